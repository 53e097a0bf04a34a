import { createStore } from '#lib/state/store.ts'

/** The item and quantity selected in the buy box of the page; `itemId` is 0 without a buy box. */
export interface BuyBoxSelection {
  itemId: number
  /** The chosen variation; absent without one. */
  attributeId?: number
  quantity: number
}

/** Set by the buy box, read by the shipping quote. */
export const buyBoxSelection = createStore<BuyBoxSelection>({ itemId: 0, quantity: 1 })
