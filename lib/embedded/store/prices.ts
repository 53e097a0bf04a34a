import { installmentPlan, type installment, type InstallmentTerms } from '#lib/shop/installments.ts'
import { toReais, type Cents } from '#lib/shop/money.ts'

/** Returns `parcelamento` of a price: an entry for every number of installments, in reais (contract 4.10). */
export function installmentEntries(price: Cents, terms: InstallmentTerms) {
  return installmentPlan(price, terms).map(installmentEntry)
}

/** One entry of `parcelamento`, in reais (contract 4.10). */
export function installmentEntry({ count, each, total, ratePercent }: ReturnType<typeof installment>) {
  return { parcelas: count, valorParcela: toReais(each), valorTotal: toReais(total), taxa: ratePercent }
}

/** Returns `precos` of a product or kit, in reais. */
export function prices(from: Cents, to: Cents, terms: InstallmentTerms) {
  return { de: toReais(from), por: toReais(to), parcelamento: installmentEntries(to, terms) }
}
