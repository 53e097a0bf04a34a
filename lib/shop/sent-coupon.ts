import { MAX_COUPON, type ShopCart } from './cart.ts'

/** A coupon that the store accepted earlier and does not name in the cart (platform 3.6). */
export interface SentCoupon {
  code: string
  /** Whether the cart has a discount now; without one the coupon is not shown as applied. */
  hasDiscount: boolean
}

/** The cookie of its code; it ends with the browser's session, as the store's own session does. */
export const SENT_COUPON_COOKIE = 'cupom'

/** The cookie that stores the code of an accepted coupon; an empty code deletes it (docs/decisions/0049). */
export function sentCouponCookie(code: string, isSecure: boolean): string {
  const value = encodeURIComponent(code.trim().slice(0, MAX_COUPON)).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `${SENT_COUPON_COOKIE}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}${value ? '' : '; Max-Age=0'}`
}

/** The coupon in the cookie's value; `undefined` when the value has none, the cart names a coupon itself or the cart is empty. */
export function sentCouponIn(value: string, cart: ShopCart): SentCoupon | undefined {
  if (cart.coupon || cart.items.length === 0) return undefined
  const code = decode(value).trim()
  return code && code.length <= MAX_COUPON ? { code, hasDiscount: cart.hasLineDiscount } : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
