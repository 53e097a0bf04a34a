import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { countNewCart } from './new-carts.ts'
import type { StoreContext } from './store.ts'

const DAY_MS = 86_400_000

/** Lifetime of a session after its last use (contract 3.1). */
export const SESSION_MS = 30 * DAY_MS

const TOKEN_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{22}$/
// A session is extended at most once a day, so that most reads do not write.
const EXTEND_EVERY_MS = DAY_MS

/** A valid session with its cart. */
export interface Session {
  tokenHash: string
  cartId: string
  customerId: number | null
  version: number
  /** The code of the coupon on the cart. */
  coupon: string | null
  expiresAt: number
}

/**
 * Returns the session of a token; null when it is unknown or expired. With `lock`, its cart stays locked until the
 * transaction ends.
 */
export async function findSession(
  store: StoreContext,
  queries: Queries,
  token: string,
  { lock = false } = {},
): Promise<Session | null> {
  if (!TOKEN.test(token)) return null
  let found = queries
    .selectFrom('session')
    .innerJoin('cart', 'cart.id', 'session.cart_id')
    .select(['token_hash', 'cart_id', 'customer_id', 'version', 'coupon', 'session.expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', store.now())
  if (lock && store.db.engine === 'postgres') found = found.forUpdate('cart')
  const row = await found.executeTakeFirst()
  if (!row) return null
  return {
    tokenHash: row.token_hash,
    cartId: row.cart_id,
    customerId: row.customer_id,
    version: row.version,
    coupon: row.coupon,
    expiresAt: row.expires_at,
  }
}

/**
 * Creates a session for a cart, extends the cart's life to the session's, and returns the token. Only the token's
 * hash is stored.
 */
export async function createSession(
  store: StoreContext,
  queries: Queries,
  cartId: string,
  customerId: number | null = null,
): Promise<string> {
  const token = newId(store)
  const expiresAt = store.now() + SESSION_MS
  await queries.updateTable('cart').set({ expires_at: expiresAt }).where('id', '=', cartId).execute()
  await queries
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      cart_id: cartId,
      customer_id: customerId,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

/** Creates an empty cart and returns its id. Throws TooManyCarts for an IP address with too many; '' is not counted. */
export async function createCart(store: StoreContext, queries: Queries, ip: string): Promise<string> {
  await countNewCart(store, queries, ip)
  const id = newId(store)
  const expiresAt = store.now() + SESSION_MS
  const row = { id, version: 0, postal_code: null, expires_at: expiresAt }
  await queries.insertInto('cart').values(row).execute()
  return id
}

/** Whether a session was extended more than a day ago, so that extendExpiry should run. */
export function isExtensionDue(store: StoreContext, { expiresAt }: Session): boolean {
  return expiresAt - store.now() < SESSION_MS - EXTEND_EVERY_MS
}

/** Extends a session and its cart by 30 days from now. */
export async function extendExpiry(
  store: StoreContext,
  queries: Queries,
  { tokenHash, cartId }: Session,
): Promise<void> {
  const expiresAt = store.now() + SESSION_MS
  await queries.updateTable('cart').set({ expires_at: expiresAt }).where('id', '=', cartId).execute()
  await queries
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Returns a random id of 128 bits. */
export function newId(store: StoreContext): string {
  return Buffer.from(store.random(TOKEN_BYTES)).toString('base64url')
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
