import type * as Queries from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'

let queries: typeof Queries | undefined

/** Calls back whenever more may be known of the cart than before: it has come, has changed, or its drawer opens or closes. */
export function onCartChange(changed: () => void): void {
  const look = () => {
    changed()
    // The cart's code brings the library that keeps the cart, so by then this costs nothing.
    if (!queries && shopState().isCartReady)
      import('#lib/browser/cart-query.ts').then(
        (loaded) => {
          queries = loaded
          changed()
        },
        () => {},
      )
  }
  onShopState(look)
  look()
}

/** The cart as the page knows it; nothing before it was asked for. */
export function cachedCart(): ShopCart | undefined {
  const known = queries?.queryClient().getQueriesData<CartResponse>({ queryKey: queries.CART_KEY }) ?? []
  return known.findLast(([, answer]) => answer)?.[1]?.cart
}
