import { percentOf, type Cents } from './money.ts'

/** A discount of `percent` on everything once the subtotal reaches `goal` cents (spec section 9). */
export interface DiscountGoal {
  goal: Cents
  percent: number
}

/** The progressive discount of a subtotal before discounts, in cents: whether it applies, what is missing, how much (P18). */
export function progressiveDiscount(subtotal: Cents, { goal, percent }: DiscountGoal) {
  const reached = subtotal >= goal && goal > 0
  return {
    reached,
    missing: Math.max(0, goal - subtotal),
    discount: reached ? percentOf(subtotal, percent) : 0,
  }
}

/** The subtotal as a percentage of the goal, at most 100 (spec section 4). */
export function goalProgress(subtotal: Cents, goal: Cents): number {
  return goal <= 0 ? 100 : Math.min(100, (100 * subtotal) / goal)
}
