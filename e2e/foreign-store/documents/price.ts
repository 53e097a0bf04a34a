import { priceOf } from '../goods/all.ts'
import type { Good, Plan, Value } from '../goods/good.ts'
import { EMPTY, money } from '../php.ts'

// Percent per plan and number of installments. Below 0 is a discount (platform 3.3).
const PLANS: Record<Plan, [count: number, rate: number][]> = {
  none: [],
  free: [1, 2, 3].map((count) => [count, 0]),
  discount: [
    [1, -10],
    [2, -5],
    [3, 0],
  ],
  interest: [
    [1, 0],
    [6, 0],
    [10, 4.99],
    [12, 12.5],
  ],
}

/** Writes `precos`; `[]` without a price (platform 3.3). */
export function prices(one: Good, value?: Value) {
  const price = priceOf(one, value)
  if (price === undefined) return value ? { de: null, por: null, vista: null, parcelamento: EMPTY } : EMPTY
  const amount = (cents: number) => money(cents, one.money)
  const atOnce = one.atOnce ? Math.round(price * (1 - one.atOnce / 100)) : price
  return {
    de: amount(one.was ?? price),
    por: amount(price),
    vista: amount(atOnce),
    descontoVista: one.atOnce ?? 0,
    dadosDescontoVista: one.atOnce ? { formas: ['transferencia'] } : EMPTY,
    parcelamento: installments(one.plan, price, amount),
    regrasAtacado: EMPTY,
  }
}

/** Writes `parcelamento` of an amount in cents. */
export function installments<T>(plan: Plan, cents: number, amount: (cents: number) => T) {
  return PLANS[plan].map(([count, rate]) => {
    const total = Math.round(cents * (1 + rate / 100))
    return {
      parcelas: String(count),
      valorParcela: amount(Math.round(total / count)),
      valorTotal: amount(total),
      taxa: rate,
      exibirTaxa: rate > 0,
    }
  })
}
