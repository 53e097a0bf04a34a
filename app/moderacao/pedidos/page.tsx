import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { OrderTable } from '#components/moderation/order-table.tsx'
import { moderationCopy } from '#lib/copy/moderation.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { readPage, readQuery, type Query } from '#lib/moderation/query.ts'
import { ownerOrders, stateInQuery } from '#lib/pages/moderation-orders.ts'

export const metadata: Metadata = { title: moderationCopy.titleOf(copy.title) }

/** The orders of the shop, for its team; no address is shown here. */
export default async function OrdersPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { access, session, orders } = await ownerOrders()
  const query = readQuery(await searchParams)
  const { value, state } = stateInQuery(query.get('situacao') ?? '')
  const page = readPage(query)
  return (
    <Frame brand={access.brand} current="orders" formToken={session.formToken}>
      <OrderTable orders={await orders.list({ state, page })} state={value} page={page} />
    </Frame>
  )
}
