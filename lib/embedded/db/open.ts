import type { Database, DatabaseOptions } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the database and applies the missing migrations. */
export async function openDatabase(
  options: DatabaseOptions,
  onError?: (error: Error) => void,
): Promise<Database> {
  const database =
    options.kind === 'sqlite' ? openSqlite(options.file) : openPostgres(options.url, options.schema, onError)
  try {
    await migrate(database, options.kind === 'postgres' ? options.schema : undefined)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
