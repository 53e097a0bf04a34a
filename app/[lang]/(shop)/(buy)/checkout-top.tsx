import { CheckoutBar } from '#components/checkout/checkout-bar.tsx'
import { LanguageSwitch } from '#components/shell/language-switch.tsx'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** The bar above the checkout, with the link to the other language. */
export function CheckoutTop({ lang }: { lang: Lang }) {
  const { otherLanguage, otherLanguageLabel } = shellCopy[lang]
  return (
    <CheckoutBar
      lang={lang}
      language={<LanguageSwitch lang={lang} copy={{ otherLanguage, otherLanguageLabel }} />}
    />
  )
}
