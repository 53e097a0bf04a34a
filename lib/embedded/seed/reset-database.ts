import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { PhotoFiles } from '../photos/photo-files.ts'
import type { Database, DatabaseOptions } from '../db/database.ts'
import { fill } from './fill.ts'
import { openDatabase } from '../db/open.ts'
import { APPLICATION } from '../db/postgres.ts'
import type { Tables } from '../db/tables.ts'
import { isBusy } from '../db/unavailable.ts'

/** Thrown when a running shop has the database open. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/** Row counts of the new database. */
export interface Counts {
  product: number
  kit: number
  item: number
  review: number
}

/** The seed of the new database. */
interface NewShop {
  brandSlug: string
  /** Number of products in all; the catalogue's when it has more. */
  products?: number
  /** Storage of review photos. */
  photos: PhotoFiles
}

/**
 * Deletes everything in a database, including carts, accounts, messages, reviews and their photos, and seeds it
 * again. Throws DatabaseInUse.
 */
export async function resetDatabase(
  options: DatabaseOptions,
  { brandSlug, products = 0, photos }: NewShop,
): Promise<Counts> {
  if (options.kind === 'sqlite') removeFile(options.file)
  else await dropTables(options)
  const database = await openDatabase(options)
  try {
    for (const name of await photos.namesStoredBefore(Infinity, '')) await photos.remove(name)
    await fill(database, brandSlug, products, { photos, now: Date.now() })
    return {
      product: await count(database, 'product'),
      kit: await count(database, 'kit'),
      item: await count(database, 'item'),
      review: await count(database, 'review'),
    }
  } finally {
    await database.close()
  }
}

function removeFile(file: string): void {
  if (!existsSync(file)) return
  if (isOpenElsewhere(file)) throw new DatabaseInUse(file)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

// Leaving WAL mode needs exclusive access: SQLite rejects it while another connection is open, even an idle one.
function isOpenElsewhere(file: string): boolean {
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

async function dropTables(options: Extract<DatabaseOptions, { kind: 'postgres' }>): Promise<void> {
  const database = await openDatabase(options)
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()
    `.execute(database.read)
    if (Number(rows[0]?.others) > 0) throw new DatabaseInUse(new URL(options.url).pathname.slice(1))
    await database.write(async (queries) => {
      for (const table of TABLES) await sql`drop table if exists ${sql.table(table)} cascade`.execute(queries)
    })
  } finally {
    await database.close()
  }
}

const TABLES: (keyof Tables)[] = [
  'change',
  'audit',
  'review_total',
  'review',
  'question',
  'sequence',
  'wishlist',
  'password_recovery',
  'contact_message',
  'survey_answer',
  'idempotency',
  'session',
  'customer',
  'cart_line',
  'cart',
  'product_word',
  'word',
  'variation',
  'item',
  'kit',
  'product',
  'category',
  'page',
  'document',
  'migration',
]

async function count(database: Database, table: keyof Counts): Promise<number> {
  const { rows } = await database.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
