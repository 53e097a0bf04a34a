import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { APPLICATION } from './postgres.ts'
import { isBusy } from './unavailable.ts'

/** Thrown when a running shop has the database open. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/**
 * Whether another process has a SQLite file open. Leaving WAL mode needs exclusive access: SQLite rejects it while another
 * connection is open, even an idle one. A free file stays out of WAL mode.
 */
export function isOpenElsewhere(file: string): boolean {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    // A file that is not a database is not in use.
    return false
  } finally {
    connection.close()
  }
}

/** Whether another process of a shop is connected to a PostgreSQL database. */
export async function hasOtherConnections(database: Database): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()
  `.execute(database.read)
  return Number(rows[0]?.others) > 0
}
