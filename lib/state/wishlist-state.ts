import { useSyncExternalStore } from 'react'
import { createSharedValue } from './shared-value.ts'

interface WishlistState {
  /** The ids of the saved products as the store sent them; `undefined` until they have loaded. */
  ids: readonly number[] | undefined
  /** The visitor's changes since then, by product id. */
  changes: Readonly<Record<number, boolean | undefined>>
}

const FIRST: WishlistState = { ids: undefined, changes: {} }
const state = createSharedValue(FIRST)

/** Sets the ids of the saved products, which every heart button of the page shows. */
export const setWishlistIds = (ids: readonly number[]) => state.set({ ids })

/** Records a change of the visitor, which every heart button shows; returns the earlier change, `undefined` without one. */
export function showWishlistChange(id: number, isSaved: boolean | undefined): boolean | undefined {
  const { changes } = state.get()
  state.set({ changes: { ...changes, [id]: isSaved } })
  return changes[id]
}

/** Whether a product is saved; `undefined` on the server, in the first client render and until the ids have loaded. */
export function useIsInWishlist(id: number): boolean | undefined {
  const { ids, changes } = useSyncExternalStore(state.subscribe, state.get, () => FIRST)
  return changes[id] ?? ids?.includes(id)
}
