import 'server-only'
import { cookies } from 'next/headers'
import { getOrder, getOrders, type OrderAccess } from '../client/store/orders.ts'
import { ApiError } from '../client/errors.ts'
import {
  emailInCookie,
  keyInCookie,
  orderCookie,
  ORDER_COOKIE,
  ORDER_EMAIL_COOKIE,
} from '../host/order-cookie.ts'
import { heldOrders } from '../shop/held-orders.ts'
import { setVisitorCookies } from '../host/visitor-cookies.ts'
import type { Lang } from '../routes/lang.ts'
import { isOrderNumber, type ListedOrder, type OrderToKeep, type ShopOrder } from '../shop/order.ts'
import { visitorStore } from './store.ts'

/** The order of a page, or why it is not shown: there is no key or e-mail address, or a wrong one, or there were too many attempts. */
export type FoundOrder = { order: ShopOrder } | { problem: 'noAccess' | 'naoEncontrado' | 'espera' }

/**
 * The order of a page (contract 4.31): by the key in the address, which then moves into a cookie; by the key in that cookie; or by the
 * e-mail address that the visitor typed. Throws ApiError while the store is down.
 */
export async function orderPage(lang: Lang, number: string, given: string): Promise<FoundOrder> {
  const jar = await cookies()
  const held = jar.get(ORDER_COOKIE)?.value ?? ''
  const known = keyInCookie(held, number)
  const email = emailInCookie(jar.get(ORDER_EMAIL_COOKIE)?.value ?? '')
  const key = given || known
  const access: OrderAccess | undefined = key ? { key } : email ? { email } : undefined
  if (!access) return { problem: 'noAccess' }
  try {
    const order = await getOrder(await visitorStore(lang), number, access)
    if (given && given !== known) setVisitorCookies([orderCookie(held, number, given)])
    return { order }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 404 || status === 422) return { problem: 'naoEncontrado' }
    if (status === 429) return { problem: 'espera' }
    throw error
  }
}

/** The number of the order that this browser placed or opened last; '' without one. */
export async function lastOrder(): Promise<string> {
  return heldOrders((await cookies()).get(ORDER_COOKIE)?.value ?? '')[0]?.number ?? ''
}

/**
 * The order from whose page a visitor goes to sign in, with the buyer's name and e-mail address when this browser has the key of that
 * page, which shows them too (contract 4.33); `undefined` for a text that is no number.
 */
export async function orderToKeep(lang: Lang, number: string): Promise<OrderToKeep | undefined> {
  if (!isOrderNumber(number)) return undefined
  const key = keyInCookie((await cookies()).get(ORDER_COOKIE)?.value ?? '', number)
  if (!key) return { number }
  try {
    const { canClaim, buyer } = await getOrder(await visitorStore(lang), number, { key })
    return canClaim ? { number, buyer: { nome: buyer.nome, email: buyer.email } } : { number }
  } catch (error) {
    // The forms work without these values.
    if (error instanceof ApiError) return { number }
    throw error
  }
}

/** The orders of the signed-in account; `undefined` when nobody is signed in (contract 4.33). Throws ApiError while the store is down. */
export async function ordersOfAccount(lang: Lang): Promise<ListedOrder[] | undefined> {
  try {
    return await getOrders(await visitorStore(lang))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}
