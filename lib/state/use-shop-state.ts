import { useSyncExternalStore } from 'react'
import { FIRST_SHOP_STATE, onShopState, shopState, type ShopState } from './shop-state.ts'

/** The state of the shop as a component sees it; the server and the first render know nothing yet. */
export function useShopState(): ShopState {
  return useSyncExternalStore(onShopState, shopState, () => FIRST_SHOP_STATE)
}
