import { DEFAULT_FREE_SHIPPING_FROM, DEFAULT_PURCHASE_LIMIT } from './cart.ts'
import { DEFAULT_USD, type Currency } from './currency.ts'
import { DEFAULT_GOAL, type DiscountGoal } from './discount-goal.ts'
import { DEFAULT_TERMS, type InstallmentTerms } from './installments.ts'
import type { Cents } from './money.ts'
import { DEFAULT_REVIEW_COUNT_EXTRA, type ReviewCountExtra } from './review-count.ts'
import { NO_TAGS, type TagIds } from './tags.ts'

/** The store's settings that pages use; the spec's constants replace missing ones (contract 4.1). */
export interface ShopSettings {
  goal: DiscountGoal
  terms: InstallmentTerms
  freeShippingFrom: Cents
  fixedShipping: Cents
  purchaseLimit: Cents
  english: Currency
  reviewCountExtra: ReviewCountExtra
  tags: TagIds
}

/** The constants of spec section 9, used while the store is unreachable. */
export const DEFAULT_SETTINGS: ShopSettings = {
  goal: DEFAULT_GOAL,
  terms: DEFAULT_TERMS,
  freeShippingFrom: DEFAULT_FREE_SHIPPING_FROM,
  fixedShipping: 990,
  purchaseLimit: DEFAULT_PURCHASE_LIMIT,
  english: DEFAULT_USD,
  reviewCountExtra: DEFAULT_REVIEW_COUNT_EXTRA,
  tags: NO_TAGS,
}
