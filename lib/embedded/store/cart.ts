import { randomUUID } from 'node:crypto'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { cartDocument, cartTag, type CartDocument } from './cart-document.ts'
import { deleteLine, readLines, writeLines, type StoredCartLine, type CartLineKey } from './cart-lines.ts'
import { readSellables } from './sellable-items.ts'
import {
  buildCart,
  packParts,
  unpackParts,
  type CartResponseParts,
  type CartSources,
} from './cart-response-parts.ts'
import { appliedCoupon } from './cart-coupon.ts'
import { findLine, planAdd, planUpdate, type Plan, type Rejection, type LineRequest } from './cart-plan.ts'
import { findStoredResponse, storeResponse, type KeyedRequest, type StoredResponse } from './idempotency.ts'
import { countNewCart } from './new-carts.ts'
import {
  findSession,
  isExtensionDue,
  createSession,
  newId,
  SESSION_MS,
  extendExpiry,
  type Session,
} from './sessions.ts'
import type { StoreContext } from './store.ts'

/** The session, language, version and idempotency key of a cart request. */
export interface CartCall {
  token: string
  language: Lang
  ifMatch: string | null
  keyed: KeyedRequest | null
  /** The visitor's IP address; '' when the caller does not know it. */
  ip: string
}

/** The result of a cart request; `session` is a token to send to the client. */
export type CartResult =
  | { kind: 'cart'; body: string; version: number; session?: string }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'other-version'; document: CartDocument }
  | { kind: 'key-conflict' }

type Change = Plan & { removed?: CartLineKey }

/** GET checkout/cart: the cart, empty without a known session (contract 4.11). */
export async function readCart(store: StoreContext, token: string, language: Lang): Promise<CartResult> {
  const rules = await store.rules()
  const { session, lines, coupon } = await store.db.snapshot(async (queries) => {
    const known = await findSession(store, queries, token)
    return {
      session: known,
      lines: known ? await readLines(queries, known.cartId) : [],
      coupon: await appliedCoupon(store, queries, known?.coupon),
    }
  })
  const version = session?.version ?? 0
  const body = JSON.stringify(cartDocument(lines, version, rules, language, { coupon }))
  const isExtended =
    session !== null && isExtensionDue(store, session) && (await extendSession(store, session))
  return { kind: 'cart', body, version, ...(isExtended && { session: token }) }
}

/** POST checkout/cart: adds all requested lines or none, and creates a session when there is none (contract 4.12). Throws TooManyCarts. */
export function addLines(store: StoreContext, call: CartCall, requests: LineRequest[]): Promise<CartResult> {
  return changeCart(store, call, true, async (queries, lines, maxQuantity) => {
    const sellables = new Map(lines.map((line) => [line.itemId, line.sellable]))
    const missing = new Set(requests.map((request) => request.itemId).filter((id) => !sellables.has(id)))
    for (const found of await readSellables(queries, [...missing])) sellables.set(found.itemId, found)
    return planAdd(lines, sellables, requests, maxQuantity)
  })
}

/** PUT checkout/cart: sets the quantity of a line (contract 4.13). */
export function setLineQuantity(
  store: StoreContext,
  call: CartCall,
  request: LineRequest,
): Promise<CartResult> {
  return changeCart(store, call, false, async (_queries, lines, maxQuantity) =>
    planUpdate(lines, request, maxQuantity),
  )
}

/** DELETE checkout/cart: removes a line; a missing line is not an error (contract 4.14). */
export function removeLine(store: StoreContext, call: CartCall, name: CartLineKey): Promise<CartResult> {
  return changeCart(store, call, false, async (_queries, lines) => {
    const removed = findLine(lines, name)
    const rest = lines.filter((line) => line !== removed)
    return { lines: rest, changed: [], adjustedTo: [], ...(removed && { removed }) }
  })
}

// The cart is locked before it is read, so each write sees the result of the one before (L1).
async function changeCart(
  store: StoreContext,
  call: CartCall,
  isAdd: boolean,
  decide: (queries: Queries, lines: StoredCartLine[], maxQuantity: number) => Promise<Change | Rejection>,
): Promise<CartResult> {
  const rules = await store.rules()
  return store.db.write(async (queries) => {
    const sources = { queries, rules, now: store.now() }
    const session = await findSession(store, queries, call.token, { lock: true })
    const storedResponse =
      call.keyed && (await findStoredResponse(store, queries, call.keyed, session?.cartId ?? null))
    if (storedResponse) return repeat(store, sources, call, storedResponse, session)
    const lines = session ? await readLines(queries, session.cartId) : []
    const current = session?.version ?? 0
    const coupon = await appliedCoupon(store, queries, session?.coupon)
    if (!isExpected(call.ifMatch, current))
      return {
        kind: 'other-version',
        document: cartDocument(lines, current, rules, call.language, { coupon }),
      }
    const change = await decide(queries, lines, rules.maxQuantity)
    if ('reason' in change) return { kind: 'rejected', rejection: change }

    const isSame = change.changed.length === 0 && !change.removed
    const version = isSame ? current : current + 1
    const parts: CartResponseParts = {
      language: call.language,
      lines: change.lines,
      adjustedTo: change.adjustedTo,
      coupon: session?.coupon ?? null,
      eventId: isAdd ? randomUUID() : null,
    }
    const body = await buildCart(sources, parts, version)
    if (isSame && !session) return { kind: 'cart', body, version }
    if (!session) await countNewCart(store, queries, call.ip)
    const requestCartId = session?.cartId ?? null
    const cartId = requestCartId ?? newId(store)
    if (call.keyed) {
      const { ip } = call
      const answer = { cartId, requestCartId, version, body: packParts(parts), ip }
      // The same request in flight has stored its response first; its transaction has committed, so the response
      // can be read.
      if (!(await storeResponse(store, queries, call.keyed, answer))) {
        const first = await findStoredResponse(store, queries, call.keyed, requestCartId)
        return first ? repeat(store, sources, call, first, session) : { kind: 'key-conflict' }
      }
    }
    if (isSame) return { kind: 'cart', body, version }
    await saveCart(store, queries, { id: cartId, version, isNew: session === null })
    if (change.removed) await deleteLine(queries, cartId, change.removed)
    if (change.changed.length > 0) await writeLines(queries, cartId, change.changed)
    const token = await sessionToSend(store, queries, call.token, session, cartId)
    return { kind: 'cart', body, version, ...(token !== null && { session: token }) }
  }, call.token)
}

async function saveCart(
  store: StoreContext,
  queries: Queries,
  { id, version, isNew }: { id: string; version: number; isNew: boolean },
) {
  const row = { version, expires_at: store.now() + SESSION_MS }
  if (isNew)
    await queries
      .insertInto('cart')
      .values({ id, postal_code: null, ...row })
      .execute()
  else await queries.updateTable('cart').set(row).where('id', '=', id).execute()
}

// A new token for a new cart, the same token when its 30 days start again, else null.
async function sessionToSend(
  store: StoreContext,
  queries: Queries,
  token: string,
  session: Session | null,
  cartId: string,
): Promise<string | null> {
  if (!session) return createSession(store, queries, cartId)
  if (!isExtensionDue(store, session)) return null
  await extendExpiry(store, queries, session)
  return token
}

// A repeated first request without a session gets a new token, because the first response may not have arrived
// (contract 3.2).
async function repeat(
  store: StoreContext,
  sources: CartSources,
  { language, ip }: CartCall,
  { cartId, body: stored, version, isSame }: StoredResponse,
  session: Session | null,
): Promise<CartResult> {
  if (!isSame) return { kind: 'key-conflict' }
  const { queries } = sources
  if (!session) await countNewCart(store, queries, ip)
  const token = session ? null : await createSession(store, queries, cartId)
  const answer =
    stored === ''
      ? await currentCart(sources, cartId, language)
      : { body: await buildCart(sources, await unpackParts(queries, stored), version), version }
  return { kind: 'cart', ...answer, ...(token !== null && { session: token }) }
}

// The cart as it is now, for a response that was too long to be stored (docs/decisions/0061).
async function currentCart(sources: CartSources, cartId: string, language: Lang) {
  const { queries } = sources
  const cart = await queries
    .selectFrom('cart')
    .select(['version', 'coupon'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  const version = cart?.version ?? 0
  const lines = await readLines(queries, cartId)
  const parts = { language, lines, adjustedTo: [], coupon: cart?.coupon ?? null, eventId: null }
  return { body: await buildCart(sources, parts, version), version }
}

async function extendSession(store: StoreContext, session: Session): Promise<boolean> {
  try {
    await store.db.write((queries) => extendExpiry(store, queries, session))
    return true
  } catch {
    // Reading the cart still works while the database cannot write.
    return false
  }
}

function isExpected(ifMatch: string | null, version: number): boolean {
  if (ifMatch === null) return true
  return ifMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === cartTag(version))
}
