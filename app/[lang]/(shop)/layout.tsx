import type { ReactNode } from 'react'
import { SecureBlock } from '#components/shell/secure-block.tsx'
import { loadSettings } from '#lib/pages/loaders.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/** Every page but the institutional ones: below it the purchase is told to be secure (spec section 2, App shell). */
export default async function PurchaseLayout({ children, params }: Props) {
  const lang = langOfParam((await params).lang)
  return (
    <>
      {children}
      <PurchaseIsSecure lang={lang} />
    </>
  )
}

// Waits for the store by itself, beside the page and not before it: one deadline for all (L9).
async function PurchaseIsSecure({ lang }: { lang: Lang }) {
  const { english, fixedShipping, freeShippingFrom } = await loadSettings(lang)
  return <SecureBlock lang={lang} settings={{ english, fixedShipping, freeShippingFrom }} />
}
