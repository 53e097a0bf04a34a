import { toReais } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import { picture } from '../store/paths.ts'
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
      .select(['number', 'state', 'created_at', 'total', 'address'])
      .where('customer_id', '=', session.customerId)
      .orderBy('number', 'desc')
      .limit(MAX_ORDERS)
      .execute()
    const numbers = rows.map(({ number }) => number)
    const lines = Map.groupBy(await linesOf(queries, numbers), ({ number }) => number)
    const pedidos = []
    for (const { number, state, created_at, total, address } of rows) {
      const own = lines.get(number) ?? []
      pedidos.push({
        numero: String(number),
        chave: await orderKey(store, queries, number),
        estado: state,
        criado: new Date(created_at).toISOString(),
        total: toReais(total),
        presente: Boolean((JSON.parse(address) as { presente?: string }).presente),
        itens: own.reduce((sum, { quantity }) => sum + quantity, 0),
        linhas: own.map(({ name, detail, image, quantity }) => ({
          nome: name,
          detalhe: detail,
          imagem: picture(image, 320),
          quantidade: quantity,
        })),
      })
    }
    return { pedidos }
  })
}

// With the names and pictures of the moment of ordering, as on the order's page.
async function linesOf(queries: Queries, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return queries
    .selectFrom('order_line')
    .select(['number', 'name', 'detail', 'image', 'quantity'])
    .where('number', 'in', numbers)
    .orderBy('position')
    .execute()
}
