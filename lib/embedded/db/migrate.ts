import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
// Statements for one engine only (triggers) are in one file per engine: 0006.sqlite.sql and 0006.postgres.sql.
const MIGRATION = /^\d{4}(?:\.(?<engine>sqlite|postgres))?\.sql$/
const STATEMENT_END = /;\s*(?:\n|$)/

/**
 * Applies the missing migrations and returns their names; safe when two processes start at once (L7). `schema` is the
 * PostgreSQL schema, which is created when it is missing.
 */
export async function migrate(database: Database, schema?: string): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    const name = await database.write((queries) => applyNext(database, queries, schema))
    if (name === null) return ran
    ran.push(name)
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
  const next = migrationNames(database.engine).find((name) => !applied.has(name))
  if (next === undefined) return null
  const statements = readFileSync(join(FOLDER, next), 'utf8').split(STATEMENT_END)
  for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(queries)
  await queries.insertInto('migration').values({ name: next, applied_at: Date.now() }).execute()
  return next
}

/**
 * Blocks other processes that migrate or seed until this transaction ends. A SQLite transaction needs no extra lock
 * for this.
 */
export async function lockMigrations(database: Database, queries: Transaction<Tables>): Promise<void> {
  if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(782263701)`.execute(queries)
}

function migrationNames(engine: Database['engine']): string[] {
  return readdirSync(FOLDER)
    .filter((name) => {
      const match = MIGRATION.exec(name)
      return match && (match.groups?.['engine'] ?? engine) === engine
    })
    .sort()
}
