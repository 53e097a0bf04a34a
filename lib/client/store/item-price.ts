import type { WireInstallment, WirePrices } from '../../contract/price.ts'
import type { Installment } from '../../shop/installments.ts'
import { toCents } from '../../shop/money.ts'
import { NO_PRICE, type ItemPrice } from '../../shop/price.ts'

/** The prices that the store states, in cents; `upfront` is the price for payment upfront. NO_PRICE when `por` is missing or 0 (platform 3.3). */
export function toItemPrice({
  de = 0,
  por = 0,
  vista = 0,
  descontoVista = 0,
  parcelamento,
}: WirePrices): ItemPrice {
  const price = toCents(por)
  const upfront = toCents(vista)
  const from = toCents(de)
  if (price <= 0) return NO_PRICE
  const isPercent = descontoVista > 0 && descontoVista < 100
  return {
    price,
    priceFrom: from > price ? from : undefined,
    upfront:
      upfront > 0 && upfront < price
        ? { price: upfront, percent: isPercent ? descontoVista : undefined }
        : undefined,
    installments: parcelamento.map(toInstallment),
  }
}

/** One installment option of the store, in cents. */
export function toInstallment({ parcelas, valorParcela, valorTotal, taxa }: WireInstallment): Installment {
  return {
    count: parcelas,
    each: toCents(valorParcela),
    total: valorTotal === undefined ? undefined : toCents(valorTotal),
    ratePercent: taxa,
  }
}
