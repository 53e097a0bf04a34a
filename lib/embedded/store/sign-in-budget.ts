import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { knownDevice, type DeviceOwner } from './known-device.ts'
import type { StoreContext } from './store.ts'

const WINDOW_MS = 15 * 60_000
// Processes on several machines may differ by this much; a larger distance means that a clock was put back.
const CLOCK_SLACK_MS = 60_000
const MAX_PER_PAIR = 5
const MAX_PER_DEVICE = 10

/** An attempt to sign in to an account. */
export interface SignInAttempt extends DeviceOwner {
  /** The visitor's address; '' when it is unknown. */
  address: string
  /** The device mark that the visitor sent; '' for none. */
  device: string
  /** The most attempts from all unknown devices together within fifteen minutes. */
  maxPerAccount: number
}

interface Budget {
  key: string
  max: number
}

/**
 * Counts an attempt and returns 0, or returns the seconds to wait when one of its budgets is used up: five attempts by
 * account and address and `maxPerAccount` by account for unknown devices, ten for a device on which the account's owner has
 * signed in before (docs/decisions/0062). Counted before the password is checked, so attempts sent at once count too (L25).
 */
export async function takeAttempt(store: StoreContext, attempt: SignInAttempt): Promise<number> {
  return store.db.write(async (queries) => {
    const budgets = await budgetsOf(store, queries, attempt)
    for (const budget of budgets) {
      const wait = await count(store, queries, budget)
      if (wait > 0) return wait
    }
    return 0
  }, `sign-in ${attempt.account}`)
}

/** The seconds until the next attempt is possible; 0 when it is possible now. Counts nothing. */
export async function secondsUntilAttempt(store: StoreContext, attempt: SignInAttempt): Promise<number> {
  const { read } = store.db
  const waits = (await budgetsOf(store, read, attempt)).map(async ({ key, max }) => {
    const row = await liveRow(store, read, key)
    return row && row.attempts >= max ? secondsUntil(store, row.expires_at) : 0
  })
  return Math.max(...(await Promise.all(waits)))
}

/** Takes back an attempt with the right password; the failures of its address or device are forgotten. */
export async function forgiveAttempt(store: StoreContext, attempt: SignInAttempt): Promise<void> {
  await store.db.write(async (queries) => {
    const [own, shared] = await budgetsOf(store, queries, attempt)
    await queries
      .deleteFrom('sign_in_budget')
      .where('key_hash', '=', own?.key ?? '')
      .execute()
    if (shared)
      await queries
        .updateTable('sign_in_budget')
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .where('key_hash', '=', shared.key)
        .where('attempts', '>', 0)
        .execute()
  }, `sign-in ${attempt.account}`)
}

async function budgetsOf(store: StoreContext, queries: Queries, attempt: SignInAttempt): Promise<Budget[]> {
  const { account, address, device, maxPerAccount } = attempt
  const id = device === '' ? null : await knownDevice(store, queries, attempt, device)
  if (id !== null) return [{ key: keyOf('device', account, id), max: MAX_PER_DEVICE }]
  const shared = { key: keyOf('account', account, ''), max: maxPerAccount }
  // Without an address the pair would be one for all visitors.
  return address === '' ? [shared] : [{ key: keyOf('pair', account, address), max: MAX_PER_PAIR }, shared]
}

// A row is live for fifteen minutes at most, also when the clock is put back.
async function count(store: StoreContext, queries: Queries, { key, max }: Budget): Promise<number> {
  const now = store.now()
  const expiresAt = now + WINDOW_MS
  const isLive = sql<boolean>`sign_in_budget.expires_at between ${now + 1} and ${expiresAt + CLOCK_SLACK_MS}`
  const row = await queries
    .insertInto('sign_in_budget')
    .values({ key_hash: key, attempts: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        attempts: sql<number>`case when ${isLive} then sign_in_budget.attempts + 1 else 1 end`,
        expires_at: sql<number>`case when ${isLive} then sign_in_budget.expires_at else ${expiresAt} end`,
      }),
    )
    .returning(['attempts', 'expires_at'])
    .executeTakeFirstOrThrow()
  return row.attempts > max ? secondsUntil(store, row.expires_at) : 0
}

async function liveRow(store: StoreContext, queries: Queries, key: string) {
  return queries
    .selectFrom('sign_in_budget')
    .select(['attempts', 'expires_at'])
    .where('key_hash', '=', key)
    .where('expires_at', '>', store.now())
    .where('expires_at', '<=', store.now() + WINDOW_MS + CLOCK_SLACK_MS)
    .executeTakeFirst()
}

function secondsUntil(store: StoreContext, time: number): number {
  return Math.max(1, Math.ceil((time - store.now()) / 1000))
}

function keyOf(kind: string, account: string, detail: string): string {
  return hash('sha256', JSON.stringify([kind, account, detail]), 'hex')
}
