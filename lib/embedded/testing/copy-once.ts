import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '../db/database.ts'
import { openSqlite } from '../db/sqlite.ts'

/**
 * Returns a function for the content of a SQLite database that `prepare` has written; it runs once in this process. Each database in
 * memory that is opened with the content is a separate copy.
 */
export function copyOnce(prepare: (database: Database) => Promise<unknown>): () => Promise<Uint8Array> {
  let content: Promise<Uint8Array> | undefined
  return () => (content ??= contentAfter(prepare))
}

async function contentAfter(prepare: (database: Database) => Promise<unknown>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'rosalume-seeded-'))
  try {
    const file = join(folder, 'store.sqlite')
    const database = openSqlite(file)
    await prepare(database)
    await database.close()
    const connection = new DatabaseSync(file)
    // A database in memory has no write-ahead log.
    connection.exec('PRAGMA journal_mode = DELETE')
    const content = connection.serialize()
    connection.close()
    return content
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
