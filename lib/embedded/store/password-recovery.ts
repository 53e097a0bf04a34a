import { hash } from 'node:crypto'
import type { PasswordReset } from '#lib/contract/user.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Database, Queries } from '../db/database.ts'
import { enqueueMailOfAccount } from '../mail/queue.ts'
import { hashPassword } from './passwords.ts'
import type { StoreContext } from './store.ts'

/** How long the link to a new password is valid. */
export const RECOVERY_LINK_MS = 30 * 60_000

// A request expires after this time.
const REQUEST_MS = 7 * 86_400_000
const TOKEN_BYTES = 32

/**
 * POST checkout/password-recovery: records a request for a new password for the account with this e-mail, and with an SMTP server
 * its message. The statements are the same whether or not the account exists, so neither the response nor its duration reveals it
 * (docs/decisions/0042, 0083).
 */
export async function requestRecovery(store: StoreContext, usuario: string, language: Lang): Promise<void> {
  const email = usuario.toLowerCase()
  const now = store.now()
  await store.db.write(async (queries) => {
    await queries
      .insertInto('password_recovery')
      .columns(['customer_id', 'requested_at'])
      .expression((from) =>
        from
          .selectFrom('customer')
          .select((row) => ['id', row.val(now).as('requested_at')])
          .where('email', '=', email),
      )
      .onConflict((conflict) =>
        conflict
          .column('customer_id')
          .doUpdateSet((row) => ({ requested_at: row.ref('excluded.requested_at') })),
      )
      .execute()
    // Without an SMTP server the message would be a file, whose link lets anyone sign in. Then the owner sends the link by hand
    // (npm run recoveries).
    if (store.config.mail?.smtpUrl !== undefined)
      await enqueueMailOfAccount(queries, { email, language, now })
  })
}

/** Makes the link of a message to the account with this e-mail address and returns its token; `undefined` without a request. */
export async function makeRecoveryLink(store: StoreContext, email: string): Promise<string | undefined> {
  return store.db.write(async (queries) => {
    const request = await queries
      .selectFrom('password_recovery')
      .innerJoin('customer', 'customer.id', 'password_recovery.customer_id')
      .select('customer_id')
      .where('email', '=', email)
      .where('requested_at', '>', store.now() - REQUEST_MS)
      .executeTakeFirst()
    return request && storeToken(queries, request.customer_id, store.now(), store.random)
  })
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
      const token = await storeToken(queries, customer_id, now, random)
      links.push({ email, name, requestedAt: requested_at, expiresAt: now + RECOVERY_LINK_MS, token })
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
  const password = await hashPassword(senha, store.random, store.passwordCost)
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

async function storeToken(
  queries: Queries,
  customerId: number,
  now: number,
  random: (bytes: number) => Uint8Array,
): Promise<string> {
  const token = Buffer.from(random(TOKEN_BYTES)).toString('base64url')
  await queries
    .updateTable('password_recovery')
    .set({ token_hash: hashToken(token), expires_at: now + RECOVERY_LINK_MS })
    .where('customer_id', '=', customerId)
    .execute()
  return token
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
