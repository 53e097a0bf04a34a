import { parseCookies } from '../http/cookies.ts'
import { heldOrders, MAX_HELD_ORDERS } from '../shop/held-orders.ts'
import { host } from './host.ts'

/** The cookie with number and key of the orders whose pages the visitor opened last, so that their addresses hold no key. */
export const ORDER_COOKIE = 'pedido'

/** The cookie with the e-mail address by which a visitor opened an order. */
export const ORDER_EMAIL_COOKIE = 'pedido-email'

/** Lifetime of ORDER_COOKIE in seconds. */
export const ORDER_COOKIE_LIFE_S = 30 * 86_400

/** Lifetime of ORDER_EMAIL_COOKIE in seconds. */
export const ORDER_EMAIL_LIFE_S = 1800

const secure = () => (host().env.siteUrl.startsWith('https:') ? '; Secure' : '')

/** The Set-Cookie value that adds the key of an order's page to those in `held`, the cookie's value so far, for thirty days. */
export function orderCookie(held: string, number: string, key: string): string {
  const others = heldOrders(held).filter((order) => order.number !== number)
  const value = [{ number, key }, ...others]
    .slice(0, MAX_HELD_ORDERS)
    .map((order) => `${order.number}.${order.key}`)
    .join('~')
  return `${ORDER_COOKIE}=${value}; Path=/; Max-Age=${ORDER_COOKIE_LIFE_S}; HttpOnly; SameSite=Lax${secure()}`
}

/** The Set-Cookie values that close the pages of all orders in this browser: at a sign-out the next person may be another one. */
export function closedOrderCookies(): string[] {
  return [ORDER_COOKIE, ORDER_EMAIL_COOKIE].map(
    (name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure()}`,
  )
}

/** The value of ORDER_COOKIE in a Cookie header; '' without it. */
export function orderCookieIn(header: string | null): string {
  return parseCookies(header).get(ORDER_COOKIE) ?? ''
}

/** The key of an order in the value of the cookie; '' for an order that is not in it. */
export function keyInCookie(value: string, number: string): string {
  return heldOrders(value).find((order) => order.number === number)?.key ?? ''
}

/** The Set-Cookie value that remembers the e-mail address of a buyer for half an hour. */
export function orderEmailCookie(email: string): string {
  const value = Buffer.from(email).toString('base64url')
  return `${ORDER_EMAIL_COOKIE}=${value}; Path=/; Max-Age=${ORDER_EMAIL_LIFE_S}; HttpOnly; SameSite=Lax${secure()}`
}

/** The e-mail address in the value of its cookie. */
export function emailInCookie(value: string): string {
  return Buffer.from(value, 'base64url').toString()
}
