import type { Currency } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { NO_TAGS } from '#lib/shop/tags.ts'

/** Dollars at a rate of 1. */
export const DEMO_USD: Currency = { code: 'USD', rate: 1, locale: 'en-US' }

/** The settings of the embedded store: the constants of spec section 9. */
export const DEMO_SETTINGS: Required<{ [Key in keyof ShopSettings]: NonNullable<ShopSettings[Key]> }> = {
  goal: { goal: 45_000, percent: 20 },
  terms: { maximum: 12, interestFree: 1, ratePercent: 19.99 },
  freeShippingFrom: 29_900,
  fixedShipping: 990,
  purchaseLimit: 150_000,
  english: DEMO_USD,
  reviewCountExtra: { amount: 237_000, topics: ['colageno verisol', 'atendimento', 'entrega'] },
  tags: NO_TAGS,
}
