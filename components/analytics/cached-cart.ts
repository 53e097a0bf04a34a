import type * as Queries from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'

let queries: typeof Queries | undefined

/** Calls `changed` when the cart may have changed: it has loaded or changed, or its drawer has opened or closed. */
export function onCartChange(changed: () => void): void {
  const update = () => {
    changed()
    // Loaded after the cart, which has the same library in its bundle: no extra download.
    if (!queries && shopState().isCartReady)
      import('#lib/browser/cart-query.ts').then(
        (loaded) => {
          queries = loaded
          changed()
        },
        () => {},
      )
  }
  onShopState(update)
  update()
}

/** Returns the cart in the query cache; undefined before it has loaded. */
export function cachedCart(): ShopCart | undefined {
  const cached = queries?.queryClient().getQueriesData<CartResponse>({ queryKey: queries.CART_KEY }) ?? []
  return cached.findLast(([, response]) => response)?.[1]?.cart
}
