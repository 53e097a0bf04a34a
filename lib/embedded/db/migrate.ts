import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { migrationNames, readMigration } from './migration-files.ts'
import type { Tables } from './tables.ts'

/** Thrown when the database has migrations that this version of the shop does not know. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  readonly migration: string

  constructor(migration: string) {
    super(`the database has the unknown migration ${migration}`)
    this.migration = migration
  }
}

/**
 * Applies the missing migrations and returns their names; safe when two processes start at once (L7). `schema` is the
 * PostgreSQL schema, which is created when it is missing. Throws NewerDatabase and changes nothing when the database has
 * been migrated by a newer version.
 */
export async function migrate(database: Database, schema?: string): Promise<string[]> {
  const appliedNames: string[] = []
  for (;;) {
    const name = await database.write((queries) => applyNext(database, queries, schema))
    if (name === null) return appliedNames
    appliedNames.push(name)
  }
}

async function applyNext(database: Database, queries: Transaction<Tables>, schema?: string) {
  await lockMigrations(database, queries)
  if (schema) await sql`create schema if not exists ${sql.id(schema)}`.execute(queries)
  await sql`create table if not exists migration (name text not null primary key, applied_at bigint not null)`.execute(
    queries,
  )
  const applied = new Set(
    (await queries.selectFrom('migration').select('name').execute()).map((row) => row.name),
  )
  const names = migrationNames(database.engine)
  const unknown = applied.difference(new Set(names))
  if (unknown.size > 0) throw new NewerDatabase([...unknown].sort().at(-1)!)
  const next = names.find((name) => !applied.has(name))
  if (next === undefined) return null
  for (const statement of readMigration(next)) await sql.raw(statement).execute(queries)
  await queries.insertInto('migration').values({ name: next, applied_at: Date.now() }).execute()
  return next
}

/** The key of the advisory lock in PostgreSQL; it must not change, because processes of two versions may start together. */
export const MIGRATION_LOCK = 782_263_701

/**
 * Blocks other processes that migrate or seed until this transaction ends. A SQLite transaction needs no extra lock
 * for this.
 */
export async function lockMigrations(database: Database, queries: Transaction<Tables>): Promise<void> {
  if (database.engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(queries)
}
