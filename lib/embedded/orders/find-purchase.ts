import type { OrderState } from '#lib/contract/order-document.ts'
import type { Queries } from '../db/database.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const PAID: OrderState[] = ['pago', 'separado', 'enviado', 'entregue', 'devolucao_pedida']

/** A purchase of a product: `item` is what was bought, undefined when the orders have several items of the product. */
export interface BuyersPurchase {
  item?: number
}

/**
 * What the visitor of a session has bought of a product in paid orders: those of the account, or placed in this browser; undefined
 * without any. An e-mail address is no proof: anyone can type that of somebody else, and would learn what that person bought
 * (docs/decisions/0078).
 */
export async function findPurchase(
  store: StoreContext,
  queries: Queries,
  { token, productId }: { token: string; productId: string },
): Promise<BuyersPurchase | undefined> {
  const session = productId === '' ? null : await findSession(store, queries, token)
  if (!session) return undefined
  const { cartId, customerId } = session
  const items = await queries
    .selectFrom('shop_order')
    // The stock of an order has the items of its kits too.
    .innerJoin('order_stock', 'order_stock.number', 'shop_order.number')
    .innerJoin('item', 'item.id', 'order_stock.item_id')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select('item.id')
    .distinct()
    .where((is) =>
      is.or([
        is('shop_order.cart_id', '=', cartId),
        ...(customerId === null ? [] : [is('shop_order.customer_id', '=', customerId)]),
      ]),
    )
    .where('shop_order.state', 'in', PAID)
    .where('kit.product_id', '=', Number(productId))
    .limit(2)
    .execute()
  const [item, another] = items
  return item && (another ? {} : { item: item.id })
}
