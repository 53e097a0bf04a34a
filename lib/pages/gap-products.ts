import 'server-only'
import {
  getCheapestProducts,
  getPopularProducts,
  type CartSuggestion,
} from '../client/store/cheapest-products.ts'
import { host } from '../host/host.ts'
import type { Lang } from '../routes/lang.ts'
import type { ShopCart } from '../shop/cart.ts'
import { cartGap, suitingProducts } from '../shop/gap-products.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { allProductsPath } from './all-products.ts'
import { loadMenu } from './loaders.ts'
import { sharedStore } from './store.ts'

/** The products that suit a cart and fill its gap to free shipping or the discount; none when they cannot be loaded (P18). */
export async function loadGapProducts(
  lang: Lang,
  { subtotal, items }: ShopCart,
  settings: Pick<ShopSettings, 'goal' | 'freeShippingFrom'>,
): Promise<CartSuggestion[]> {
  const gap = cartGap(subtotal, settings)
  if (!gap) return []
  const products = await getCheapestProducts(sharedStore(lang)).catch(() => [])
  return suitingProducts(products, gap.amount, items)
}

/** What an empty cart offers: the most popular products, and the entries of the main menu; nothing that cannot be loaded. */
export async function loadWaysFromEmptyCart(lang: Lang) {
  const [popular, lines] = await Promise.all([
    (await allProductsPath()) ? getPopularProducts(sharedStore(lang)).catch(() => []) : [],
    loadMenu(lang, host().env.blocks.mainMenu),
  ])
  return { popular, lines }
}
