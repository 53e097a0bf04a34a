import { shippingCopy } from '../copy/shipping.ts'
import type { Lang } from '../routes/lang.ts'
import { moneyInWords } from '../shop/currency.ts'
import type { Cents } from '../shop/money.ts'
import type { ShopSettings } from '../shop/settings.ts'

/**
 * The sentence about the shipping cost as far as the store states it: `both` with the fixed price and the threshold, a
 * shorter sentence with one of them, undefined without both (P18, P29).
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
  const words = (cents: Cents) => moneyInWords(cents, lang, conversion)
  if (fixedShipping !== undefined && freeShippingFrom !== undefined)
    return both(words(fixedShipping), words(freeShippingFrom))
  if (fixedShipping !== undefined) return copy.fixedOnly(words(fixedShipping))
  return freeShippingFrom === undefined ? undefined : copy.freeOnly(words(freeShippingFrom))
}
