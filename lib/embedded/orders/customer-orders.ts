import { toReais } from '#lib/shop/money.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { orderKey } from './order-key.ts'

const MAX_ORDERS = 100

/**
 * GET checkout/orders: the newest hundred orders that were placed while signed in to the visitor's account, or put into it; null without an account.
 * Orders of guests are not listed by their e-mail address, because an account's address is not verified (contract 4.33).
 */
export async function customerOrders(store: StoreContext, token: string): Promise<object | null> {
  return store.db.snapshot(async (queries) => {
    const session = await findSession(store, queries, token)
    if (session?.customerId == null) return null
    const rows = await queries
      .selectFrom('shop_order')
      .select(['number', 'state', 'created_at', 'total'])
      .select((row) =>
        row
          .selectFrom('order_line')
          .select((line) => line.fn.sum<number | string>('quantity').as('units'))
          .whereRef('order_line.number', '=', 'shop_order.number')
          .as('units'),
      )
      .where('customer_id', '=', session.customerId)
      .orderBy('number', 'desc')
      .limit(MAX_ORDERS)
      .execute()
    const pedidos = []
    for (const { number, state, created_at, total, units } of rows)
      pedidos.push({
        numero: String(number),
        chave: await orderKey(store, queries, number),
        estado: state,
        criado: new Date(created_at).toISOString(),
        total: toReais(total),
        itens: Number(units ?? 0),
      })
    return { pedidos }
  })
}
