import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { LoggedChange } from './listener.ts'

const RETENTION_MS = 60 * 60_000

/** Reads the `change` table, each row once. Database triggers (migrations/0006.*.sql) and announceChanges write it. */
export interface ChangeLog {
  /**
   * Returns the changes committed since the last call. The first call only marks the starting point and
   * returns none.
   */
  next(): Promise<LoggedChange[]>
  /** Every change before this position was returned by `next`, or was committed before its first call; 0 before that. */
  readonly position: number
}

/** Opens the log for one reader; `source` is the name under which its process announces changes. */
export function openChangeLog(db: Database, source: string): ChangeLog {
  return db.engine === 'postgres' ? postgresLog(db, source) : sqliteLog(db, source)
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
function sqliteLog(db: Database, source: string): ChangeLog {
  let last: number | undefined
  return {
    get position() {
      return last === undefined ? 0 : last + 1
    },
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
        .select(['id', 'tag', 'at', 'source'])
        .where('id', '>', last)
        .orderBy('id')
        .execute()
      last = rows.at(-1)?.id ?? last
      return rows.map(({ id, tag, at, source: of }) => ({ tag, at, position: id, isOwn: of === source }))
    },
  }
}

interface PostgresRow {
  horizon: string
  id: number | null
  tag: string | null
  at: number | null
  tx: string | null
  source: string | null
}

// Transactions commit in another order than they begin. `horizon` is the id of the oldest transaction that was open at
// the last read: changes committed since have this id or a higher one, so the next read starts there and leaves out the
// rows it has seen.
function postgresLog(db: Database, source: string): ChangeLog {
  let horizon: string | undefined
  let seen = new Set<number>()
  return {
    get position() {
      return Number(horizon ?? 0)
    },
    async next() {
      const isFirst = horizon === undefined
      if (isFirst) await enableTriggers(db)
      const { rows } = await sql<PostgresRow>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change.id, change.tag, change.at,
          change.tx::text, change.source
        from (select 1) as always
        left join change on change.tx >= ${horizon ?? '0'}::xid8
      `.execute(db.read)
      const fresh = rows.filter(({ id }) => id !== null && !seen.has(id))
      seen = new Set(rows.flatMap(({ id }) => id ?? []))
      horizon = rows[0]?.horizon ?? horizon
      if (isFirst) return []
      return fresh.map(({ tag, at, tx, source: of }) => ({
        tag: tag ?? '',
        at: at ?? 0,
        position: Number(tx),
        isOwn: of === source,
      }))
    },
  }
}

/**
 * Deletes changes older than an hour. The newest row stays: triggers record changes only while the table has a row. So does the newest
 * of each product, which is the date of its page (store/product-dates.ts).
 */
export async function pruneChanges(db: Database, now: number): Promise<void> {
  await db.write((queries) =>
    queries
      .deleteFrom('change')
      .where('at', '<', now - RETENTION_MS)
      .where('id', '<', (eb) => eb.selectFrom('change').select((all) => all.fn.max('id').as('newest')))
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('change')
          .select((all) => all.fn.max('id').as('newest'))
          .where('tag', 'like', 'produto:%')
          .groupBy('tag'),
      )
      .execute(),
  )
}

/**
 * Writes changes to the log that every process of the shop follows, and returns their position when they are on disk. The log
 * of `source`, the process that announces and applies them, marks them as its own.
 */
export async function announceChanges(
  db: Database,
  tags: readonly string[],
  { now, source }: { now: number; source: string },
): Promise<number> {
  const position = db.engine === 'postgres' ? sql<string | number>`tx::text` : sql<string | number>`id`
  const rows = await db.write((queries) =>
    queries
      .insertInto('change')
      .values(tags.map((tag) => ({ tag, at: now, source })))
      .returning(position.as('position'))
      .execute(),
  )
  return Math.max(0, ...rows.map((row) => Number(row.position)))
}
