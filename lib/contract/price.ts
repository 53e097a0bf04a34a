import type { InferType } from 'yup'
import {
  list,
  money,
  numberOrUndefined,
  objectOrDefaults,
  positiveMoney,
  recordOf,
  requiredInteger,
} from './fields.ts'

/** One installment option: amounts in reais, `taxa` a percentage of the total, below 0 a discount (contract 4.10, platform 3.3). */
export const INSTALLMENT = {
  parcelas: requiredInteger(1, 120),
  valorParcela: positiveMoney(),
  valorTotal: money(),
  taxa: numberOrUndefined(),
}

/** An installment option in a list. */
export const installmentSchema = recordOf(INSTALLMENT)

/** One installment option. */
export type WireInstallment = InferType<typeof installmentSchema>

/** Prices of a product, a variation or a list in reais; `por` undefined is no price (contract 4.6, 4.7, platform 3.3). */
export const pricesSchema = objectOrDefaults({
  de: money(),
  por: money(),
  vista: money(),
  descontoVista: numberOrUndefined(),
  parcelamento: list(installmentSchema),
})

/** Prices of a variation. A missing field becomes null: the product's prices apply. [] and null mean no price (platform 3.3). */
export const ownPricesSchema = pricesSchema
  .nullable()
  .transform((prices: WirePrices | undefined) => prices ?? { parcelamento: [] })
  .default(null)

/** Prices of a product, a variation or a list. */
export type WirePrices = InferType<typeof pricesSchema>
