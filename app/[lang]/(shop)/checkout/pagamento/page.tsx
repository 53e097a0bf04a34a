import type { Metadata } from 'next'
import { OrderSummary } from '#components/cart/order-summary.tsx'
import { loadShopStart } from '#lib/pages/all-products.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { fetchCart } from '#lib/client/store/cart.ts'
import { accountCopy } from '#lib/copy/account.ts'
import { headsCopy } from '#lib/copy/heads.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(accountCopy[lang].paymentTitle, headsCopy[lang].payment)
}

/** The order summary, used when no external checkout is configured (P6). The shop never has a card form. */
export default async function PaymentPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [{ cart }, settings, start] = await Promise.all([
    fetchCart(await visitorStore(lang)),
    loadSettings(lang),
    loadShopStart(lang),
  ])
  return <OrderSummary cart={cart} lang={lang} settings={settings} start={start} />
}
