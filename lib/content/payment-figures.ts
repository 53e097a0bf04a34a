import { languageTag, type Lang } from '../routes/lang.ts'
import { formatMoney } from '../shop/currency.ts'
import { installment } from '../shop/installments.ts'
import { percentOf, type Cents } from '../shop/money.ts'
import type { ShopSettings } from '../shop/settings.ts'

/** The amount of the example purchase, in cents: the smallest purchase of spec section 3. */
const EXAMPLE: Cents = 2490

/**
 * The amounts of the payment policy as text, computed by the rules of the cart (spec section 9, P16, P18); undefined when the
 * store does not state all of them (P29).
 */
export function paymentFigures(
  { goal, terms, freeShippingFrom, fixedShipping, purchaseLimit }: ShopSettings,
  lang: Lang,
) {
  if (!goal || !terms || freeShippingFrom === undefined) return undefined
  if (fixedShipping === undefined || purchaseLimit === undefined) return undefined
  const money = (cents: Cents) => formatMoney(cents, lang)
  const plans = [...new Set([1, Math.ceil(terms.maximum / 2), terms.maximum])].map((count) => {
    const { each, total, ratePercent } = installment(EXAMPLE, count, terms)
    return { count, each: money(each), total: money(total), hasInterest: ratePercent > 0 }
  })
  const longest = installment(EXAMPLE, terms.maximum, terms)
  return {
    goal: money(goal.goal),
    goalPercent: goal.percent,
    goalPaid: money(goal.goal - percentOf(goal.goal, goal.percent)),
    freeShippingFrom: money(freeShippingFrom),
    fixedShipping: money(fixedShipping),
    purchaseLimit: money(purchaseLimit),
    maxInstallments: terms.maximum,
    interestFreeInstallments: terms.interestFree,
    rate: new Intl.NumberFormat(languageTag(lang)).format(terms.ratePercent),
    example: money(EXAMPLE),
    hasInterest: longest.ratePercent > 0,
    interest: money(longest.total - EXAMPLE),
    longest: { each: money(longest.each), total: money(longest.total) },
    plans,
  }
}

/** The amounts of the payment policy. */
export type PaymentFigures = NonNullable<ReturnType<typeof paymentFigures>>
