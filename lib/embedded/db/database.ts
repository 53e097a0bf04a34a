import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A connection that runs queries, inside or outside a transaction. */
export type Queries = Kysely<Tables>

/** The store's database, the same for both engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Reads committed rows only. */
  readonly read: Queries
  /** Runs queries that all read the same snapshot. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a read-write transaction, all or nothing, and runs it again after a conflict with another writer.
   * Throws DatabaseUnavailable when it cannot get its locks within three seconds. Pass one `lockKey` to all writes that
   * lock the same row: they then wait for each other before they take a connection.
   */
  write<T>(work: (queries: Transaction<Tables>) => Promise<T>, lockKey?: string): Promise<T>
  /** Connections that are open, unused ones among them, and queries that wait for one; `undefined` with SQLite. */
  pool?: () => PoolUse
  close(): Promise<void>
}

/** The use of a connection pool. */
export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

/** The engine and the place of the store's data. */
export type DatabaseOptions = SqliteOptions | PostgresOptions

/** A SQLite database. Tests give one in memory its `content`, a copy of another. */
interface SqliteOptions {
  kind: 'sqlite'
  file: string
  content?: Uint8Array | undefined
}

/** A PostgreSQL database. Tests shorten `socketTimeoutMs`, and lengthen `connectMs` where they load both cores themselves. */
export interface PostgresOptions extends Partial<Pick<DatabaseLimits, 'socketTimeoutMs'>> {
  kind: 'postgres'
  url: string
  schema?: string
  /** How long a query waits for a connection at most, in milliseconds; 2 seconds unless given. */
  connectMs?: number
}

/** How long queries and writes may take, in milliseconds; 0 for no limit. SQLite has only `lockMs`. */
export interface DatabaseLimits {
  /** How long a write waits for its locks (L5). */
  lockMs: number
  statementMs: number
  /** After this time without an answer a connection counts as dead. */
  socketTimeoutMs: number
}

/** Milliseconds that a write waits for its locks at most (L5). */
export const WRITE_TIMEOUT_MS = 3000

/** The limits while the shop serves visitors. PostgreSQL ends every statement before its connection counts as dead. */
export const SERVING: DatabaseLimits = { lockMs: WRITE_TIMEOUT_MS, statementMs: 5000, socketTimeoutMs: 7000 }

/** The limits of migrations and of the seed: a second process waits for the first. */
export const PREPARING: DatabaseLimits = { lockMs: 600_000, statementMs: 0, socketTimeoutMs: 0 }
