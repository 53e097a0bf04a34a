import { hash } from 'node:crypto'
import type { PasswordReset } from '#lib/contract/user.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from './passwords.ts'
import type { StoreContext } from './store.ts'

const LINK_MS = 30 * 60_000
// A request expires after this time.
const REQUEST_MS = 7 * 86_400_000
const TOKEN_BYTES = 32

/**
 * POST checkout/password-recovery: records a request for a new password for the account with this e-mail. One statement,
 * whether the account exists or not, so that neither the response nor its duration reveals it (docs/decisions/0042).
 */
export async function requestRecovery(store: StoreContext, usuario: string): Promise<void> {
  await store.db.write((queries) =>
    queries
      .insertInto('password_recovery')
      .columns(['customer_id', 'requested_at'])
      .expression((from) =>
        from
          .selectFrom('customer')
          .select((row) => ['id', row.val(store.now()).as('requested_at')])
          .where('email', '=', usuario.toLowerCase()),
      )
      .onConflict((conflict) =>
        conflict
          .column('customer_id')
          .doUpdateSet((row) => ({ requested_at: row.ref('excluded.requested_at') })),
      )
      .execute(),
  )
}

/** A new link for a customer; `token` is not stored, the database has only its hash. */
export interface RecoveryLink {
  email: string
  name: string
  /** Milliseconds since 1970. */
  requestedAt: number
  expiresAt: number
  token: string
}

/**
 * Makes a new link for every request of the last seven days, oldest first; an earlier link of the same customer is no longer
 * valid.
 */
export async function makeRecoveryLinks(
  db: Database,
  now: number,
  random: (bytes: number) => Uint8Array,
): Promise<RecoveryLink[]> {
  return db.write(async (queries) => {
    await queries
      .deleteFrom('password_recovery')
      .where('requested_at', '<=', now - REQUEST_MS)
      .execute()
    const rows = await queries
      .selectFrom('password_recovery')
      .innerJoin('customer', 'customer.id', 'password_recovery.customer_id')
      .select(['customer_id', 'requested_at', 'email', 'name'])
      .orderBy('requested_at')
      .orderBy('customer_id')
      .execute()
    const links: RecoveryLink[] = []
    for (const { customer_id, requested_at, email, name } of rows) {
      const token = Buffer.from(random(TOKEN_BYTES)).toString('base64url')
      const expiresAt = now + LINK_MS
      await queries
        .updateTable('password_recovery')
        .set({ token_hash: hashToken(token), expires_at: expiresAt })
        .where('customer_id', '=', customer_id)
        .execute()
      links.push({ email, name, requestedAt: requested_at, expiresAt, token })
    }
    return links
  })
}

/**
 * POST checkout/password-reset: sets the new password once and signs out every session that was opened with the old one. Returns
 * false for a link that is unknown, used or older than thirty minutes.
 */
export async function resetPassword(store: StoreContext, { token, senha }: PasswordReset): Promise<boolean> {
  const tokenHash = hashToken(token)
  const request = await store.db.read
    .selectFrom('password_recovery')
    .select('customer_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', store.now())
    .executeTakeFirst()
  if (!request) return false
  const password = await hashPassword(senha, store.random)
  return store.db.write(async (queries) => {
    const used = await queries
      .deleteFrom('password_recovery')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', store.now())
      .returning('customer_id')
      .executeTakeFirst()
    if (!used) return false
    await queries.updateTable('customer').set({ password }).where('id', '=', used.customer_id).execute()
    // The session and its cart stay, but without the customer.
    await queries
      .updateTable('session')
      .set({ customer_id: null })
      .where('customer_id', '=', used.customer_id)
      .execute()
    return true
  })
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
