import type { Installment } from './installments.ts'
import type { Cents } from './money.ts'

/** The price of an item that is paid upfront, when the store sends one below its price (platform 3.3). */
interface UpfrontPrice {
  price: Cents
  /** The store's discount in per cent; undefined when it does not state it. */
  percent: number | undefined
}

/** The prices of a product or variation as the store states them; nothing is computed (platform 3.3). */
export interface ItemPrice {
  /** Undefined without a price: then there is no buy button and no offer. */
  price: Cents | undefined
  /** The price before the offer; undefined when it is not above the price. */
  priceFrom: Cents | undefined
  upfront: UpfrontPrice | undefined
  /** The store's own installment options; empty when it states none. */
  installments: Installment[]
}

/** The prices of an item that has none, such as one that is sold on request. */
export const NO_PRICE: ItemPrice = {
  price: undefined,
  priceFrom: undefined,
  upfront: undefined,
  installments: [],
}
