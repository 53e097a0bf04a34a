import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { WRITE_TIMEOUT_MS, type Database } from './database.ts'
import { KeyedLock } from './keyed-lock.ts'
import type { Tables } from './tables.ts'
import { DatabaseUnavailable, isBusy } from './unavailable.ts'

/** The application name of the store's connections in pg_stat_activity. */
export const APPLICATION = 'storefront-store'

const INT8 = 20
const CONNECTIONS = 10
const CONNECT_MS = 2000
const STATEMENT_MS = 5000
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/

/** Opens a PostgreSQL database. `schema` sets the search path; `onError` receives the errors of idle connections. */
export function openPostgres(url: string, schema?: string, onError?: (error: Error) => void): Database {
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) throw new Error(`not a schema name: ${schema}`)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    options: [
      `-c statement_timeout=${STATEMENT_MS}`,
      `-c lock_timeout=${WRITE_TIMEOUT_MS}`,
      ...(schema ? [`-c search_path=${schema}`] : []),
    ].join(' '),
    types: { getTypeParser: readNumbers },
  })
  // Without a listener, an error of an idle connection ends the process.
  pool.on('error', (error) => onError?.(error))
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const rowLocks = new KeyedLock()
  return {
    engine: 'postgres',
    read,
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    write: (work, lockKey) => {
      const attempt = () => retryWhileBusy(() => read.transaction().execute(work))
      return lockKey ? rowLocks.run(lockKey, attempt) : attempt()
    },
    close: () => read.destroy(),
  }
}

// pg returns int8 as text; counts and times fit a double.
function readNumbers(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown)
}

async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WRITE_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > deadline)
        throw new DatabaseUnavailable('the database is locked', { cause: error })
    }
    await sleep(5 + Math.random() * 25)
  }
}
