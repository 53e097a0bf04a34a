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
  close(): Promise<void>
}

/** The engine and the place of the store's data. */
export type DatabaseOptions =
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; schema?: string }

/** Milliseconds that a write waits for its locks at most (L5). */
export const WRITE_TIMEOUT_MS = 3000
