import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A running query outside a transaction, or one inside. */
export type Queries = Kysely<Tables>

/** The store's database, the same for both engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Queries that see only what is committed. */
  readonly read: Queries
  /** Runs queries that must all see the same moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a read-write transaction, all or nothing, and runs it again after a conflict with another writer.
   * Throws DatabaseUnavailable when it cannot get its locks within three seconds. Pass one `lockKey` to all writes that
   * lock the same row: they then wait for each other before they take a connection.
   */
  write<T>(work: (queries: Transaction<Tables>) => Promise<T>, lockKey?: string): Promise<T>
  close(): Promise<void>
}

/** Where the store keeps its data. */
export type DatabaseOptions =
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; schema?: string }

/** Longest wait for the right to write, in milliseconds (L5). */
export const WRITE_PATIENCE_MS = 3000
