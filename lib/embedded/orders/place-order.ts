import type { OrderRequest, PaymentKind } from '#lib/contract/checkout.ts'
import type { DraftSection } from '#lib/contract/draft.ts'
import { toCents } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { findStoredResponse, storeResponse, type KeyedRequest } from '../store/idempotency.ts'
import { findSession, type Session } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import type { StoreRules } from '../store/store-rules.ts'
import { readCheckout, withPayment, type Checkout } from './checkout.ts'
import { draftDocument } from './draft-document.ts'
import { startPayment } from './start-payment.ts'
import { OutOfStock } from './stock.ts'
import { storeOrder } from './store-order.ts'

/** A request to place an order. */
export interface OrderCall {
  /** The token of the session; '' without one. */
  token: string
  language: Lang
  keyed: KeyedRequest | null
}

/** The number of the placed order, or why there is none. */
export type OrderResult =
  | { kind: 'placed'; number: number }
  | { kind: 'changed'; draft: object }
  | { kind: 'incomplete'; missing: DraftSection[]; draft: object }
  | { kind: 'no-session' | 'no-payment' | 'no-installments' | 'key-conflict' }

/**
 * POST checkout/order: one transaction stores the order with everything that belongs to it and empties the cart, or stores nothing
 * (contract 4.30, docs/decisions/0079). A version of a cart is ordered once: a repeated request returns the first order.
 */
export async function placeOrder(
  store: StoreContext,
  call: OrderCall,
  request: OrderRequest,
): Promise<OrderResult> {
  const rules = await store.rules()
  const result = await store.db
    .write((queries) => placeInTransaction(store, queries, rules, call, request), 'orders')
    .catch(async (error: unknown): Promise<OrderResult> => {
      if (!(error instanceof OutOfStock)) throw error
      return { kind: 'changed', draft: await currentDraft(store, rules, call, request.pagamento) }
    })
  if (result.kind === 'placed') await startPayment(store, result.number)
  return result
}

async function placeInTransaction(
  store: StoreContext,
  queries: Queries,
  rules: StoreRules,
  { token, language, keyed }: OrderCall,
  request: OrderRequest,
): Promise<OrderResult> {
  const session = await findSession(store, queries, token, { lock: true })
  if (!session) return { kind: 'no-session' }
  const stored = keyed && (await findStoredResponse(store, queries, keyed, session.cartId))
  if (stored)
    return stored.isSame ? { kind: 'placed', number: Number(stored.body) } : { kind: 'key-conflict' }
  const earlier = await orderOfVersion(queries, session, request.versao)
  if (earlier !== undefined) return { kind: 'placed', number: earlier }
  const read = await readCheckout(store, queries, rules, session)
  if (!read.payments.some(({ id }) => id === request.pagamento)) return { kind: 'no-payment' }
  if (request.parcelas > rules.installments.maximum) return { kind: 'no-installments' }
  const checkout = withPayment(read, request.pagamento)
  const draft = () => draftDocument(checkout, rules, language)
  if (hasChanged(checkout, request)) return { kind: 'changed', draft: draft() }
  const { missing } = checkout
  if (missing.length > 0) return { kind: 'incomplete', missing, draft: draft() }
  const number = await storeOrder(store, queries, { session, checkout, rules, language, request })
  if (keyed) {
    const response = { cartId: session.cartId, version: session.version, body: String(number) }
    await storeResponse(store, queries, keyed, { ...response, requestCartId: session.cartId })
  }
  return { kind: 'placed', number }
}

// The shopper has agreed to the version and the total that the page showed. Lines that went out of stock change the order too.
function hasChanged({ version, amounts, missing, option }: Checkout, request: OrderRequest): boolean {
  if (version !== request.versao || missing.includes('itens')) return true
  return option !== undefined && amounts.total !== toCents(request.total)
}

async function orderOfVersion(queries: Queries, { cartId }: Session, version: number) {
  const row = await queries
    .selectFrom('shop_order')
    .select('number')
    .where('cart_id', '=', cartId)
    .where('cart_version', '=', version)
    .executeTakeFirst()
  return row?.number
}

async function currentDraft(
  store: StoreContext,
  rules: StoreRules,
  { token, language }: OrderCall,
  kind: PaymentKind,
): Promise<object> {
  return store.db.snapshot(async (queries) => {
    const session = await findSession(store, queries, token)
    const checkout = await readCheckout(store, queries, rules, session)
    return draftDocument(withPayment(checkout, kind), rules, language)
  })
}
