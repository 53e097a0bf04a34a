import 'server-only'
import { fetchCart } from '../client/store/cart.ts'
import type { ShoppingStart } from '../content/shell.ts'
import type { Lang } from '../routes/lang.ts'
import { loadShoppingStart } from './all-products.ts'
import { visitorStore } from './store.ts'

/** What the links for an account without orders need: where shopping starts, and whether the cart has items. Throws ApiError while the store is down. */
export async function loadNoOrders(lang: Lang): Promise<{ start: ShoppingStart; hasCart: boolean }> {
  const [start, { cart }] = await Promise.all([
    loadShoppingStart(lang),
    visitorStore(lang).then((store) => fetchCart(store)),
  ])
  return { start, hasCart: cart.count > 0 }
}
