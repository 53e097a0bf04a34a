import type { Conversion } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { NO_TAGS } from '#lib/shop/tags.ts'

/** The dollar rate of the demonstration. */
export const DEMO_USD: Conversion = { code: 'USD', rate: 0.177, date: '2026-11-20' }

/** The settings of the embedded store: the constants of spec section 9. */
export const DEMO_SETTINGS: Required<{ [Key in keyof ShopSettings]: NonNullable<ShopSettings[Key]> }> = {
  goal: { goal: 45_000, percent: 20 },
  terms: { maximum: 12, interestFree: 1, ratePercent: 19.99 },
  freeShippingFrom: 29_900,
  fixedShipping: 990,
  purchaseLimit: 150_000,
  conversion: DEMO_USD,
  reviewCountExtra: { amount: 237_000, topics: ['colageno verisol', 'atendimento', 'entrega'] },
  tags: NO_TAGS,
}
