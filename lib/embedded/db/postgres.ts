import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import {
  SERVING,
  WRITE_TIMEOUT_MS,
  type Database,
  type DatabaseLimits,
  type PostgresOptions,
} from './database.ts'
import { KeyedLock } from './keyed-lock.ts'
import type { Tables } from './tables.ts'
import { DatabaseUnavailable, isBusy } from './unavailable.ts'

/** The application name of the store's connections in pg_stat_activity. */
export const APPLICATION = 'storefront-store'

const INT8 = 20
const CONNECTIONS = 10
const CONNECT_MS = 2000
// Less than `socketTimeoutMs`, so that the pool closes an idle connection before it counts as dead.
const IDLE_MS = 5000
// Locks of a process whose machine is gone are released after this time.
const IDLE_TRANSACTION_MS = 30_000
const CLOSE_MS = 3000
const KEEP_ALIVE_MS = 10_000
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/

/** Opens a PostgreSQL database. `schema` sets the search path; `onError` receives the errors of idle connections. */
export function openPostgres(
  { url, schema, socketTimeoutMs, connectMs = CONNECT_MS }: PostgresOptions,
  onError?: (error: Error) => void,
  limits: DatabaseLimits = SERVING,
): Database {
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) throw new Error(`not a schema name: ${schema}`)
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: APPLICATION,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    options: [
      `-c statement_timeout=${limits.statementMs}`,
      `-c lock_timeout=${WRITE_TIMEOUT_MS}`,
      `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`,
      ...(schema ? [`-c search_path=${schema}`] : []),
    ].join(' '),
    types: { getTypeParser: typeParserFor },
  })
  // Without a listener, an error of an idle connection ends the process.
  pool.on('error', (error) => onError?.(error))
  const sockets = setSocketTimeout(pool, socketTimeoutMs ?? limits.socketTimeoutMs)
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const rowLocks = new KeyedLock()
  return {
    engine: 'postgres',
    read,
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    write: (work, lockKey) => {
      const attempt = () => retryWhileBusy(() => read.transaction().execute(work), limits.lockMs)
      return lockKey ? rowLocks.run(lockKey, attempt) : attempt()
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => closeWithin(CLOSE_MS, read, sockets),
  }
}

// A connection that a failover or a network device has dropped gives no error: its queries would wait for hours. Destroying
// its socket fails the query and removes the connection from the pool. Returns the open sockets.
function setSocketTimeout(pool: pg.Pool, socketTimeoutMs: number): Set<Socket> {
  const sockets = new Set<Socket>()
  pool.on('connect', (client) => {
    // The types of pg lack this property; over TLS it is the encrypted socket.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    // The pool listens only to idle connections. Without a listener, the end of one with a running query ends the process.
    client.on('error', () => {})
    sockets.add(stream)
    stream.once('close', () => sockets.delete(stream))
    stream.setTimeout(socketTimeoutMs, () =>
      stream.destroy(new DatabaseUnavailable('PostgreSQL does not respond on this connection')),
    )
  })
  return sockets
}

// Closing waits for running queries and for the server to end each connection, which it never does on a dead one: after
// `ms` the sockets are destroyed.
async function closeWithin(ms: number, database: Kysely<Tables>, sockets: Set<Socket>): Promise<void> {
  const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), ms)
  try {
    await database.destroy()
  } finally {
    clearTimeout(timer)
  }
}

// pg returns int8 as text; counts and times fit a double.
function typeParserFor(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown)
}

async function retryWhileBusy<T>(attempt: () => Promise<T>, lockMs: number): Promise<T> {
  const deadline = performance.now() + lockMs
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
