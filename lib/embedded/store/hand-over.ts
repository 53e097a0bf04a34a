import { hash } from 'node:crypto'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { appliedCoupon } from './cart-coupon.ts'
import { cartDocument } from './cart-document.ts'
import { readLines } from './cart-lines.ts'
import { findSession, createSession, newId } from './sessions.ts'
import type { StoreContext } from './store.ts'

/** How long a code is valid, in seconds: long enough for one redirect (contract 4.26). */
export const HAND_OVER_S = 60

/**
 * Creates a code with which an external checkout gets the cart of a session, once. Only its hash is stored. Returns null without
 * a session (contract 4.26).
 */
export async function createHandOver(
  store: StoreContext,
  token: string,
  language: Lang,
): Promise<string | null> {
  const code = newId(store)
  const expiresAt = store.now() + HAND_OVER_S * 1000
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    if (!session) return null
    const row = { cart_id: session.cartId, language, expires_at: expiresAt }
    await queries
      .insertInto('hand_over')
      .values({ code_hash: hashCode(code), ...row })
      .execute()
    return code
  })
}

/**
 * Deletes a code and returns the cart, its language and campaign parameters, and a new session for the checkout's later
 * calls; null for a code that is unknown, expired or used (contract 4.26).
 */
export async function redeemHandOver(store: StoreContext, code: string) {
  const rules = await store.rules()
  return store.db.write(async (queries) => {
    // Of two simultaneous requests only one deletes the row.
    const row = await queries
      .deleteFrom('hand_over')
      .where('code_hash', '=', hashCode(code))
      .returning(['cart_id', 'language', 'expires_at'])
      .executeTakeFirst()
    if (!row || row.expires_at <= store.now()) return null
    const cart = await queries
      .selectFrom('cart')
      .select(['version', 'tracking', 'coupon'])
      .where('id', '=', row.cart_id)
      .executeTakeFirstOrThrow()
    const language: Lang = row.language === 'en' ? 'en' : 'pt'
    const lines = await readLines(queries, row.cart_id)
    const coupon = await appliedCoupon(store, queries, cart.coupon)
    return {
      carrinho: cartDocument(lines, cart.version, rules, language, { coupon }),
      idioma: languageTag(language),
      rastreamento: cart.tracking === null ? {} : (JSON.parse(cart.tracking) as object),
      sessao: await createSession(store, queries, row.cart_id),
    }
  })
}

function hashCode(code: string): string {
  return hash('sha256', code, 'hex')
}
