import { useSyncExternalStore } from 'react'
import { FIRST_SHOP_STATE, onShopState, shopState, type ShopState } from './shop-state.ts'

/** The shared shop state in a component; the server and the first client render use the initial state. */
export function useShopState(): ShopState {
  return useSyncExternalStore(onShopState, shopState, () => FIRST_SHOP_STATE)
}
