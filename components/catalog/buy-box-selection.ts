import { createStore } from '#lib/state/store.ts'

/** What the buying box of the page would put into the cart now; `itemId` 0 before there is a box. */
export interface BuyBoxSelection {
  itemId: number
  quantity: number
}

/** Told by the buying box, read by what quotes for it. */
export const buyBoxSelection = createStore<BuyBoxSelection>({ itemId: 0, quantity: 1 })
