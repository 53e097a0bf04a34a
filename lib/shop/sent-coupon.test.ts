/** @jest-environment node */
import { EMPTY_CART, type ShopCart } from './cart.ts'
import { sentCouponCookie, sentCouponIn } from './sent-coupon.ts'

const cart = { ...EMPTY_CART, items: [{ key: '1' }], hasLineDiscount: true } as unknown as ShopCart
const valueOf = (cookie: string) => cookie.slice('cupom='.length).split(';', 1)[0]!

test.each(['BALCAO10', 'verão 10%', "l'été (2)*!", 'A=B; C'])(
  'the code %s is read back unchanged from its cookie',
  (code) => {
    const cookie = sentCouponCookie(` ${code} `, false)
    expect(cookie).toMatch(/^cupom=[\w%.~-]+; Path=\/; SameSite=Lax$/)
    expect(sentCouponIn(valueOf(cookie), cart)).toEqual({ code, hasDiscount: true })
  },
)

test('P29 without a discount in the cart the coupon is not shown as applied; a coupon that the cart names takes precedence', () => {
  const cookie = valueOf(sentCouponCookie('BALCAO10', true))
  expect(sentCouponIn(cookie, { ...cart, hasLineDiscount: false })?.hasDiscount).toBe(false)
  const coupon = { code: 'X', applies: true, discount: 1, missing: 0, minimum: 0 }
  expect(sentCouponIn(cookie, { ...cart, coupon })).toBeUndefined()
  expect(sentCouponIn(cookie, EMPTY_CART)).toBeUndefined()
  for (const value of ['', '%E0%A4', '%20', 'a'.repeat(61)]) expect(sentCouponIn(value, cart)).toBeUndefined()
  expect(sentCouponCookie('', true)).toBe('cupom=; Path=/; SameSite=Lax; Secure; Max-Age=0')
})
