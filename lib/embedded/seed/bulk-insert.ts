import type { InsertObject } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

// SQLite allows 32,766 parameters per statement, PostgreSQL 65,535.
const VALUES_AT_ONCE = 6000

/** Inserts rows in batches that both engines accept. */
export async function bulkInsert<T extends keyof Tables>(
  queries: Queries,
  table: T,
  rows: InsertObject<Tables, T>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1
  const size = Math.max(1, Math.floor(VALUES_AT_ONCE / columns))
  for (let start = 0; start < rows.length; start += size) {
    await queries
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}
