import { priceOf } from '../products/all.ts'
import type { StoreProduct, InstallmentPlan, Value } from '../products/store-product.ts'
import { EMPTY, phpAmount } from '../php.ts'

// Percent per plan and number of installments. Below 0 is a discount (platform 3.3).
const PLANS: Record<InstallmentPlan, [count: number, rate: number][]> = {
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

/** Returns `precos`; `[]` without a price (platform 3.3). */
export function priceFields(product: StoreProduct, value?: Value) {
  const price = priceOf(product, value)
  if (price === undefined) return value ? { de: null, por: null, vista: null, parcelamento: EMPTY } : EMPTY
  const amount = (cents: number) => phpAmount(cents, product.moneyStyle)
  const upfront = product.upfrontPercent ? Math.round(price * (1 - product.upfrontPercent / 100)) : price
  return {
    de: amount(product.was ?? price),
    por: amount(price),
    vista: amount(upfront),
    descontoVista: product.upfrontPercent ?? 0,
    dadosDescontoVista: product.upfrontPercent ? { formas: ['transferencia'] } : EMPTY,
    parcelamento: installments(product.plan, price, amount),
    regrasAtacado: EMPTY,
  }
}

/** Returns `parcelamento` of an amount in cents. */
export function installments<T>(plan: InstallmentPlan, cents: number, amount: (cents: number) => T) {
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
