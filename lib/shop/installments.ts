import { roundHalfAwayFromZero, type Cents } from './money.ts'

/** The installment terms: with more than `interestFree` parts, `ratePercent` is added to the total (P16). */
export interface InstallmentTerms {
  maximum: number
  interestFree: number
  ratePercent: number
}

/** One installment option: `count` parts of `each` cents. */
export interface Installment {
  count: number
  each: Cents
  /** The amount of all parts together, which rounding can make differ from `count` × `each`; undefined when the store does not state it. */
  total: Cents | undefined
  /** 0 is without interest, below 0 a discount; undefined when the store does not state it (platform 3.3). */
  ratePercent: number | undefined
}

/** An installment option that the shop computed by the store's terms. */
type ComputedInstallment = Installment & { total: Cents; ratePercent: number }

/** The price in `count` parts; both figures rounded half-up from the exact total, as the API does (contract 4.10). */
export function installment(price: Cents, count: number, terms: InstallmentTerms): ComputedInstallment {
  const ratePercent = count > terms.interestFree ? terms.ratePercent : 0
  const exact = (price * (100 + ratePercent)) / 100
  return {
    count,
    each: roundHalfAwayFromZero(exact / count),
    total: roundHalfAwayFromZero(exact),
    ratePercent,
  }
}

/** The last of the parts, where rounding makes it another amount than the others; `undefined` where all are equal (P16). */
export function lastInstallment({ count, each, total }: Installment): Cents | undefined {
  if (total === undefined || total === count * each) return undefined
  const last = total - each * (count - 1)
  // A larger difference than that of rounding is the store's own.
  return last > 0 && Math.abs(last - each) <= count ? last : undefined
}

/** Every installment option of a price, from 1 part to the maximum; empty for a price of zero (contract 4.10). */
export function installmentPlan(price: Cents, terms: InstallmentTerms): ComputedInstallment[] {
  if (price <= 0) return []
  return Array.from({ length: terms.maximum }, (_, index) => installment(price, index + 1, terms))
}

/**
 * The option that a price shows, among those of at most `max` parts: the largest without interest, otherwise the largest;
 * undefined when none has several parts (platform 3.3).
 */
export function shownInstallment(plan: readonly Installment[], max: number): Installment | undefined {
  const parts = plan
    .filter(({ count, ratePercent = 0 }) => count > 1 && count <= max && ratePercent >= 0)
    .toSorted((a, b) => a.count - b.count)
  return parts.findLast(({ ratePercent }) => ratePercent === 0) ?? parts.at(-1)
}

/** The option with the largest discount, that is with a rate below 0; undefined without one (platform 3.3). */
export function discountedInstallment(plan: readonly Installment[]): Installment | undefined {
  return plan
    .filter(({ ratePercent = 0 }) => ratePercent < 0)
    .toSorted((a, b) => (a.ratePercent ?? 0) - (b.ratePercent ?? 0))[0]
}

/** The option that the drawer shows: the last one without interest; undefined when all have interest (P19). */
export function drawerInstallment<T extends Pick<Installment, 'ratePercent'>>(
  plan: readonly T[],
): T | undefined {
  const firstWithInterest = plan.findIndex(({ ratePercent = 0 }) => ratePercent > 0)
  return firstWithInterest === -1 ? plan.at(-1) : plan[firstWithInterest - 1]
}
