import type { OwnerChange } from '#lib/shop/owner-orders.ts'
import type { StoreContext } from '../store/store.ts'
import { lockOrder } from './order-row.ts'
import { addEvent } from './order-state.ts'
import { INVOICED } from './order-steps.ts'

/**
 * Stores the access key of an order's invoice, or replaces it, with an event for the owner (docs/decisions/0090). A sale is invoiced when
 * it is paid, and a key belongs to one order only: 'key-in-use' for that of another one.
 */
export function storeInvoice(
  { db, now }: Pick<StoreContext, 'db' | 'now'>,
  number: number,
  key: string,
  author: string,
): Promise<OwnerChange> {
  return db.write(async (queries) => {
    const order = await lockOrder(db, queries, number)
    if (!order) return 'unknown'
    if (order.invoice_key === key) return 'changed'
    if (order.state === 'aguardando_pagamento') return 'not-allowed'
    const holder = await queries
      .selectFrom('shop_order')
      .select('number')
      .where('invoice_key', '=', key)
      .executeTakeFirst()
    if (holder) return 'key-in-use'
    await queries.updateTable('shop_order').set({ invoice_key: key }).where('number', '=', number).execute()
    const reason = `${INVOICED}: ${key}`
    await addEvent(queries, number, { at: now(), state: order.state, author, reason })
    return 'changed'
  }, 'invoices')
}
