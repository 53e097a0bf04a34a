import type { RefundWay } from '../contract/order-document.ts'
import type { Cents } from './money.ts'

/** Money that has gone back to the buyer of an order; `day` is YYYY-MM-DD (contract 4.31). */
export interface Refund {
  amount: Cents
  way: RefundWay
  day: string
}
