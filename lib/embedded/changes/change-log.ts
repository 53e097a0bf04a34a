import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const KEPT_MS = 60 * 60_000

/** Reads what triggers have written of changes (migrations/0006.*.sql), each row once. */
export interface ChangeLog {
  /** The tags of what has been committed since the last call; the first call only finds out where to begin. */
  next(): Promise<string[]>
}

/** Opens the log for one reader. */
export function openChangeLog(db: Database): ChangeLog {
  return db.engine === 'postgres' ? postgresLog(db) : sqliteLog(db)
}

// Triggers write nothing into an empty table: a shop that is being filled, or that nobody serves, keeps no log.
async function beginListening(db: Database): Promise<void> {
  await db.write(async (queries) => {
    const any = await queries.selectFrom('change').select('id').limit(1).executeTakeFirst()
    if (!any) await queries.insertInto('change').values({ tag: '', at: Date.now() }).execute()
  })
}

// One writer at a time: numbers are committed in their order.
function sqliteLog(db: Database): ChangeLog {
  let last: number | undefined
  return {
    async next() {
      if (last === undefined) {
        await beginListening(db)
        const { id } = await db.read
          .selectFrom('change')
          .select((of) => of.fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
        last = id ?? 0
        return []
      }
      const rows = await db.read
        .selectFrom('change')
        .select(['id', 'tag'])
        .where('id', '>', last)
        .orderBy('id')
        .execute()
      last = rows.at(-1)?.id ?? last
      return rows.map(({ tag }) => tag)
    },
  }
}

interface PostgresRow {
  horizon: string
  id: number | null
  tag: string | null
}

// Transactions end in another order than they begin. Every one that was still open at the last look has a number from that
// look's horizon on; what had already been seen from there on is left out.
function postgresLog(db: Database): ChangeLog {
  let horizon: string | undefined
  let seen = new Set<number>()
  return {
    async next() {
      const isFirst = horizon === undefined
      if (isFirst) await beginListening(db)
      const { rows } = await sql<PostgresRow>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change.id, change.tag
        from (select 1) as always
        left join change on change.tx >= ${horizon ?? '0'}::xid8
      `.execute(db.read)
      const fresh = rows.filter(({ id }) => id !== null && !seen.has(id))
      seen = new Set(rows.flatMap(({ id }) => id ?? []))
      horizon = rows[0]?.horizon ?? horizon
      return isFirst ? [] : fresh.flatMap(({ tag }) => tag ?? [])
    },
  }
}

/** Deletes rows that every reader has long read; the newest stays, it is the sign that somebody listens. */
export async function pruneChanges(db: Database, now: number): Promise<void> {
  await db.write((queries) =>
    queries
      .deleteFrom('change')
      .where('at', '<', now - KEPT_MS)
      .where('id', '<', (of) => of.selectFrom('change').select((all) => all.fn.max('id').as('newest')))
      .execute(),
  )
}
