import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { readSecret } from '../store/known-device.ts'
import type { StoreContext } from '../store/store.ts'

const KEY_BYTES = 16

/**
 * Returns the key of an order, 128 bits, with which its page opens without a login (contract 4.31). It is computed from the number
 * and a secret of the store, so mails and pages can state it at any time.
 */
export async function orderKey(store: StoreContext, queries: Queries, number: number): Promise<string> {
  return sign(await readSecret(store, queries, 'orders'), number)
}

/** Whether a text is the key of an order; compares in constant time. */
export async function isOrderKey(
  store: StoreContext,
  queries: Queries,
  number: number,
  given: string,
): Promise<boolean> {
  const expected = Buffer.from(await orderKey(store, queries, number))
  const sent = Buffer.from(given)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function sign(secret: string, number: number): string {
  return createHmac('sha256', secret)
    .update(`order ${number}`)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url')
}
