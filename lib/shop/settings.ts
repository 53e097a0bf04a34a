import { BRL_IN_ENGLISH, type Currency } from './currency.ts'
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
  /** The currency of English pages: reais unless the store states a rate (P3). */
  english: Currency
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
  english: BRL_IN_ENGLISH,
  reviewCountExtra: undefined,
  tags: NO_TAGS,
}
