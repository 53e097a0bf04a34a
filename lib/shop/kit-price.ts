import { roundHalfAwayFromZero, type Cents } from './money.ts'

// Not in kit.ts, because browsers load that file with every buy box, and only the server computes amounts.

/** The price of one unit of a kit, in cents, rounded half up. */
export function pricePerUnit({ price, units }: { price: Cents; units: number }): Cents {
  return roundHalfAwayFromZero(price / Math.max(1, units))
}

/** The price of one unit after the discount for carts that reach the goal, in cents (P17). */
export function pricePerUnitAtGoal(price: Cents, units: number, percent: number): Cents {
  return roundHalfAwayFromZero((price * (100 - percent)) / (100 * Math.max(1, units)))
}

/** The saving of an offer in cents and whole per cent; undefined without a higher previous price. */
export function saving(
  price: Cents,
  from: Cents | undefined,
): { amount: Cents; percent: number } | undefined {
  if (from === undefined || from <= price) return undefined
  return { amount: from - price, percent: roundHalfAwayFromZero(((from - price) / from) * 100) }
}
