import { existsSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { photosInDatabase } from '../photos/database-photos.ts'
import type { PhotoFiles } from '../photos/photo-files.ts'
import type { Database, DatabaseOptions } from '../db/database.ts'
import { fill } from './fill.ts'
import { DatabaseInUse, hasOtherConnections, isOpenElsewhere } from '../db/in-use.ts'
import { openDatabase } from '../db/open.ts'
import { TABLES } from '../db/table-names.ts'

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
  /** The files of review photos; on PostgreSQL photos are stored in the database, and these are deleted. */
  photos: PhotoFiles
}

/**
 * Deletes everything in a database, including carts, accounts, messages, reviews and their photos, and seeds it
 * again. Throws DatabaseInUse.
 */
export async function resetDatabase(
  options: DatabaseOptions,
  { brandSlug, products = 0, photos: files }: NewShop,
): Promise<Counts> {
  if (options.kind === 'sqlite') removeFile(options.file)
  else await dropTables(options)
  const database = await openDatabase(options)
  try {
    const isShared = database.engine === 'postgres'
    const photos = isShared ? photosInDatabase(database, Date.now, files) : files
    for (const name of await photos.namesStoredBefore(Infinity, '')) await photos.remove(name)
    await fill(database, brandSlug, products, { now: Date.now() })
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

async function dropTables(options: Extract<DatabaseOptions, { kind: 'postgres' }>): Promise<void> {
  const database = await openDatabase(options)
  try {
    if (await hasOtherConnections(database)) throw new DatabaseInUse(new URL(options.url).pathname.slice(1))
    await database.write(async (queries) => {
      for (const table of TABLES) await sql`drop table if exists ${sql.table(table)} cascade`.execute(queries)
    })
  } finally {
    await database.close()
  }
}

async function count(database: Database, table: keyof Counts): Promise<number> {
  const { rows } = await database.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
