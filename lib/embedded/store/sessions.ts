import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from './store.ts'

const DAY_MS = 86_400_000

/** How long a session lives after it was last used (contract 3.1). */
export const SESSION_MS = 30 * DAY_MS

const TOKEN_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{22}$/
// Sliding by whole days keeps reads from writing.
const SLIDE_MS = DAY_MS

/** A known session with the cart that it opens. */
export interface Session {
  tokenHash: string
  cartId: string
  customerId: number | null
  version: number
  expiresAt: number
}

/** The session of a token, null when it is unknown or expired; with `lock` its cart stays locked until the transaction ends. */
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
    .select(['token_hash', 'cart_id', 'customer_id', 'version', 'session.expires_at'])
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
    expiresAt: row.expires_at,
  }
}

/** Makes a session for a cart, which lives as long, and returns its token, which is stored only as a hash. */
export async function mintSession(
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

/** Makes an empty cart and returns its id. */
export async function createCart(store: StoreContext, queries: Queries): Promise<string> {
  const id = newId(store)
  const expiresAt = store.now() + SESSION_MS
  const row = { id, version: 0, postal_code: null, expires_at: expiresAt }
  await queries.insertInto('cart').values(row).execute()
  return id
}

/** Whether a session has been used long enough to be given another 30 days. */
export function isDue(store: StoreContext, { expiresAt }: Session): boolean {
  return expiresAt - store.now() < SESSION_MS - SLIDE_MS
}

/** Gives a session and its cart 30 more days. */
export async function slide(
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

/** A random name of 128 bits. */
export function newId(store: StoreContext): string {
  return Buffer.from(store.random(TOKEN_BYTES)).toString('base64url')
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
