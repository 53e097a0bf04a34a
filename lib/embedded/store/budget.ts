import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

// Processes on several machines may differ by this much; a larger distance means that a clock was put back.
const CLOCK_SLACK_MS = 60_000

/** How often something may happen within a window of time; all processes count in the database. */
export interface Budget {
  table: 'sign_in_budget' | 'cart_budget'
  /** A hash. */
  key: string
  max: number
  windowMs: number
}

/**
 * Counts one use and returns 0, or returns the seconds to wait when the window's uses are all taken. A window ends after its
 * duration also when the clock is put back: a row that ends later than any new one starts again.
 */
export async function takeFromBudget(
  queries: Queries,
  now: number,
  { table, key, max, windowMs }: Budget,
): Promise<number> {
  const end = now + windowMs
  const isLive = sql`used.expires_at between ${now + 1} and ${latestEnd(now, windowMs)}`
  const { rows } = await sql<{ attempts: number; expires_at: number }>`
    insert into ${sql.table(table)} as used (key_hash, attempts, expires_at) values (${key}, 1, ${end})
    on conflict (key_hash) do update set
      attempts = case when ${isLive} then used.attempts + 1 else 1 end,
      expires_at = case when ${isLive} then used.expires_at else ${end} end
    returning attempts, expires_at
  `.execute(queries)
  const { attempts, expires_at } = rows[0]!
  return attempts > max ? secondsUntil(now, expires_at) : 0
}

/** The latest end that a live window can have, in milliseconds since 1970. */
export function latestEnd(now: number, windowMs: number): number {
  return now + windowMs + CLOCK_SLACK_MS
}

/** The whole seconds from now until a time, at least one. */
export function secondsUntil(now: number, time: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000))
}
