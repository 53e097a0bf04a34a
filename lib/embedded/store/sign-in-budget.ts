import { hash } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { latestEnd, secondsUntil, takeFromBudget, type Budget } from './budget.ts'
import { knownDevice, type DeviceOwner } from './known-device.ts'
import type { StoreContext } from './store.ts'

const WINDOW_MS = 15 * 60_000
const MAX_PER_PAIR = 5
const MAX_PER_DEVICE = 10

/** An attempt to sign in to an account. */
export interface SignInAttempt extends DeviceOwner {
  /** The visitor's IP address; '' when it is unknown. */
  ip: string
  /** The device token that the visitor sent; '' for none. */
  device: string
  /** The most attempts from all unknown devices together within fifteen minutes. */
  maxPerAccount: number
}

/**
 * Counts an attempt and returns 0, or returns the seconds to wait when one of its budgets is used up: five attempts by account
 * and IP address and `maxPerAccount` by account for unknown devices, ten for a device on which the account's owner has signed in
 * before (docs/decisions/0062). Counted before the password is checked, so attempts sent at once count too (L25).
 */
export async function takeAttempt(store: StoreContext, attempt: SignInAttempt): Promise<number> {
  return store.db.write(async (queries) => {
    const budgets = await budgetsOf(store, queries, attempt)
    for (const budget of budgets) {
      const wait = await takeFromBudget(queries, store.now(), budget)
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
    return row && row.attempts >= max ? secondsUntil(store.now(), row.expires_at) : 0
  })
  return Math.max(...(await Promise.all(waits)))
}

/** Takes back an attempt with the right password; the failed attempts of its IP address or device are deleted. */
export async function uncountAttempt(store: StoreContext, attempt: SignInAttempt): Promise<void> {
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
  const { account, ip, device, maxPerAccount } = attempt
  const id = device === '' ? null : await knownDevice(store, queries, attempt, device)
  if (id !== null) return [budgetOf('device', account, id, MAX_PER_DEVICE)]
  const shared = budgetOf('account', account, '', maxPerAccount)
  // Without an IP address, all visitors would have the same pair.
  return ip === '' ? [shared] : [budgetOf('pair', account, ip, MAX_PER_PAIR), shared]
}

async function liveRow(store: StoreContext, queries: Queries, key: string) {
  return queries
    .selectFrom('sign_in_budget')
    .select(['attempts', 'expires_at'])
    .where('key_hash', '=', key)
    .where('expires_at', '>', store.now())
    .where('expires_at', '<=', latestEnd(store.now(), WINDOW_MS))
    .executeTakeFirst()
}

function budgetOf(kind: string, account: string, detail: string, max: number): Budget {
  const key = hash('sha256', JSON.stringify([kind, account, detail]), 'hex')
  return { table: 'sign_in_budget', key, max, windowMs: WINDOW_MS }
}
