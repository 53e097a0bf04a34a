import 'server-only'
import { cookies } from 'next/headers'
import { getDemoCard } from '../client/store/demo-card.ts'
import { ApiError } from '../client/errors.ts'
import { keyInCookie, orderCookie, ORDER_COOKIE } from '../host/order-cookie.ts'
import { setVisitorCookies } from '../host/visitor-cookies.ts'
import type { Lang } from '../routes/lang.ts'
import type { DemoCardPage } from '../shop/demo-card.ts'
import { visitorStore } from './store.ts'

/**
 * The order of the demonstration's card page (contract 4.36), by the key in the address or in the cookie; `undefined` with a wrong key or none, and
 * for an order that is not paid there. Throws ApiError while the store is down.
 */
export async function demoCardPage(
  lang: Lang,
  number: string,
  given: string,
): Promise<DemoCardPage | undefined> {
  const held = (await cookies()).get(ORDER_COOKIE)?.value ?? ''
  const known = keyInCookie(held, number)
  const key = given || known
  if (!key) return undefined
  try {
    const found = await getDemoCard(await visitorStore(lang), number, key)
    if (given && given !== known) setVisitorCookies([orderCookie(held, number, given)])
    return found
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined
    throw error
  }
}
