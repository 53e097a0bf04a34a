import 'server-only'
import { getCheapestProducts, type CartSuggestion } from '../client/store/cheapest-products.ts'
import type { Lang } from '../routes/lang.ts'
import type { ShopCart } from '../shop/cart.ts'
import { cartGap, suitingProducts } from '../shop/gap-products.ts'
import type { ShopSettings } from '../shop/settings.ts'
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
