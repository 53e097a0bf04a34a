import type { PaymentKind, PaymentRequest } from '#lib/contract/checkout.ts'
import { toCents } from '#lib/shop/money.ts'
import type { StoreContext } from '../store/store.ts'
import { orderByKey } from './find-order.ts'
import { orderKey } from './order-key.ts'
import { lockOrder } from './order-row.ts'
import { addEvent } from './order-state.ts'
import { BY_BUYER, PAYMENT_CHANGED } from './order-steps.ts'
import { otherPayments } from './other-payments.ts'
import { payableOrder } from './payable-order.ts'
import { storedPayment } from './start-payment.ts'

/** The result of a change of the payment method; 'changed' means that the new total is not the one that the shopper saw. */
export type PaymentChange = 'done' | 'unknown' | 'not-open' | 'not-offered' | 'changed'

/**
 * Gives an order that waits for its payment another payment method, with its discount (contract 4.33). The order waits as long as one
 * placed with that method. What was begun before stays in the stored payment: an earlier provider's page may still accept money.
 */
export async function changePayment(
  store: StoreContext,
  number: number,
  { chave, pagamento, total }: PaymentRequest & { pagamento: PaymentKind },
): Promise<PaymentChange> {
  if (!(await orderByKey(store, number, chave))) return 'unknown'
  const [rules, key] = await Promise.all([store.rules(), orderKey(store, store.db.read, number)])
  return store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    if (!order) return 'unknown'
    // A repeated press.
    if (order.payment_kind === pagamento) return 'done'
    const others = otherPayments(store, rules, order)
    if (others.length === 0) return 'not-open'
    const other = others.find(({ provider }) => provider.id === pagamento)
    if (!other) return 'not-offered'
    if (total === undefined || toCents(total) !== other.total) return 'changed'
    const { provider, discount } = other
    const changed = {
      payment_kind: provider.id,
      payment_discount: discount,
      total: other.total,
      expires_at: Math.max(order.expires_at ?? 0, order.created_at + provider.validMs),
    }
    const started = await provider.start(payableOrder(store, rules, { ...order, ...changed }, key))
    const { payment_kind: kind, payment_discount, total: earlierTotal } = order
    const earlier = { kind: kind as PaymentKind, discount: payment_discount, total: earlierTotal }
    await queries
      .updateTable('shop_order')
      .set({ ...changed, payment: storedPayment(provider, started, { earlier }) })
      .where('number', '=', number)
      .execute()
    const reason = `${PAYMENT_CHANGED}: ${kind}, ${provider.id}`
    await addEvent(queries, number, { at: store.now(), state: order.state, author: BY_BUYER, reason })
    return 'done'
  }, `order ${number}`)
}
