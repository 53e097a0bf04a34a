import type { Updateable } from 'kysely'
import type { PaymentKind } from '#lib/contract/checkout.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { StoreContext } from '../store/store.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import type { PaymentAttempt } from '../payments/provider.ts'
import { addEvent, changeState } from './order-state.ts'
import { withAttempt } from './payment-attempt.ts'
import { storedPaymentOf, type StoredInstallments } from './start-payment.ts'

/** The state of an order's payment, as its provider reports it. */
export interface PaymentUpdate {
  provider: PaymentKind
  /** The provider's id of the event, or of the payment with its status: an update with the same id is applied once. */
  eventId: string
  number: number
  status: 'approved' | 'pending' | 'rejected' | 'refunded'
  /** What was paid, of an approved payment. */
  amount: Cents
  /** What has gone back to the buyer. */
  returned?: Cents
  /** With a pending payment, such as a boleto: how long the order waits for it, in milliseconds since 1970. */
  expiresAt?: number
  /** Of an approved payment: the installments that the buyer chose. */
  installments?: StoredInstallments
  /** What the buyer tried; a pending or a rejected one is shown on the order's page. */
  attempt?: Omit<PaymentAttempt, 'state'>
}

/** What an update did: `noted` is an event for the owner, who decides; `shown` is an attempt that the buyer sees. */
export type Settlement = 'paid' | 'extended' | 'shown' | 'noted' | 'repeated' | 'ignored' | 'unknown-order'

/**
 * Applies an update once, in one transaction with the order: an approved payment of the whole total pays an order that waits, or
 * revives one that has just expired and whose units are still in stock. Anything else that concerns money becomes an event of the
 * order for its owner.
 */
export function settlePayment(
  store: Pick<StoreContext, 'db' | 'now'>,
  update: PaymentUpdate,
): Promise<Settlement> {
  const { provider, eventId, number, returned = 0 } = update
  return store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    if (!order || !isMethodOf(order, provider)) return 'unknown-order'
    // A second partial refund has the id of the first.
    if (returned > order.returned_by_provider)
      await queries
        .updateTable('shop_order')
        .set({ returned_by_provider: returned })
        .where('number', '=', number)
        .execute()
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('payment_event')
      .values({ provider, id: eventId, at: store.now() })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return 'repeated'
    return apply(store, queries, order, update)
  }, `order ${number}`)
}

const earlierOf = (order: OrderRow, provider: PaymentKind) => {
  const { earlier } = storedPaymentOf(order)
  return order.payment_kind !== provider && earlier?.kind === provider ? earlier : undefined
}

// A page that the buyer opened before choosing another payment method may still accept the payment.
const isMethodOf = (order: OrderRow, provider: PaymentKind) =>
  order.payment_kind === provider || earlierOf(order, provider) !== undefined

async function apply(
  store: Pick<StoreContext, 'now'>,
  queries: Queries,
  order: OrderRow,
  { provider, status, amount, expiresAt, attempt, installments }: PaymentUpdate,
): Promise<Settlement> {
  const now = store.now()
  const note = async (reason: string): Promise<Settlement> => {
    await addEvent(queries, order.number, { at: now, state: order.state, author: provider, reason })
    return 'noted'
  }
  const earlier = earlierOf(order, provider)
  const isOpen = order.state === 'aguardando_pagamento' && !earlier
  const change = async (set: Updateable<Tables['shop_order']>) =>
    queries.updateTable('shop_order').set(set).where('number', '=', order.number).execute()
  switch (status) {
    case 'approved': {
      if (amount !== (earlier ?? order).total)
        return note(`pagamento_de_outro_valor: ${(amount / 100).toFixed(2)}`)
      const result = await changeState(queries, order, { to: 'pago', author: provider, now })
      if (result !== 'changed') return note('pagamento_sem_pedido_aberto')
      if (earlier)
        await change({ payment_kind: earlier.kind, payment_discount: earlier.discount, total: earlier.total })
      if (installments) await change({ payment: JSON.stringify({ ...storedPaymentOf(order), installments }) })
      return 'paid'
    }
    case 'pending': {
      if (!isOpen || expiresAt === undefined) return 'ignored'
      const isLonger = expiresAt > (order.expires_at ?? 0)
      if (!isLonger && !attempt) return 'ignored'
      await change({
        payment: attempt ? withAttempt(order, { ...attempt, state: 'pendente' }).payment : order.payment,
        expires_at: isLonger ? expiresAt : order.expires_at,
      })
      return isLonger ? 'extended' : 'shown'
    }
    case 'refunded':
      return note('pagamento_estornado')
    case 'rejected': {
      if (!isOpen || !attempt) return 'ignored'
      const { payment, deadline } = withAttempt(order, { ...attempt, state: 'recusada' })
      await change({
        payment,
        expires_at: deadline === undefined ? order.expires_at : Math.max(deadline, now),
      })
      return 'shown'
    }
  }
}
