import { host } from './host.ts'

/** The cookie with number and key of the order whose page the visitor opened last, so that its address holds no key. */
export const ORDER_COOKIE = 'pedido'

/** The cookie with the e-mail address by which a visitor opened an order. */
export const ORDER_EMAIL_COOKIE = 'pedido-email'

/** Lifetime of ORDER_COOKIE in seconds. */
export const ORDER_COOKIE_LIFE_S = 30 * 86_400

/** Lifetime of ORDER_EMAIL_COOKIE in seconds. */
export const ORDER_EMAIL_LIFE_S = 1800

const secure = () => (host().env.siteUrl.startsWith('https:') ? '; Secure' : '')

/** The Set-Cookie value that remembers the key of an order's page for thirty days. */
export function orderCookie(number: string, key: string): string {
  return `${ORDER_COOKIE}=${number}.${key}; Path=/; Max-Age=${ORDER_COOKIE_LIFE_S}; HttpOnly; SameSite=Lax${secure()}`
}

/** The key of an order in the value of its cookie; '' when it is of another order. */
export function keyInCookie(value: string, number: string): string {
  const [of, key = ''] = value.split('.')
  return of === number ? key : ''
}

/** The number of the order in the value of its cookie; '' without one. */
export function numberInCookie(value: string): string {
  return /^([1-9]\d{0,11})\./.exec(value)?.[1] ?? ''
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
