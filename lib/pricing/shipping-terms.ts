import { shippingCopy } from '../copy/shipping.ts'
import type { Lang } from '../routes/lang.ts'
import { moneyInWords } from '../shop/currency.ts'
import type { Cents } from '../shop/money.ts'
import type { ShopSettings } from '../shop/settings.ts'

/**
 * The sentence about the shipping cost, with only the figures that the store's settings state: `both` formats the fixed price and
 * the amount from which shipping is free. With one of the two a shorter sentence, with neither `undefined` (P18, P29).
 */
export function shippingTerms(
  lang: Lang,
  {
    fixedShipping,
    freeShippingFrom,
    conversion,
  }: Pick<ShopSettings, 'conversion' | 'fixedShipping' | 'freeShippingFrom'>,
  both: (fixed: string, free: string) => string,
): string | undefined {
  const copy = shippingCopy[lang]
  const amount = (cents: Cents) => moneyInWords(cents, lang, conversion)
  if (fixedShipping !== undefined && freeShippingFrom !== undefined)
    return both(amount(fixedShipping), amount(freeShippingFrom))
  if (fixedShipping !== undefined) return copy.fixedOnly(amount(fixedShipping))
  return freeShippingFrom === undefined ? undefined : copy.freeOnly(amount(freeShippingFrom))
}
