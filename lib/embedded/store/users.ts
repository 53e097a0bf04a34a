import { hash } from 'node:crypto'
import type { Login, Register, User } from '#lib/contract/user.ts'
import type { Queries } from '../db/database.ts'
import { deleteStoredDraft } from './stored-draft.ts'
import { hashPassword, matchesPassword } from './passwords.ts'
import { newDeviceToken } from './known-device.ts'
import { copyLines, lastCartOf } from './restored-cart.ts'
import { createCart, findSession, createSession, type Session } from './sessions.ts'
import { uncountAttempt, takeAttempt } from './sign-in-budget.ts'
import type { StoreContext } from './store.ts'

const COUNTRY_CODE = '55'
const ID_BYTES = 6
const MAX_ATTEMPTS = 10

/**
 * The user with a new session token, and after a login a device token; or the seconds to wait; null when the
 * login or registration is rejected.
 */
export type LoginResult = { user: User; session: string; device?: string } | { waitS: number } | null

/** The client that signs in. */
export interface LoginClient {
  /** The token of the session; '' without one. */
  token: string
  /** '' when it is unknown. */
  ip: string
  /** The device token of an earlier login; '' for none. */
  device: string
}

/** GET checkout/user: the user of a session; anonymous without one (contract 4.9). */
export async function readUser(store: StoreContext, token: string): Promise<User> {
  const session = await findSession(store, store.db.read, token)
  if (session?.customerId == null) return ANONYMOUS
  const customer = await store.db.read
    .selectFrom('customer')
    .select(['id', 'name', 'email', 'mobile', 'phone'])
    .where('id', '=', session.customerId)
    .executeTakeFirst()
  return customer ? userDocument(customer) : ANONYMOUS
}

/**
 * POST checkout/login: checks the password and creates a new session for the cart (contract 3.1), into which the customer's last cart
 * is copied (docs/decisions/0095); null when the password is wrong. The number of attempts is limited (docs/decisions/0062).
 */
export async function logIn(
  store: StoreContext,
  { token, ip, device }: LoginClient,
  { usuario, senha }: Login,
): Promise<LoginResult> {
  const account = usuario.toLowerCase()
  const customer = await store.db.read
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', account)
    .executeTakeFirst()
  const owner = { account: `customer ${account}`, passwordHash: customer?.password ?? '' }
  const attempt = { ...owner, ip, device, maxPerAccount: MAX_ATTEMPTS }
  const waitS = await takeAttempt(store, attempt)
  if (waitS > 0) return { waitS }
  const isRight = await matchesPassword(senha, customer?.password ?? null, store.passwordCost)
  if (!customer || !isRight) return null
  await uncountAttempt(store, attempt)
  const { maxQuantity } = await store.rules()
  const session = await store.db.write(async (queries) => {
    const from = await lastCartOf(store, queries, customer.id)
    return replaceSession(store, queries, token, {
      customerId: customer.id,
      restored: from && { from, maxQuantity },
    })
  }, token)
  return { user: userDocument(customer), session, device: await newDeviceToken(store, owner) }
}

/** POST checkout/register: creates an account and logs in; null when the e-mail already has one. */
export async function register(store: StoreContext, token: string, form: Register): Promise<LoginResult> {
  const customer = {
    id: Buffer.from(store.random(ID_BYTES)).readUIntBE(0, ID_BYTES) || 1,
    email: form.email.toLowerCase(),
    name: form.nome,
    mobile: digits(form.celular),
    phone: digits(form.telefone),
    password: await hashPassword(form.senha, store.random, store.passwordCost),
    created_at: store.now(),
  }
  return store.db.write(async (queries) => {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('customer')
      .values(customer)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return null
    return {
      user: userDocument(customer),
      session: await replaceSession(store, queries, token, { customerId: customer.id }),
    }
  })
}

/** POST checkout/logout: returns the token of an anonymous session for the same cart; null without a session. */
export async function logOut(store: StoreContext, token: string): Promise<string | null> {
  const { maxQuantity } = await store.rules()
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    // The checkout's draft has the person's CPF and address; the next user of the device keeps only the cart.
    if (session) await deleteStoredDraft(queries, session.cartId)
    if (session?.customerId != null) await keepCart(store, queries, session, maxQuantity)
    return session && replaceSession(store, queries, token, {})
  })
}

/**
 * POST checkout/zipcode: stores the postal code with the cart; returns a token when it had to create a session,
 * else null. Throws TooManyCarts.
 */
export async function storePostalCode(
  store: StoreContext,
  { token, ip }: { token: string; ip: string },
  postalCode: string,
): Promise<string | null> {
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    const cartId = session?.cartId ?? (await createCart(store, queries, ip))
    await queries.updateTable('cart').set({ postal_code: postalCode }).where('id', '=', cartId).execute()
    return session ? null : createSession(store, queries, cartId)
  })
}

/** The customer of a new session, and the cart whose lines are added to the session's. */
interface NewOwner {
  customerId?: number | null
  restored?: { from: string; maxQuantity: number } | '' | undefined
}

// Ends the session of a token and creates one for the customer, or an anonymous one, because a token must not outlive its
// rights; the cart stays (contract 3.1). A new cart is not counted: sign-ins have limits of their own.
async function replaceSession(
  store: StoreContext,
  queries: Queries,
  token: string,
  { customerId = null, restored }: NewOwner,
): Promise<string> {
  const session = await findSession(store, queries, token, { lock: true })
  if (session) await queries.deleteFrom('session').where('token_hash', '=', session.tokenHash).execute()
  const cartId = session?.cartId ?? (await createCart(store, queries, ''))
  if (restored) await copyLines(queries, { ...restored, to: cartId })
  return createSession(store, queries, cartId, customerId)
}

// The cart stays with the device that signs out, and the account gets a copy for the next sign-in, which no later user of the device
// can read or change. Nobody receives the token of its session.
async function keepCart(
  store: StoreContext,
  queries: Queries,
  { cartId, customerId }: Session,
  maxQuantity: number,
): Promise<void> {
  const copy = await createCart(store, queries, '')
  await copyLines(queries, { from: cartId, to: copy, maxQuantity })
  await createSession(store, queries, copy, customerId)
}

const ANONYMOUS: User = {
  id: 0,
  nomeRazao: '',
  email: '',
  logado: false,
  userHash: { email: '', celular: '', telefone: '' },
}

interface Customer {
  id: number
  name: string
  email: string
  mobile: string
  phone: string
}

function userDocument({ id, name, email, mobile, phone }: Customer): User {
  const userHash = { email: sha256(email), celular: phoneHash(mobile), telefone: phoneHash(phone) }
  return { id, nomeRazao: name, email, logado: true, userHash }
}

// Advertising platforms compare phone numbers in international form; ten or eleven digits are a Brazilian number
// without country code.
function phoneHash(phone: string): string {
  if (phone === '') return ''
  return sha256(phone.length <= 11 ? COUNTRY_CODE + phone : phone)
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0+/, '')
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}
