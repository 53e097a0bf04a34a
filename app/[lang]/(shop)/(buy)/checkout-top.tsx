import { CheckoutBar } from '#components/checkout/checkout-bar.tsx'
import { LanguageSwitch } from '#components/shell/language-switch.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

type CheckoutTopProps = {
  lang: Lang
  /** The page that it leads back to, with its path without language; the cart when it is missing. */
  back?: { text: string; path: string }
}

/** The bar above a page on which an order is paid, with the link to the other language. */
export function CheckoutTop({ lang, back }: CheckoutTopProps) {
  const { otherLanguage, otherLanguageLabel } = shellCopy[lang]
  const { text, path } = back ?? { text: checkoutCopy[lang].backToCart, path: paths.cart() }
  return (
    <CheckoutBar
      lang={lang}
      back={{ text, path: localePath(lang, path) }}
      language={<LanguageSwitch lang={lang} copy={{ otherLanguage, otherLanguageLabel }} />}
    />
  )
}
