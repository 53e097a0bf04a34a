import type { ColumnType } from 'kysely'

// The tables that the processes of a shop share and that neither API returns. Times are in milliseconds.

/** A column that is never updated. */
export type Fixed<T> = ColumnType<T, T, never>

/** The uses of one key (store/budget.ts) until `expires_at`: sign-in attempts, or new carts. */
export interface BudgetTable {
  key_hash: Fixed<string>
  attempts: number
  expires_at: number
}

/** Random secrets that all processes of the store share, made at their first use. */
export interface SecretTable {
  name: Fixed<string>
  value: Fixed<string>
}

/**
 * A session of the moderation pages; its id is stored hashed. `actions` holds the decisions that can be undone, as JSON,
 * `last_number` the number of the last one.
 */
export interface ModeratorSessionTable {
  id_hash: Fixed<string>
  form_token: Fixed<string>
  last_number: number
  actions: string
  expires_at: number
}

/** A photo of a review; only on PostgreSQL, where several processes share it. */
export interface PhotoTable {
  name: Fixed<string>
  bytes: Fixed<Uint8Array>
  created_at: Fixed<number>
}

/** A part of the seed of a new database; `done_at` is null until its transaction has committed. */
export interface SeedPartTable {
  name: Fixed<string>
  done_at: number | null
}
