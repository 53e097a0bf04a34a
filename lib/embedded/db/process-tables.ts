import type { ColumnType, Generated } from 'kysely'

// The tables that the processes of a shop share and that neither API returns. Times are in milliseconds.

/** A column that is never updated. */
export type Fixed<T> = ColumnType<T, T, never>

/** The uses of one key (store/budget.ts) until `expires_at`: sign-in attempts, or new carts. */
interface BudgetTable {
  key_hash: Fixed<string>
  attempts: number
  expires_at: number
}

/** Random secrets that all processes of the store share, made at their first use. */
interface SecretTable {
  name: Fixed<string>
  value: Fixed<string>
}

/**
 * A session of the moderation pages; its id is stored hashed. `actions` holds the decisions that can be undone, as JSON,
 * `last_number` the number of the last one.
 */
interface ModeratorSessionTable {
  id_hash: Fixed<string>
  form_token: Fixed<string>
  last_number: number
  actions: string
  expires_at: number
}

/** A photo of a review; only on PostgreSQL, where several processes share it. */
interface PhotoTable {
  name: Fixed<string>
  bytes: Fixed<Uint8Array>
  created_at: Fixed<number>
}

/** A part of the seed of a new database; `done_at` is null until its transaction has committed. */
interface SeedPartTable {
  name: Fixed<string>
  done_at: number | null
}

/** Counters; `value` is the last number given. */
interface SequenceTable {
  name: Fixed<string>
  value: number
}

/**
 * Changes of data that pages show, recorded by triggers. `tag` is a tag of POST /api/revalidate. Triggers write
 * nothing while the table is empty, that is until a reader starts (changes/change-watch.ts); the newest row always
 * stays. `source` names the process that has applied the change already.
 */
interface ChangeTable {
  id: Generated<number>
  tag: Fixed<string>
  at: Fixed<number>
  source: ColumnType<string | null, string | undefined, never>
}

/** The tables that the processes of a shop share. */
export interface ProcessTables {
  sign_in_budget: BudgetTable
  cart_budget: BudgetTable
  secret: SecretTable
  moderator_session: ModeratorSessionTable
  photo: PhotoTable
  seed_part: SeedPartTable
  sequence: SequenceTable
  change: ChangeTable
  migration: { name: string; applied_at: number }
}
