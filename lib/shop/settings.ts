import type { Conversion } from './currency.ts'
import type { DiscountGoal } from './discount-goal.ts'
import type { InstallmentTerms } from './installments.ts'
import type { Cents } from './money.ts'
import type { ReviewCountExtra } from './review-count.ts'
import { NO_TAGS, type TagIds } from './tags.ts'

/** The store's settings that pages use; a value that the store does not state is undefined, and its block is not shown (P29). */
export interface ShopSettings {
  goal: DiscountGoal | undefined
  terms: InstallmentTerms | undefined
  freeShippingFrom: Cents | undefined
  fixedShipping: Cents | undefined
  purchaseLimit: Cents | undefined
  /** The other currency of English pages; undefined without a rate and its date (P3). */
  conversion: Conversion | undefined
  reviewCountExtra: ReviewCountExtra | undefined
  tags: TagIds
}

/** The settings of a store that states none, used while the store is unreachable and none have been loaded before. */
export const NO_SETTINGS: ShopSettings = {
  goal: undefined,
  terms: undefined,
  freeShippingFrom: undefined,
  fixedShipping: undefined,
  purchaseLimit: undefined,
  conversion: undefined,
  reviewCountExtra: undefined,
  tags: NO_TAGS,
}
