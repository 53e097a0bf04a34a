import type { ReactNode } from 'react'
import { SecureBlock } from '#components/shell/secure-block.tsx'
import { takesOrders } from '#lib/config/own-checkout.ts'
import { brand } from '#lib/host/brand.ts'
import { host } from '#lib/host/host.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/** Layout of all pages except the institutional ones; adds the block about secure purchases (spec section 2, App shell). */
export default async function PurchaseLayout({ children, params }: Props) {
  const lang = langOfParam((await params).lang)
  return (
    <>
      {children}
      <SecurePurchase lang={lang} />
    </>
  )
}

// Loads its data in parallel with the page, so that the response waits for one deadline only (L9).
async function SecurePurchase({ lang }: { lang: Lang }) {
  const { conversion, fixedShipping, freeShippingFrom } = await loadSettings(lang)
  const { returnDays, deliversEverywhere } = brand()
  return (
    <SecureBlock
      lang={lang}
      takesOrders={takesOrders(host().env)}
      returnDays={returnDays}
      deliversEverywhere={deliversEverywhere}
      settings={{ conversion, fixedShipping, freeShippingFrom }}
    />
  )
}
