import { createSharedValue } from '#lib/state/shared-value.ts'

/** The item and quantity selected in the buy box of the page, and whether it is in stock; `itemId` is 0 without a buy box. */
export interface BuyBoxSelection {
  itemId: number
  /** The chosen variation; `undefined` without one. */
  attributeId?: number | undefined
  quantity: number
  inStock: boolean
}

/** Set by the buy box and by the form of a list, read by the shipping quote and the notify form. */
export const buyBoxSelection = createSharedValue<BuyBoxSelection>({
  itemId: 0,
  quantity: 1,
  inStock: true,
})
