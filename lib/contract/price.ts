import { list, numeric, numericOr, objectOf, toNumber } from './fields.ts'

/** One instalment option: amounts in reais, `taxa` a percentage of the total (contract 4.10). */
export const installmentSchema = objectOf({
  parcelas: numeric().integer().min(1),
  valorParcela: numeric().min(0),
  valorTotal: numeric().min(0),
  taxa: numericOr(0).min(0),
}).transform(withTotal)

/** Prices of a product or a list in reais; without `de` there is no earlier price (contract 4.6, 4.7). */
export const pricesSchema = objectOf({
  de: numeric().min(0),
  por: numeric().min(0),
  parcelamento: list(installmentSchema),
}).transform(withFormerPrice)

type Raw = Record<string, unknown>

// Some responses of the real API omit the total; it is then the sum of the instalments.
function withTotal(value: Raw | null) {
  if (!isRaw(value) || value.valorTotal != null) return value
  return {
    ...value,
    valorTotal: Math.round(toNumber(value.parcelas) * toNumber(value.valorParcela) * 100) / 100,
  }
}

function withFormerPrice(value: Raw | null) {
  return isRaw(value) && value.de == null ? { ...value, de: value.por } : value
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null
}
