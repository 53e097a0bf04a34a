import 'server-only'
import { getKits } from '../client/store/kits.ts'
import type { Lang } from '../routes/lang.ts'
import type { ShopCart } from '../shop/cart.ts'
import { kitSwaps, pathsToCompare } from '../shop/kit-swap.ts'
import type { KitSwap } from '../shop/packing-swaps.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { sharedStore } from './store.ts'

/** The swaps of a cart for cheaper kits; none of a product whose kits cannot be loaded. */
export async function loadKitSwaps(
  lang: Lang,
  cart: ShopCart,
  settings: Pick<ShopSettings, 'goal' | 'freeShippingFrom' | 'purchaseLimit'>,
): Promise<KitSwap[]> {
  const kits = pathsToCompare(cart.items).map(async (path) => {
    const found = await getKits(sharedStore(lang), path).catch(() => [])
    return [path, found] as const
  })
  return kitSwaps(cart, new Map(await Promise.all(kits)), settings)
}
