/** An amount of money in integer cents. */
export type Cents = number

// Compensates for floating-point errors: 1.005 × 100 is 100.49999999999999. Number.EPSILON is too small above a few reais.
const TOLERANCE = 1e-6

/** Rounds half away from zero to a whole number; the only rounding of money in the shop (P16). */
export function roundHalfAwayFromZero(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + TOLERANCE)
}

/** Reais with decimals, as the API writes them, to integer cents (T11). */
export function toCents(reais: number): Cents {
  return roundHalfAwayFromZero(reais * 100)
}

/** Integer cents to reais with two decimals, as the API writes them. */
export function toReais(cents: Cents): number {
  return cents / 100
}

/** `percent` of an amount, in cents, rounded half away from zero. */
export function percentOf(amount: Cents, percent: number): Cents {
  return roundHalfAwayFromZero((amount * percent) / 100)
}
