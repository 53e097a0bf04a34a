import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Change } from './listener.ts'

const RETENTION_MS = 60 * 60_000

/** Reads the `change` table, each row once. Database triggers (migrations/0006.*.sql) and announceChanges write it. */
export interface ChangeLog {
  /**
   * Returns the changes committed since the last call. The first call only marks the starting point and
   * returns none.
   */
  next(): Promise<Change[]>
}

/** Opens the log for one reader. */
export function openChangeLog(db: Database): ChangeLog {
  return db.engine === 'postgres' ? postgresLog(db) : sqliteLog(db)
}

// The triggers add rows only while the table has one, so nothing is recorded before the first reader starts, such as
// during the seed. Inserts that first row.
async function enableTriggers(db: Database): Promise<void> {
  await db.write(async (queries) => {
    const any = await queries.selectFrom('change').select('id').limit(1).executeTakeFirst()
    if (!any) await queries.insertInto('change').values({ tag: '', at: Date.now() }).execute()
  })
}

// SQLite has one writer at a time, so ids are committed in ascending order.
function sqliteLog(db: Database): ChangeLog {
  let last: number | undefined
  return {
    async next() {
      if (last === undefined) {
        await enableTriggers(db)
        const { id } = await db.read
          .selectFrom('change')
          .select((eb) => eb.fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
        last = id ?? 0
        return []
      }
      const rows = await db.read
        .selectFrom('change')
        .select(['id', 'tag', 'at'])
        .where('id', '>', last)
        .orderBy('id')
        .execute()
      last = rows.at(-1)?.id ?? last
      return rows.map(({ tag, at }) => ({ tag, at }))
    },
  }
}

interface PostgresRow {
  horizon: string
  id: number | null
  tag: string | null
  at: number | null
}

// Transactions commit in another order than they begin. `horizon` is the id of the oldest transaction that was open at
// the last read: changes committed since have this id or a higher one, so the next read starts there and leaves out the
// rows it has seen.
function postgresLog(db: Database): ChangeLog {
  let horizon: string | undefined
  let seen = new Set<number>()
  return {
    async next() {
      const isFirst = horizon === undefined
      if (isFirst) await enableTriggers(db)
      const { rows } = await sql<PostgresRow>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change.id, change.tag, change.at
        from (select 1) as always
        left join change on change.tx >= ${horizon ?? '0'}::xid8
      `.execute(db.read)
      const fresh = rows.filter(({ id }) => id !== null && !seen.has(id))
      seen = new Set(rows.flatMap(({ id }) => id ?? []))
      horizon = rows[0]?.horizon ?? horizon
      return isFirst ? [] : fresh.flatMap(({ tag, at }) => (tag === null || at === null ? [] : { tag, at }))
    },
  }
}

/** Deletes changes older than an hour. The newest row stays: triggers record changes only while the table has a row. */
export async function pruneChanges(db: Database, now: number): Promise<void> {
  await db.write((queries) =>
    queries
      .deleteFrom('change')
      .where('at', '<', now - RETENTION_MS)
      .where('id', '<', (eb) => eb.selectFrom('change').select((all) => all.fn.max('id').as('newest')))
      .execute(),
  )
}

/** Writes changes to the log that every process of the shop follows; settles when they are on disk. */
export async function announceChanges(db: Database, tags: readonly string[], now: number): Promise<void> {
  if (tags.length === 0) return
  await db.write((queries) =>
    queries
      .insertInto('change')
      .values(tags.map((tag) => ({ tag, at: now })))
      .execute(),
  )
}
