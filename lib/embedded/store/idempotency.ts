import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from './store.ts'

const RETENTION_MS = 24 * 3_600_000

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
 * Stores the response of a key for 24 hours. Returns false when another transaction stored one first; that one has
 * committed by then. `isFirst` means that the request had no session.
 */
export async function storeResponse(
  store: StoreContext,
  queries: Queries,
  request: KeyedRequest,
  response: Omit<StoredResponse, 'isSame'> & { isFirst: boolean },
): Promise<boolean> {
  const values = {
    request_hash: request.fingerprint,
    cart_id: response.cartId,
    version: response.version,
    body: response.body,
    expires_at: store.now() + RETENTION_MS,
  }
  const result = await queries
    .insertInto('idempotency')
    .values({ key_hash: keyHash(request.key, response.isFirst ? null : response.cartId), ...values })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(values).where('idempotency.expires_at', '<=', store.now()),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

function keyHash(key: string, cartId: string | null): string {
  return hash('sha256', `${cartId ?? ''}:${key}`, 'hex')
}
