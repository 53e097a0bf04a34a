import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { newId } from './sessions.ts'
import type { StoreContext } from './store.ts'

/** The cookie that marks a device on which the account's owner has signed in (docs/decisions/0062). */
export const DEVICE_COOKIE = 'dispositivo'

/** Lifetime of a device token in seconds. */
export const DEVICE_LIFE_S = 180 * 86_400

const SECRET_BYTES = 32
const DEVICE_TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

/** An account, and a text that changes with its password, so that a new password makes earlier device tokens invalid. */
export interface DeviceOwner {
  account: string
  passwordHash: string
}

/** Returns a device token, a random id with its signature, for the cookie of a device on which its owner has signed in (docs/decisions/0062). */
export async function newDeviceToken(store: StoreContext, owner: DeviceOwner): Promise<string> {
  const id = newId(store)
  const secret = await store.db.write((queries) => readSecret(store, queries, 'device'))
  return `${id}.${sign(secret, owner, id)}`
}

/** The id in a device token; null when its signature is not valid for this owner. */
export async function knownDevice(
  store: StoreContext,
  queries: Queries,
  owner: DeviceOwner,
  token: string,
): Promise<string | null> {
  const [, id, signature] = DEVICE_TOKEN.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  const expected = sign(await readSecret(store, queries, 'device'), owner, id)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null
}

function sign(secret: string, { account, passwordHash }: DeviceOwner, id: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([account, passwordHash, id]))
    .digest('base64url')
}

/** Returns a secret of the store by its name, made at its first use. All processes must use one, so the first to insert it wins. */
export async function readSecret(
  store: StoreContext,
  queries: Queries,
  name: 'device' | 'orders',
): Promise<string> {
  const read = () => queries.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  const known = await read()
  if (known) return known.value
  const value = Buffer.from(store.random(SECRET_BYTES)).toString('base64url')
  await queries
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await read())!.value
}
