import type { Selectable } from 'kysely'
import { percentOf, toReais, type Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import type { CouponTable } from '../db/cart-tables.ts'

/** A stored coupon. */
export type Coupon = Selectable<CouponTable>

/** The discount of a coupon on a cart. */
export interface CouponEffect {
  isExpired: boolean
  /** The amount missing to the coupon's minimum. */
  missing: Cents
  discount: Cents
}

/** The code as it is stored: in capitals, without spaces around it. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Returns the coupon with a normalized code; null for an unknown one. With `lock`, it stays locked until the transaction ends. */
export async function readCoupon(
  queries: Queries,
  code: string | null,
  { lock = false } = {},
): Promise<Coupon | null> {
  if (code === null) return null
  let found = queries.selectFrom('coupon').selectAll().where('code', '=', code)
  if (lock) found = found.forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

/** Whether a coupon is valid at a time, in milliseconds. */
export function isValid({ valid_from, valid_to }: Coupon, now: number): boolean {
  return (valid_from === null || valid_from <= now) && (valid_to === null || now <= valid_to)
}

/**
 * The effect of a coupon on a cart: its percentage or amount is subtracted from the price after the progressive discount, never
 * more than that (contract 4.20).
 */
export function couponEffect(coupon: Coupon, subtotal: Cents, progressive: Cents, now: number): CouponEffect {
  const payable = subtotal - progressive
  const isExpired = !isValid(coupon, now)
  const missing = Math.max(0, coupon.minimum - subtotal)
  const full = coupon.percent === null ? (coupon.amount ?? 0) : percentOf(payable, coupon.percent)
  return { isExpired, missing, discount: isExpired || missing > 0 ? 0 : Math.min(full, payable) }
}

/** A coupon as an entry of the cart's `promocoes` (contract 4.20). */
export function couponPromotion(
  { code, percent, minimum }: Coupon,
  { missing, discount, isExpired }: CouponEffect,
) {
  return {
    tipo: 'cupom',
    codigo: code,
    meta: toReais(minimum),
    percentual: percent ?? 0,
    atingida: !isExpired && missing === 0,
    falta: toReais(missing),
    desconto: toReais(discount),
  }
}
