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
   * Runs `work` in a transaction that may write, all or nothing; it may run again when the engine asks for it.
   * Throws DatabaseUnavailable when the lock does not come within three seconds. Writes that name the same `turn` are
   * going to lock the same row: they wait for one another before they ask the engine for anything.
   */
  write<T>(work: (queries: Transaction<Tables>) => Promise<T>, turn?: string): Promise<T>
  close(): Promise<void>
}

/** Where the store keeps its data. */
export type DatabaseOptions =
  { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; schema?: string }

/** Longest wait for the right to write, in milliseconds (L5). */
export const WRITE_PATIENCE_MS = 3000
