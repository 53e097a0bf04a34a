import type { OrderState } from '#lib/contract/order-document.ts'
import type { Queries } from '../db/database.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const PAID: OrderState[] = ['pago', 'separado', 'enviado', 'entregue', 'devolucao_pedida']

/**
 * Whether the visitor of a session has a paid order with a product: one of the account, or one placed in this browser. An e-mail address
 * is no proof: anyone can type that of somebody else, and would learn what that person bought (docs/decisions/0078).
 */
export async function hasBought(
  store: StoreContext,
  queries: Queries,
  { token, productId }: { token: string; productId: string },
): Promise<boolean> {
  const session = productId === '' ? null : await findSession(store, queries, token)
  if (!session) return false
  const { cartId, customerId } = session
  const order = await queries
    .selectFrom('shop_order')
    // The stock of an order has the items of its kits too.
    .innerJoin('order_stock', 'order_stock.number', 'shop_order.number')
    .innerJoin('item', 'item.id', 'order_stock.item_id')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select('shop_order.number')
    .where((is) =>
      is.or([
        is('shop_order.cart_id', '=', cartId),
        ...(customerId === null ? [] : [is('shop_order.customer_id', '=', customerId)]),
      ]),
    )
    .where('shop_order.state', 'in', PAID)
    .where('kit.product_id', '=', Number(productId))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
