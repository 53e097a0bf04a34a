import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
// Statements for one engine only (triggers) are in one file per engine: 0006.sqlite.sql and 0006.postgres.sql.
const MIGRATION = /^\d{4}(?:\.(?<engine>sqlite|postgres))?\.sql$/
const STATEMENT_END = /;\s*(?:\n|$)/

/** The migration that every database of a shop has. */
export const FIRST_MIGRATION = '0001.sql'

/** The names of an engine's migrations in their order. */
export function migrationNames(engine: Database['engine']): string[] {
  return readdirSync(FOLDER)
    .filter((name) => {
      const match = MIGRATION.exec(name)
      return match && (match.groups?.['engine'] ?? engine) === engine
    })
    .sort()
}

/** The statements of a migration. */
export function readMigration(name: string): string[] {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return text.split(STATEMENT_END).filter((statement) => statement.trim() !== '')
}
