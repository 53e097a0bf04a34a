import type { Lang } from '../routes/lang.ts'
import { formatMoney } from '../shop/currency.ts'
import type { Cents } from '../shop/money.ts'
import type { ShopSettings } from '../shop/settings.ts'

/** The values of placeholders in the brand's texts; undefined for a fact that is not stated. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>

/** The store's settings as placeholder values, amounts in reais, so that no text contradicts the cart (spec section 9). */
export function settingsValues(lang: Lang, settings: ShopSettings): PlaceholderValues {
  const { goal, terms, freeShippingFrom, fixedShipping, purchaseLimit } = settings
  const money = (cents: Cents | undefined) => (cents === undefined ? undefined : formatMoney(cents, lang))
  return {
    'frete-gratis': money(freeShippingFrom),
    'frete-fixo': money(fixedShipping),
    meta: money(goal?.goal),
    desconto: goal && String(goal.percent),
    limite: money(purchaseLimit),
    parcelas: terms && String(terms.maximum),
  }
}

/** The text with its `{placeholders}` filled in; undefined when one of them has no value (P29). */
export function filled(text: string, values: PlaceholderValues): string | undefined {
  let isComplete = true
  const whole = text.replace(/\{([a-z0-9-]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) isComplete = false
    return value ?? ''
  })
  return isComplete ? whole : undefined
}
