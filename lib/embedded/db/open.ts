import { checkSqliteFile } from './check-file.ts'
import { PREPARING, SERVING, type Database, type DatabaseOptions, type DatabaseLimits } from './database.ts'
import { migrate, NewerDatabase } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { explain, newer } from './unusable.ts'

type ErrorListener = (error: Error) => void
type Prepare = (database: Database) => Promise<void>

/**
 * Applies the missing migrations and runs `prepare`. Statements have no time limit here, and a write waits up to ten minutes for
 * another process that prepares the same database. Returns the names of the applied migrations. Throws UnusableDatabase.
 */
export async function prepareDatabase(options: DatabaseOptions, prepare?: Prepare): Promise<string[]> {
  return withExplainedErrors(options, async () => {
    if (options.kind === 'sqlite') checkSqliteFile(options.file)
    const database = open(options, PREPARING)
    try {
      return await prepareOpen(database, options, prepare)
    } finally {
      await database.close()
    }
  })
}

/** Prepares the database as `prepareDatabase` does and opens it for serving. */
export async function openDatabase(
  options: DatabaseOptions,
  onError?: ErrorListener,
  prepare?: Prepare,
): Promise<Database> {
  // A database in memory exists only in its one connection.
  if (options.kind === 'sqlite' && options.file === ':memory:') {
    const database = open(options, SERVING)
    await prepareOpen(database, options, prepare)
    return database
  }
  await prepareDatabase(options, prepare)
  return withExplainedErrors(options, async () => open(options, SERVING, onError))
}

function open(options: DatabaseOptions, limits: DatabaseLimits, onError?: ErrorListener): Database {
  if (options.kind === 'postgres') return openPostgres(options, onError, limits)
  return openSqlite(options.file, undefined, limits, options.content)
}

async function prepareOpen(database: Database, options: DatabaseOptions, prepare?: Prepare) {
  const applied = await migrate(database, options.kind === 'postgres' ? options.schema : undefined)
  await prepare?.(database)
  return applied
}

async function withExplainedErrors<T>(options: DatabaseOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof NewerDatabase ? newer(options, error.migration) : explain(options, error)
  }
}
