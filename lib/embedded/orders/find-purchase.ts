import type { OrderState } from '#lib/contract/order-document.ts'
import { MAX_HELD_ORDERS, type HeldOrder } from '#lib/shop/held-orders.ts'
import type { Queries } from '../db/database.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { isOrderKey } from './order-key.ts'

const PAID: OrderState[] = ['pago', 'separado', 'enviado', 'entregue', 'devolucao_pedida']

/** A purchase of a product: `item` is what was bought, undefined when the orders have several items of the product. */
export interface BuyersPurchase {
  item?: number
}

interface PurchaseQuery {
  productId: string
  /** The visitor's session. */
  token: string
  /** Orders that the visitor's browser has opened with their keys, such as by the link in an e-mail. */
  held: readonly HeldOrder[]
}

/**
 * What a visitor has bought of a product in paid orders: those of the session's account, placed in this browser, or opened with their
 * keys; undefined without any. An e-mail address is no proof: anyone can type that of somebody else, and would learn what that person
 * bought (docs/decisions/0078).
 */
export async function findPurchase(
  store: StoreContext,
  queries: Queries,
  { productId, token, held }: PurchaseQuery,
): Promise<BuyersPurchase | undefined> {
  if (productId === '') return undefined
  const [session, numbers] = await Promise.all([
    findSession(store, queries, token),
    provenOrders(store, queries, held),
  ])
  if (!session && numbers.length === 0) return undefined
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
        ...(session ? [is('shop_order.cart_id', '=', session.cartId)] : []),
        ...(session && session.customerId !== null
          ? [is('shop_order.customer_id', '=', session.customerId)]
          : []),
        ...(numbers.length > 0 ? [is('shop_order.number', 'in', numbers)] : []),
      ]),
    )
    .where('shop_order.state', 'in', PAID)
    .where('kit.product_id', '=', Number(productId))
    .limit(2)
    .execute()
  const [item, another] = items
  return item && (another ? {} : { item: item.id })
}

// The numbers of the orders whose keys are right. Keys are compared for existing orders only: the secret from which all keys are made is
// stored with the first order, so a comparison never has to store one.
async function provenOrders(
  store: StoreContext,
  queries: Queries,
  held: readonly HeldOrder[],
): Promise<number[]> {
  const keys = new Map(held.slice(0, MAX_HELD_ORDERS).map(({ number, key }) => [Number(number), key]))
  if (keys.size === 0) return []
  const orders = await queries
    .selectFrom('shop_order')
    .select('number')
    .where('number', 'in', [...keys.keys()])
    .where('erased_at', 'is', null)
    .execute()
  const proven: number[] = []
  for (const { number } of orders)
    if (await isOrderKey(store, queries, number, keys.get(number)!)) proven.push(number)
  return proven
}
