import { brazilTime } from '#lib/shop/brazil-time.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { OwnerChange } from '#lib/shop/owner-orders.ts'
import type { RefundWay } from '#lib/contract/order-document.ts'
import type { Refund } from '#lib/shop/refund.ts'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from '../store/store.ts'
import { lockOrder } from './order-row.ts'
import { addEvent, mailOrder } from './order-state.ts'
import { REFUNDED } from './order-steps.ts'

/**
 * Records that money of an order has gone back to its buyer, with an event for the owner and an e-mail, all or none
 * (docs/decisions/0089). An order that waits for its payment has none to return; all refunds together are at most its total; the day is
 * neither before the order nor after today in Brasília; '' is today.
 */
export function recordRefund(
  { db, now }: Pick<StoreContext, 'db' | 'now'>,
  number: number,
  refund: Refund,
  author: string,
): Promise<OwnerChange> {
  const { amount, way } = refund
  return db.write(async (queries) => {
    const order = await lockOrder(db, queries, number)
    if (!order) return 'unknown'
    if (order.state === 'aguardando_pagamento') return 'not-allowed'
    const at = now()
    const day = refund.day || brazilTime(at).day
    if (day < brazilTime(order.created_at).day || day > brazilTime(at).day) return 'wrong-day'
    const earlier = await refundsOf(queries, number)
    if (amount <= 0 || refundedIn(earlier) + amount > order.total) return 'too-much'
    const position = await nextPosition(queries, number)
    await queries.insertInto('order_refund').values({ number, position, amount, way, day }).execute()
    const reason = `${REFUNDED}: ${(amount / 100).toFixed(2)}, ${way}, ${day}`
    await addEvent(queries, number, { at, state: order.state, author, reason })
    const data = { amount: String(amount), way, day, position: String(position) }
    await mailOrder(queries, order, 'refunded', { now: at, data })
    return 'changed'
  }, `order ${number}`)
}

/** A recorded refund; `position` names it among those of its order. */
export interface RecordedRefund extends Refund {
  position: number
}

/** The refunds of an order that were not taken back, in the order in which they were recorded. */
export async function refundsOf(queries: Queries, number: number): Promise<RecordedRefund[]> {
  const rows = await queries
    .selectFrom('order_refund')
    .select(['position', 'amount', 'way', 'day'])
    .where('number', '=', number)
    .where('taken_back_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ way, ...row }) => ({ ...row, way: way as RefundWay }))
}

/** The sum of refunds. */
export function refundedIn(refunds: readonly Pick<Refund, 'amount'>[]): Cents {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

// A refund that was taken back keeps its position: the number names one refund for ever.
async function nextPosition(queries: Queries, number: number): Promise<number> {
  const { last } = await queries
    .selectFrom('order_refund')
    .select((row) => row.fn.max('position').as('last'))
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
