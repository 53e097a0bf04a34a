import { roundHalfUp, type Cents } from './money.ts'

/** The instalment terms: with more than `interestFree` parts, `ratePercent` is added to the total (P16). */
export interface InstallmentTerms {
  maximum: number
  interestFree: number
  ratePercent: number
}

/** One instalment option: `count` parts of `each` cents, `total` cents in sum; `ratePercent` 0 means without interest. */
export interface Installment {
  count: number
  each: Cents
  total: Cents
  ratePercent: number
}

/** The price in `count` parts; both figures rounded half-up from the exact total, as the API does (contract 4.10). */
export function installment(price: Cents, count: number, terms: InstallmentTerms): Installment {
  const ratePercent = count > terms.interestFree ? terms.ratePercent : 0
  const exact = (price * (100 + ratePercent)) / 100
  return { count, each: roundHalfUp(exact / count), total: roundHalfUp(exact), ratePercent }
}

/** Every instalment option of a price, from 1 part to the maximum; empty for a price of zero (contract 4.10). */
export function installmentPlan(price: Cents, terms: InstallmentTerms): Installment[] {
  if (price <= 0) return []
  return Array.from({ length: terms.maximum }, (_, index) => installment(price, index + 1, terms))
}

/** The option that the drawer shows: the last one without interest; undefined when all have interest (P19). */
export function drawerInstallment<T extends Pick<Installment, 'ratePercent'>>(
  plan: readonly T[],
): T | undefined {
  const firstWithInterest = plan.findIndex((entry) => entry.ratePercent > 0)
  return firstWithInterest === -1 ? plan.at(-1) : plan[firstWithInterest - 1]
}
