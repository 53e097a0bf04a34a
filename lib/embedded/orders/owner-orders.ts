import { ORDER_STATES, type OrderState } from '#lib/contract/order-document.ts'
import {
  ORDERS_PER_PAGE,
  type OrderListQuery,
  type OwnerListedOrder,
  type OwnerOrder,
} from '#lib/shop/owner-orders.ts'
import type { Database, Queries } from '../db/database.ts'
import type { DeliveryOption } from '../shipping/delivery-options.ts'
import { refundsOf } from './refunds.ts'

const CLOSED: readonly OrderState[] = ['entregue', 'devolvido', 'cancelado']
const OPEN = ORDER_STATES.filter((state) => !CLOSED.includes(state))

/** Returns a page of orders. */
export async function listOrders(
  queries: Queries,
  { state, page }: OrderListQuery,
): Promise<OwnerListedOrder[]> {
  let found = queries
    .selectFrom('shop_order')
    .select(['number', 'state', 'created_at', 'expires_at', 'name', 'total', 'payment_kind', 'delivery'])
    .select((row) =>
      row
        .selectFrom('order_line')
        .select((line) => line.fn.sum<number | string>('quantity').as('units'))
        .whereRef('order_line.number', '=', 'shop_order.number')
        .as('units'),
    )
    .orderBy('number', 'desc')
    .limit(ORDERS_PER_PAGE)
    .offset((Math.max(1, page) - 1) * ORDERS_PER_PAGE)
  if (state !== undefined) found = found.where('state', 'in', state === 'open' ? OPEN : [state])
  return (await found.execute()).map((row) => ({
    number: row.number,
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.state === 'aguardando_pagamento' ? row.expires_at : null,
    name: row.name,
    units: Number(row.units ?? 0),
    total: row.total,
    paymentKind: row.payment_kind,
    until: (JSON.parse(row.delivery) as DeliveryOption).until,
  }))
}

/** Returns an order with its address, lines and history; `undefined` for an unknown number. */
export async function readOwnerOrder(db: Database, number: number): Promise<OwnerOrder | undefined> {
  return db.snapshot(async (queries) => {
    const order = await queries
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst()
    if (!order) return undefined
    const lines = await queries
      .selectFrom('order_line')
      .select(['name', 'detail', 'sku', 'quantity', 'price'])
      .where('number', '=', number)
      .orderBy('position')
      .execute()
    const events = await queries
      .selectFrom('order_event')
      .select(['at', 'state', 'author', 'reason'])
      .where('number', '=', number)
      .orderBy('step')
      .execute()
    return {
      order,
      address: JSON.parse(order.address) as Record<string, string>,
      delivery: JSON.parse(order.delivery) as DeliveryOption,
      tracking: order.tracking === null ? null : (JSON.parse(order.tracking) as OwnerOrder['tracking']),
      lines,
      events,
      refunds: await refundsOf(queries, number),
    }
  })
}
