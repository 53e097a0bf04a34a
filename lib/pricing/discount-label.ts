import { cartCopy } from '../copy/cart.ts'
import type { Lang } from '../routes/lang.ts'
import { progressiveDiscount, type DiscountGoal } from '../shop/discount-goal.ts'
import type { Cents } from '../shop/money.ts'

/** The label of a discount: with the goal's percentage when the amount is exactly that of the goal, otherwise without a percentage (P29). */
export function discountLabel(
  subtotal: Cents | undefined,
  discount: Cents,
  lang: Lang,
  goal: DiscountGoal | undefined,
): string {
  const { discount: label, goalDiscount } = cartCopy[lang]
  if (!goal || progressiveDiscount(subtotal ?? 0, goal).discount !== discount) return label
  return goalDiscount(goal.percent)
}
