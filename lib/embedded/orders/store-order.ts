import type { OrderRequest } from '#lib/contract/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { isDemoCard } from '#lib/shop/demo-card.ts'
import type { Queries } from '../db/database.ts'
import { paymentProviders } from '../payments/providers.ts'
import { storeOrderAddress } from '../store/saved-addresses.ts'
import { SESSION_MS, type Session } from '../store/sessions.ts'
import { stockDemand } from '../store/stock-uses.ts'
import type { StoreContext } from '../store/store.ts'
import type { StoreRules } from '../store/store-rules.ts'
import type { Checkout } from './checkout.ts'
import { orderLines } from './order-lines.ts'
import { orderKey } from './order-key.ts'
import { addEvent, mailOrder } from './order-state.ts'
import { payableOrder } from './payable-order.ts'
import { NOT_STARTED, storedPayment } from './start-payment.ts'
import { BY_BUYER } from './order-steps.ts'
import { deleteStoredDraft } from '../store/stored-draft.ts'
import { takeStock, unitsToTake } from './stock.ts'

/** The parts of a new order; its checkout has every section. */
interface NewOrder {
  session: Session
  checkout: Checkout
  rules: StoreRules
  language: Lang
  request: OrderRequest
}

/**
 * Stores an order in the caller's transaction, which has locked its cart: stock, number, order, lines, event and e-mail; then empties
 * the cart. Returns the number. Throws OutOfStock when another order has taken the units.
 */
export async function storeOrder(store: StoreContext, queries: Queries, order: NewOrder): Promise<number> {
  const { session, checkout, language } = order
  const now = store.now()
  const units = unitsToTake(stockDemand(checkout.lines))
  await takeStock(queries, units)
  const number = await nextNumber(queries)
  const row = await orderRow(store, queries, number, order)
  await queries.insertInto('shop_order').values(row).execute()
  await queries
    .insertInto('order_line')
    .values(orderLines(number, checkout.lines, language))
    .execute()
  await queries
    .insertInto('order_stock')
    .values(
      units.map(({ itemId, variationId, units: count }) => ({
        number,
        item_id: itemId,
        variation_id: variationId,
        units: count,
      })),
    )
    .execute()
  await addEvent(queries, number, { at: now, state: row.state, author: BY_BUYER, reason: '' })
  await mailOrder(queries, row, 'received', { now })
  const { entrega } = checkout.draft
  if (session.customerId != null && entrega)
    await storeOrderAddress(store, queries, session.customerId, entrega)
  await emptyCart(queries, session, now)
  return number
}

async function orderRow(
  store: StoreContext,
  queries: Queries,
  number: number,
  { session, checkout, rules, language, request }: NewOrder,
) {
  const { dados, entrega } = checkout.draft
  const { option, amounts } = checkout
  if (!dados || !entrega || !option) throw new Error('the checkout is not complete')
  const now = store.now()
  const provider = paymentProviders(store.config.payments ?? {}).find(({ id }) => id === request.pagamento)!
  const cart = await queries
    .selectFrom('cart')
    .select(['tracking', 'first_tracking'])
    .where('id', '=', session.cartId)
    .executeTakeFirstOrThrow()
  const row = {
    number,
    cart_id: session.cartId,
    cart_version: session.version,
    customer_id: session.customerId,
    state: 'aguardando_pagamento' as const,
    email: dados.email.toLowerCase(),
    name: dados.nome,
    cpf: dados.cpf,
    phone: dados.celular,
    language,
    address: JSON.stringify(entrega),
    delivery: JSON.stringify(option),
    coupon: amounts.coupon,
    subtotal: amounts.subtotal,
    discount: amounts.discount,
    coupon_discount: amounts.couponDiscount,
    shipping: option.price,
    payment_discount: amounts.paymentDiscount,
    total: amounts.total,
    payment_kind: request.pagamento,
    attribution: attributionOf(cart),
    consent: request.consentimento,
    created_at: now,
    expires_at: now + provider.validMs,
    stock_held: 1,
    seen_at: null,
  }
  // With the first order of a store, orderKey also creates the secret of all order keys, so that readers of orders write nothing.
  const payable = payableOrder(store, rules, row, await orderKey(store, queries, number))
  // The e-mail about the order has the Pix code, so a payment that is only computed is stored with the order.
  const kept = isDemoCard(provider.id) ? { chosen: request.parcelas } : {}
  const payment = provider.isLocal
    ? storedPayment(provider, await provider.start(payable), kept)
    : NOT_STARTED
  return { ...row, payment }
}

function attributionOf(cart: { tracking: string | null; first_tracking: string | null }): string | null {
  if (cart.tracking === null && cart.first_tracking === null) return null
  const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as object))
  return JSON.stringify({ first: parse(cart.first_tracking), last: parse(cart.tracking) })
}

// Every new order locks this row, so it is locked as late as possible: only the order's own rows follow.
async function nextNumber(queries: Queries): Promise<number> {
  const { value } = await queries
    .updateTable('sequence')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

// The cart counts as used now: it is the last one of its account (docs/decisions/0095).
async function emptyCart(queries: Queries, { cartId, version }: Session, now: number): Promise<void> {
  await queries.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
  await queries
    .updateTable('cart')
    .set({ version: version + 1, coupon: null, expires_at: now + SESSION_MS })
    .where('id', '=', cartId)
    .execute()
  await deleteStoredDraft(queries, cartId)
}
