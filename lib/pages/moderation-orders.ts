import 'server-only'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { ORDER_STATES } from '../contract/order-document.ts'
import { moderationOrdersCopy as copy } from '../copy/moderation-orders.ts'
import { memberInCookie, TEAM_COOKIE } from '../moderation/team-member.ts'
import type { OrderState } from '../contract/order-document.ts'
import { requireModerator } from './moderation.ts'

/** The moderator's session and the orders of the store; the 404 page when this shop has none. */
export async function ownerOrders() {
  const { access, session } = await requireModerator()
  return { access, session, orders: access.orders ?? notFound() }
}

/** The filter of the list: `abertos` unless the address names a state or `todos`. */
export function stateInQuery(text: string): { value: string; state: OrderState | 'open' | undefined } {
  const state = ORDER_STATES.find((each) => each === text)
  if (state) return { value: state, state }
  return text === 'todos' ? { value: text, state: undefined } : { value: 'abertos', state: 'open' }
}

/**
 * An order and who looks at it; `undefined` for an unknown number. When the page will show personal data, the moderation log gets an
 * entry first.
 */
export async function ownerOrderPage(number: string) {
  const { access, session, orders } = await ownerOrders()
  const found = /^[1-9]\d{0,11}$/.test(number) ? await orders.get(Number(number)) : undefined
  if (!found) return undefined
  const member = memberInCookie((await cookies()).get(TEAM_COOKIE)?.value ?? '')
  if (member)
    await access.moderation.note({
      actor: copy.author(member.name, copy.roles[member.role]),
      action: 'order-view',
      detail: `pedido ${number}`,
    })
  return { access, session, found, member, steps: orders.stepsOf(found.order.state) }
}
