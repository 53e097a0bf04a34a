import type { OrderState } from '#lib/contract/order-document.ts'
import type { OwnerChange, OwnerOrders } from '#lib/shop/owner-orders.ts'
import type { StoreContext } from '../store/store.ts'
import { storeInvoice } from './invoice.ts'
import { expireOrders } from './order-expiry.ts'
import { lockOrder } from './order-row.ts'
import { changeState, type StateChange } from './order-state.ts'
import { NEXT_STATES } from './order-steps.ts'
import { listOrders, readOwnerOrder } from './owner-orders.ts'
import { recordRefund } from './refunds.ts'
import { takeBackRefund } from './take-back-refund.ts'

/** The orders of a shop for its owner: `npm run orders`, and the page for moderators. */
export interface OrderService extends OwnerOrders {
  /** Cancels the orders that were not paid in time. */
  expire(): Promise<void>
}

/** Creates the order service of a store. */
export function createOrderService(store: StoreContext): OrderService {
  const change = (number: number, to: OrderState, author: string, rest: Partial<StateChange> = {}) =>
    changeOrder(store, number, { to, author, ...rest })
  return {
    list: (query) => listOrders(store.db.read, query),
    get: (number) => readOwnerOrder(store.db, number),
    stepsOf: (state) => NEXT_STATES[state],
    markPaid: (number, author) => change(number, 'pago', author),
    markPacked: (number, author) => change(number, 'separado', author),
    markSent: (number, tracking, author) => change(number, 'enviado', author, { tracking }),
    markDelivered: (number, author) => change(number, 'entregue', author),
    cancel: (number, reason, author) => change(number, 'cancelado', author, { reason }),
    markReturned: (number, reason, author) => change(number, 'devolvido', author, { reason }),
    recordRefund: (number, refund, author) => recordRefund(store, number, refund, author),
    takeBackRefund: (number, wrong, author) => takeBackRefund(store, number, wrong, author),
    storeInvoice: (number, key, author) => storeInvoice(store, number, key, author),
    expire: () => expireOrders(store),
  }
}

function changeOrder(
  { db, now }: Pick<StoreContext, 'db' | 'now'>,
  number: number,
  change: Omit<StateChange, 'now'>,
): Promise<OwnerChange> {
  return db.write(async (queries) => {
    const order = await lockOrder(db, queries, number)
    return order ? changeState(queries, order, { ...change, now: now() }) : 'unknown'
  }, `order ${number}`)
}
