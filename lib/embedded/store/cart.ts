import type { Message } from '#lib/contract/message.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { cartDocument, cartTag, withEventId, type CartDocument } from './cart-document.ts'
import {
  deleteLine,
  readLines,
  readSellables,
  writeLines,
  type StoredCartLine,
  type CartLineKey,
} from './cart-lines.ts'
import { findLine, planAdd, planUpdate, type Plan, type Rejection, type LineRequest } from './cart-plan.ts'
import { findStoredAnswer, storeAnswer, type KeyedRequest, type StoredAnswer } from './idempotency.ts'
import { findSession, isDue, mintSession, newId, SESSION_MS, slide, type Session } from './sessions.ts'
import type { StoreContext } from './store.ts'
import { adjustedText } from './texts.ts'

/** Who asks, and what the request says about repetition and versions. */
export interface CartCall {
  token: string
  language: Lang
  ifMatch: string | null
  keyed: KeyedRequest | null
}

/** What came of a cart request; `session` is a token to send to the client. */
export type CartResult =
  | { kind: 'cart'; body: string; version: number; session?: string }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'other-version'; document: CartDocument }
  | { kind: 'key-clash' }

type Change = Plan & { removed?: CartLineKey }

/** GET checkout/cart: the empty cart without a known session (contract 4.11). */
export async function readCart(store: StoreContext, token: string, language: Lang): Promise<CartResult> {
  const rules = await store.rules()
  const { session, lines } = await store.db.snapshot(async (queries) => {
    const known = await findSession(store, queries, token)
    return { session: known, lines: known ? await readLines(queries, known.cartId) : [] }
  })
  const version = session?.version ?? 0
  const body = JSON.stringify(cartDocument(lines, version, rules, language))
  const isKept = session !== null && isDue(store, session) && (await extendSession(store, session))
  return { kind: 'cart', body, version, ...(isKept && { session: token }) }
}

/** POST checkout/cart: adds all requests or none and mints a session when there is none (contract 4.12). */
export function addLines(store: StoreContext, call: CartCall, requests: LineRequest[]): Promise<CartResult> {
  return changeCart(store, call, true, async (queries, lines, maxQuantity) => {
    const sellables = new Map(lines.map((line) => [line.itemId, line.sellable]))
    const missing = new Set(requests.map((request) => request.itemId).filter((id) => !sellables.has(id)))
    for (const found of await readSellables(queries, [...missing])) sellables.set(found.itemId, found)
    return planAdd(lines, sellables, requests, maxQuantity)
  })
}

/** PUT checkout/cart: sets the units of a line (contract 4.13). */
export function setLineQuantity(
  store: StoreContext,
  call: CartCall,
  request: LineRequest,
): Promise<CartResult> {
  return changeCart(store, call, false, async (_queries, lines, maxQuantity) =>
    planUpdate(lines, request, maxQuantity),
  )
}

/** DELETE checkout/cart: takes a line out; one that is gone is no error (contract 4.14). */
export function removeLine(store: StoreContext, call: CartCall, name: CartLineKey): Promise<CartResult> {
  return changeCart(store, call, false, async (_queries, lines) => {
    const removed = findLine(lines, name)
    const rest = lines.filter((line) => line !== removed)
    return { lines: rest, changed: [], adjustedTo: [], ...(removed && { removed }) }
  })
}

// The cart is locked before anything of it is read, so every write sees the one before it (L1).
async function changeCart(
  store: StoreContext,
  call: CartCall,
  isAdd: boolean,
  decide: (queries: Queries, lines: StoredCartLine[], maxQuantity: number) => Promise<Change | Rejection>,
): Promise<CartResult> {
  const rules = await store.rules()
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, call.token, { lock: true })
    const kept = call.keyed && (await findStoredAnswer(store, queries, call.keyed, session?.cartId ?? null))
    if (kept) return repeat(store, queries, kept, session)
    const lines = session ? await readLines(queries, session.cartId) : []
    const current = session?.version ?? 0
    if (!isExpected(call.ifMatch, current))
      return { kind: 'other-version', document: cartDocument(lines, current, rules, call.language) }
    const change = await decide(queries, lines, rules.maxQuantity)
    if ('reason' in change) return { kind: 'rejected', rejection: change }

    const isSame = change.changed.length === 0 && !change.removed
    const version = isSame ? current : current + 1
    const messages = change.adjustedTo.map((units) => adjusted(units, call.language))
    const document = cartDocument(change.lines, version, rules, call.language, messages)
    const body = JSON.stringify(isAdd ? withEventId(document) : document)
    if (isSame && !session) return { kind: 'cart', body, version }
    const cartId = session?.cartId ?? newId(store)
    if (call.keyed) {
      const answer = { cartId, version, body, isFirst: session === null }
      // Lost against the same request in flight: it has committed by now, so its answer is there.
      if (!(await storeAnswer(store, queries, call.keyed, answer))) {
        const first = await findStoredAnswer(store, queries, call.keyed, session?.cartId ?? null)
        return first ? repeat(store, queries, first, session) : { kind: 'key-clash' }
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

// The token to send: a new one for a new cart, the same again when its 30 days begin anew.
async function sessionToSend(
  store: StoreContext,
  queries: Queries,
  token: string,
  session: Session | null,
  cartId: string,
): Promise<string | null> {
  if (!session) return mintSession(store, queries, cartId)
  if (!isDue(store, session)) return null
  await slide(store, queries, session)
  return token
}

// A first request that is repeated without its session gets a new one: the first may never have arrived (contract 3.2).
async function repeat(
  store: StoreContext,
  queries: Queries,
  { cartId, body, version, isSame }: StoredAnswer,
  session: Session | null,
): Promise<CartResult> {
  if (!isSame) return { kind: 'key-clash' }
  const token = session ? null : await mintSession(store, queries, cartId)
  return { kind: 'cart', body, version, ...(token !== null && { session: token }) }
}

async function extendSession(store: StoreContext, session: Session): Promise<boolean> {
  try {
    await store.db.write((queries) => slide(store, queries, session))
    return true
  } catch {
    // Reading the cart goes on when nothing can be written.
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

function adjusted(units: number, language: Lang): Message {
  return { tipo: 'aviso', codigo: 'quantidade_ajustada', mensagem: adjustedText(units, language) }
}
