import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoOrdersLinks } from '#components/checkout/no-orders.tsx'
import { OrderList } from '#components/checkout/order-list.tsx'
import { orderListCopy } from '#lib/copy/order-list.ts'
import { host } from '#lib/host/host.ts'
import { loadNoOrders } from '#lib/pages/no-orders.ts'
import { ordersOfAccount } from '#lib/pages/order-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { mine, mineIntro } = orderListCopy[langOfParam((await params).lang)]
  return { ...privateMetadata(mine, mineIntro), referrer: 'strict-origin' }
}

/** The orders of the signed-in account (contract 4.33). */
export default async function OrdersPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  if (host().env.storeApiUrl) notFound()
  const orders = await ordersOfAccount(lang)
  const isEmpty = orders?.length === 0
  return (
    <OrderList
      orders={orders}
      lang={lang}
      otherLinks={isEmpty ? <NoOrdersLinks {...await loadNoOrders(lang)} lang={lang} /> : null}
    />
  )
}
