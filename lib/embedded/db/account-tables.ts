import type { Fixed } from './process-tables.ts'

// The tables of accounts and their sessions. Times are in milliseconds.

/** An account. */
interface CustomerTable {
  id: Fixed<number>
  email: string
  name: string
  mobile: string
  phone: string
  password: string
  created_at: number
}

/** A session token, stored hashed; several may share one cart. */
interface SessionTable {
  token_hash: Fixed<string>
  cart_id: string
  customer_id: number | null
  expires_at: number
}

/**
 * A customer who requested a new password. `token_hash` is null until the link is made, for the e-mail or by the owner's command, and the
 * row is deleted when the link is used.
 */
interface PasswordRecoveryTable {
  customer_id: Fixed<number>
  requested_at: number
  token_hash: string | null
  expires_at: number | null
}

/** The tables of accounts. */
export interface AccountTables {
  customer: CustomerTable
  session: SessionTable
  password_recovery: PasswordRecoveryTable
}
