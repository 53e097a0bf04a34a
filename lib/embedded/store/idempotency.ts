import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from './store.ts'

/** How long a response is stored for its key, with a hash of the visitor's IP address. */
export const RESPONSE_STORED_MS = 24 * 3_600_000
// Retries follow within seconds, so the newest responses are enough (docs/decisions/0061).
const MAX_PER_CART = 100
const MAX_PER_IP = 1000
const DELETED_AT_ONCE = 100

/** The form of an Idempotency-Key. */
const KEY = /^[A-Za-z0-9_-]{8,128}$/

/** A write with an idempotency key and the fingerprint of its request. */
export interface KeyedRequest {
  key: string
  fingerprint: string
}

/** A response stored for a key. */
export interface StoredResponse {
  cartId: string
  version: number
  /** The text from which the caller builds the response again. */
  body: string
  /** Whether the stored response belongs to the same request. */
  isSame: boolean
}

/** The Idempotency-Key of a request: null without one, `undefined` for one of the wrong form (contract 3.2). */
export function readKey(headers: Headers): string | null | undefined {
  const key = headers.get('idempotency-key')
  return key === null || KEY.test(key) ? key : undefined
}

/** Returns the fingerprint of a request; equal method, query and body give the same fingerprint. */
export function fingerprint(method: string, search: string, body: string): string {
  return hash('sha256', JSON.stringify([method, search, body]), 'hex')
}

/**
 * Finds the response stored for a key. A key belongs to a cart. A key sent without a session belongs to the cart
 * that its request created, and is found without a session or with the session returned then (contract 3.2).
 * Requests without a cart pass a scope name as `cartId`.
 */
export async function findStoredResponse(
  store: StoreContext,
  queries: Queries,
  request: KeyedRequest,
  cartId: string | null,
): Promise<StoredResponse | null> {
  const hashes = [keyHash(request.key, null), ...(cartId === null ? [] : [keyHash(request.key, cartId)])]
  const rows = await queries
    .selectFrom('idempotency')
    .selectAll()
    .where('key_hash', 'in', hashes)
    .where('expires_at', '>', store.now())
    .execute()
  const row = rows.find((one) => cartId === null || one.cart_id === cartId)
  if (!row) return null
  const isSame = row.request_hash === request.fingerprint
  return { cartId: row.cart_id, version: row.version, body: row.body, isSame }
}

/**
 * A response to store. `requestCartId` is the cart of the request's session, null without one; a cart write has the visitor's
 * `ip`, '' when it is unknown.
 */
type NewResponse = Omit<StoredResponse, 'isSame'> & { requestCartId: string | null; ip?: string }

/**
 * Stores the response of a key for 24 hours. Deletes the oldest ones of a cart with more than 100 and of an IP address with
 * more than 1000 (docs/decisions/0061). Returns false when another transaction stored one first; that one has committed by then.
 */
export async function storeResponse(
  store: StoreContext,
  queries: Queries,
  request: KeyedRequest,
  response: NewResponse,
): Promise<boolean> {
  const ipHash = response.ip ? hash('sha256', response.ip, 'base64url').slice(0, 22) : null
  const values = {
    request_hash: request.fingerprint,
    cart_id: response.cartId,
    version: response.version,
    body: response.body,
    address_hash: ipHash,
    expires_at: store.now() + RESPONSE_STORED_MS,
  }
  const result = await queries
    .insertInto('idempotency')
    .values({ key_hash: keyHash(request.key, response.requestCartId), ...values })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(values).where('idempotency.expires_at', '<=', store.now()),
    )
    .executeTakeFirst()
  if (response.ip !== undefined)
    await deleteOldest(store, queries, { column: 'cart_id', value: response.cartId, max: MAX_PER_CART })
  if (ipHash !== null)
    await deleteOldest(store, queries, { column: 'address_hash', value: ipHash, max: MAX_PER_IP })
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function deleteOldest(
  { db }: StoreContext,
  queries: Queries,
  { column, value, max }: { column: 'cart_id' | 'address_hash'; value: string; max: number },
): Promise<void> {
  let oldest = queries
    .selectFrom('idempotency')
    .select('key_hash')
    .where(column, '=', value)
    .orderBy('expires_at', 'desc')
    .limit(DELETED_AT_ONCE)
    .offset(max)
  // Two requests of one IP address may delete at the same time.
  if (db.engine === 'postgres') oldest = oldest.forUpdate().skipLocked()
  const keys = (await oldest.execute()).map(({ key_hash }) => key_hash)
  if (keys.length > 0) await queries.deleteFrom('idempotency').where('key_hash', 'in', keys).execute()
}

function keyHash(key: string, cartId: string | null): string {
  return hash('sha256', `${cartId ?? ''}:${key}`, 'hex')
}
