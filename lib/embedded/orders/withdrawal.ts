import type { StoreContext } from '../store/store.ts'
import { isOrderKey } from './order-key.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { changeState } from './order-state.ts'
import { BY_BUYER, WITHDRAWN } from './order-steps.ts'
import { withdrawalStep } from './withdrawal-term.ts'

/** A withdrawal from an order: its number, the key that its buyer has, and why; `reason` may be ''. */
interface Withdrawal {
  number: number
  key: string
  reason: string
}

/**
 * POST order/{numero}/withdrawal: cancels an order that is not shipped yet, or asks to return a shipped one within seven days of its delivery
 * (contract 4.32, art. 49 CDC). Returns 'unknown' for a wrong pair of number and key, 'late' when it is no longer possible.
 */
export function withdraw(
  store: StoreContext,
  { number, key, reason }: Withdrawal,
): Promise<OrderRow | 'unknown' | 'late'> {
  return store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    if (!order || !(await isOrderKey(store, queries, number, key))) return 'unknown'
    const now = store.now()
    const to = withdrawalStep(order, now)
    if (!to) return 'late'
    const text = reason === '' ? WITHDRAWN : `${WITHDRAWN}: ${reason}`
    const result = await changeState(queries, order, { to, author: BY_BUYER, reason: text, now })
    return result === 'changed' ? { ...order, state: to } : 'late'
  }, `order ${number}`)
}
