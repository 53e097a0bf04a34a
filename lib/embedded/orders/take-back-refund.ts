import type { OwnerChange } from '#lib/shop/owner-orders.ts'
import type { Queries } from '../db/database.ts'
import { isUnsent } from '../mail/queue.ts'
import type { StoreContext } from '../store/store.ts'
import { checkOrder } from './mercado-pago-orders.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { addEvent, mailOrder } from './order-state.ts'
import { REFUND_TAKEN_BACK } from './order-steps.ts'
import { refundedIn, refundsOf, type RecordedRefund } from './refunds.ts'

/** A refund that was recorded by mistake: its position among those of its order, and why it is taken back. */
export interface TakeBackRequest {
  position: number
  reason: string
}

/**
 * Takes back a refund that was recorded by mistake, with an event for the owner, all or none (docs/decisions/0066). A buyer who was told
 * of it gets an e-mail; an e-mail about it that is still in the queue is removed. Rejected for money that Mercado Pago has returned, and while
 * Mercado Pago does not say whether it has.
 */
export async function takeBackRefund(
  store: StoreContext,
  number: number,
  { position, reason }: TakeBackRequest,
  author: string,
): Promise<OwnerChange> {
  if (!(await askProvider(store, number))) return 'provider-silent'
  const { db, now } = store
  return db.write(async (queries) => {
    const order = await lockOrder(db, queries, number)
    if (!order) return 'unknown'
    const refunds = await refundsOf(queries, number)
    const wrong = refunds.find((each) => each.position === position)
    if (!wrong) return 'no-refund'
    if (wasReturned(order, refunds, wrong)) return 'sent-by-provider'
    const at = now()
    await queries
      .updateTable('order_refund')
      .set({ taken_back_at: at })
      .where('number', '=', number)
      .where('position', '=', position)
      .execute()
    const { amount, way, day } = wrong
    const words = `${REFUND_TAKEN_BACK}: ${(amount / 100).toFixed(2)}, ${way}, ${day}: ${reason}`
    await addEvent(queries, number, { at, state: order.state, author, reason: words })
    if (!(await dropMail(queries, order, position, at)))
      await mailOrder(queries, order, 'refund-taken-back', {
        now: at,
        data: { amount: String(amount), way, day },
      })
    return 'changed'
  }, `order ${number}`)
}

// The notification of a refund at Mercado Pago may be late or lost.
async function askProvider(store: StoreContext, number: number): Promise<boolean> {
  const order = await store.db.read
    .selectFrom('shop_order')
    .select('payment_kind')
    .where('number', '=', number)
    .executeTakeFirst()
  if (order?.payment_kind !== 'mercado-pago') return true
  return checkOrder(store, number).then(
    () => true,
    () => false,
  )
}

// Refunds that the provider has made must stay recorded. A deposit is never one of them: only the owner makes deposits.
function wasReturned(order: OrderRow, refunds: readonly RecordedRefund[], wrong: RecordedRefund): boolean {
  if (wrong.way === 'deposito') return false
  const byProvider = refunds.filter(({ way }) => way !== 'deposito')
  return refundedIn(byProvider) - wrong.amount < order.returned_by_provider
}

// Removes the e-mail about a refund from the queue; false when the buyer may have got it: it was sent, is being sent, or was tried.
async function dropMail(queries: Queries, order: OrderRow, position: number, now: number): Promise<boolean> {
  const waiting = await queries
    .selectFrom('mail')
    .select(['id', 'data'])
    .where('kind', '=', 'refunded')
    .where('number', '=', String(order.number))
    .where(isUnsent(now))
    .execute()
  const found = waiting.find(
    ({ data }) => (JSON.parse(data) as { position?: string }).position === String(position),
  )
  if (!found) return false
  const dropped = await queries
    .deleteFrom('mail')
    .where('id', '=', found.id)
    .where(isUnsent(now))
    .returning('attempts')
    .executeTakeFirst()
  return dropped?.attempts === 0
}
