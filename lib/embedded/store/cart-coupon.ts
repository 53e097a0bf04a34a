import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { readLines } from './cart-lines.ts'
import { isValid, normalizeCode, readCoupon, type Coupon } from './coupons.ts'
import { findSession, type Session } from './sessions.ts'
import type { StoreContext } from './store.ts'
import { couponMinimumText, couponUsedUpText } from './texts.ts'

/** Whether a coupon was accepted, or why not; `text` replaces the standard sentence of the problem. */
type CouponResult = 'accepted' | { problem: 'sessao_ausente' | 'cupom_invalido'; text?: string }

/**
 * PUT promotional/coupon/{code}: sets the coupon of the visitor's cart, replacing an earlier one. A coupon with a limited
 * number of uses counts the carts that hold it and the orders that used it (contract 4.20).
 */
export function setCartCoupon(
  store: StoreContext,
  token: string,
  typed: string,
  language: Lang,
): Promise<CouponResult> {
  return store.db.write(async (queries): Promise<CouponResult> => {
    const session = await findSession(store, queries, token, { lock: true })
    if (!session) return { problem: 'sessao_ausente' }
    const lock = store.db.engine === 'postgres'
    const coupon = await readCoupon(queries, normalizeCode(typed), { lock })
    if (!coupon || !isValid(coupon, store.now())) return { problem: 'cupom_invalido' }
    const lines = await readLines(queries, session.cartId)
    const subtotal = lines.reduce((sum, { quantity, sellable }) => sum + sellable.priceTo * quantity, 0)
    if (subtotal < coupon.minimum)
      return { problem: 'cupom_invalido', text: couponMinimumText(coupon.minimum, language) }
    if (await isUsedUp(store, queries, coupon, session.cartId))
      return { problem: 'cupom_invalido', text: couponUsedUpText(language) }
    await setCoupon(queries, session, coupon.code)
    return 'accepted'
  }, token)
}

/** DELETE promotional/coupon/{code}: removes a coupon from the visitor's cart; succeeds when the cart does not have it. */
export async function unsetCartCoupon(store: StoreContext, token: string, typed: string): Promise<void> {
  await store.db.write(async (queries) => {
    const session = await findSession(store, queries, token, { lock: true })
    if (session?.coupon === normalizeCode(typed)) await setCoupon(queries, session, null)
  }, token)
}

/** The coupon of a cart by its code, as the cart's document needs it; null when the cart has none. */
export async function appliedCoupon(store: StoreContext, queries: Queries, code: string | null | undefined) {
  const applied = code ? await readCoupon(queries, code) : null
  return applied && { applied, now: store.now() }
}

async function setCoupon(queries: Queries, { cartId, coupon, version }: Session, code: string | null) {
  if (coupon === code) return
  await queries
    .updateTable('cart')
    .set({ coupon: code, version: version + 1 })
    .where('id', '=', cartId)
    .execute()
}

async function isUsedUp(store: StoreContext, queries: Queries, { code, max_uses }: Coupon, cartId: string) {
  if (max_uses === null) return false
  const { uses } = await queries
    .selectFrom('cart')
    .select((row) => row.fn.countAll<number | string>().as('uses'))
    .where('coupon', '=', code)
    .where('id', '<>', cartId)
    .where('expires_at', '>', store.now())
    .executeTakeFirstOrThrow()
  const { orders } = await queries
    .selectFrom('shop_order')
    .select((row) => row.fn.countAll<number | string>().as('orders'))
    .where('coupon', '=', code)
    .where('state', '<>', 'cancelado')
    .executeTakeFirstOrThrow()
  return Number(uses) + Number(orders) >= max_uses
}
