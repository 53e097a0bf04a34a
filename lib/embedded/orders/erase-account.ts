import type { Queries } from '../db/database.ts'
import { deleteStoredDraft } from '../store/stored-draft.ts'
import { matchesPassword } from '../store/passwords.ts'
import { findSession } from '../store/sessions.ts'
import { uncountAttempt, takeAttempt } from '../store/sign-in-budget.ts'
import type { StoreContext } from '../store/store.ts'
import { eraseOrdersOf, type ErasedOrders } from './erase-orders.ts'

const MAX_ATTEMPTS = 10

/** What was erased, or why nothing was: nobody is signed in, a wrong password, or the seconds to wait after too many of them. */
export type AccountErasure = ErasedOrders | 'no-account' | 'wrong-password' | { waitS: number }

/** The visitor who asks; `ip` is '' when it is unknown. */
interface Visitor {
  token: string
  ip: string
}

/**
 * POST checkout/profile/erasure: deletes the account of the visitor with its addresses, carts and sessions, and erases its orders as far
 * as the law allows (LGPD, art. 18, VI; docs/decisions/0080). The address of an account is not verified, so what was sent with it
 * elsewhere, such as reviews, is left to the owner. Wrong passwords count as sign-in attempts.
 */
export async function eraseAccount(
  store: StoreContext,
  { token, ip }: Visitor,
  password: string,
): Promise<AccountErasure> {
  const customer = await customerOf(store, token)
  if (!customer) return 'no-account'
  const owner = { account: `customer ${customer.email}`, passwordHash: customer.password }
  const attempt = { ...owner, ip, device: '', maxPerAccount: MAX_ATTEMPTS }
  const waitS = await takeAttempt(store, attempt)
  if (waitS > 0) return { waitS }
  if (!(await matchesPassword(password, customer.password, store.passwordCost))) return 'wrong-password'
  await uncountAttempt(store, attempt)
  return store.db.write((queries) => eraseRows(queries, customer, store.now()))
}

async function customerOf(store: StoreContext, token: string) {
  const session = await findSession(store, store.db.read, token)
  if (session?.customerId == null) return undefined
  return store.db.read
    .selectFrom('customer')
    .select(['id', 'email', 'password'])
    .where('id', '=', session.customerId)
    .executeTakeFirst()
}

async function eraseRows(
  queries: Queries,
  { id, email }: { id: number; email: string },
  now: number,
): Promise<ErasedOrders> {
  const erased = await eraseOrdersOf(queries, id, now)
  const sessions = await queries
    .selectFrom('session')
    .select('cart_id')
    .where('customer_id', '=', id)
    .execute()
  for (const { cart_id } of sessions) {
    await deleteStoredDraft(queries, cart_id)
    await queries.deleteFrom('cart').where('id', '=', cart_id).execute()
  }
  await queries.deleteFrom('mail').where('kind', '=', 'password').where('recipient', '=', email).execute()
  // Addresses and requests for a new password are deleted with the account.
  await queries.deleteFrom('customer').where('id', '=', id).execute()
  return erased
}
