import type { StoreContext } from '../store/store.ts'
import { lockOrder } from './order-row.ts'
import { changeState } from './order-state.ts'
import { EXPIRED, BY_STORE } from './order-steps.ts'

const ORDERS_AT_ONCE = 100

/** Cancels the orders whose payment did not arrive in time and returns their units to the stock, one transaction per order. */
export async function expireOrders(store: Pick<StoreContext, 'db' | 'now'>): Promise<void> {
  let found
  do {
    const due = await store.db.read
      .selectFrom('shop_order')
      .select('number')
      .where('state', '=', 'aguardando_pagamento')
      .where('expires_at', '<=', store.now())
      .orderBy('expires_at')
      .limit(ORDERS_AT_ONCE)
      .execute()
    for (const { number } of due) await expireOrder(store, number)
    found = due.length
  } while (found === ORDERS_AT_ONCE)
}

/** Cancels an order if its payment is overdue; a payment or another process may have changed it meanwhile. */
export async function expireOrder(store: Pick<StoreContext, 'db' | 'now'>, number: number): Promise<void> {
  await store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    const now = store.now()
    if (order?.state !== 'aguardando_pagamento' || order.expires_at === null || order.expires_at > now) return
    await changeState(queries, order, { to: 'cancelado', author: BY_STORE, reason: EXPIRED, now })
  }, `order ${number}`)
}
