import { percentOf, type Cents } from './money.ts'

/** A discount of `percent` on everything once the subtotal reaches `goal` cents (spec section 9). */
export interface DiscountGoal {
  goal: Cents
  percent: number
}

/** The goal of spec section 9: 20 % from R$ 450.00 on. */
export const DEFAULT_GOAL: DiscountGoal = { goal: 45_000, percent: 20 }

/** What the progressive discount does to a subtotal, in cents, measured before the discount (P18). */
export function progressiveDiscount(subtotal: Cents, { goal, percent }: DiscountGoal = DEFAULT_GOAL) {
  const reached = subtotal >= goal && goal > 0
  return {
    reached,
    missing: Math.max(0, goal - subtotal),
    discount: reached ? percentOf(subtotal, percent) : 0,
  }
}

/** How far the subtotal is on its way to the goal, as a percentage capped at 100 (spec section 4). */
export function goalProgress(subtotal: Cents, goal: Cents = DEFAULT_GOAL.goal): number {
  return goal <= 0 ? 100 : Math.min(100, (100 * subtotal) / goal)
}
