import 'server-only'
import { getCheapestProducts } from '../client/store/cheapest-products.ts'
import type { Suggestion } from '../client/store/suggestion.ts'
import type { Lang } from '../routes/lang.ts'
import type { ShopCart } from '../shop/cart.ts'
import { fillingGap, shippingGap } from '../shop/gap-products.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { sharedStore } from './store.ts'

/** The products that fill the gap of a cart to free shipping; none when they cannot be loaded (P18). */
export async function loadGapProducts(
  lang: Lang,
  { subtotal, items }: ShopCart,
  { freeShippingFrom }: Pick<ShopSettings, 'freeShippingFrom'>,
): Promise<Suggestion[]> {
  const gap = shippingGap(subtotal, freeShippingFrom)
  if (gap === 0) return []
  const products = await getCheapestProducts(sharedStore(lang)).catch(() => [])
  return fillingGap(
    products,
    gap,
    items.map(({ path }) => path),
  )
}
