import { cartCopy } from '../copy/cart.ts'
import type { Lang } from '../routes/lang.ts'
import { progressiveDiscount, type DiscountGoal } from '../shop/discount-goal.ts'
import type { Cents } from '../shop/money.ts'

/** Names the discount of the goal: only the store's settings state its percentage, and only when it is this amount (P29). */
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
