import type { OrderState } from '../contract/order-document.ts'
import type { Installment } from './installments.ts'
import type { Cents } from './money.ts'

/** The payment method of the demonstration, whose page is in the shop (contract 4.36). */
export const DEMO_CARD = 'cartao-demonstracao'

/** What the demonstration's card page shows of an order. */
export interface DemoCardPage {
  number: string
  key: string
  state: OrderState
  total: Cents
  /** How many installments the buyer chose at the checkout. */
  count: number
  plan: Installment[]
}

/** Whether an order is paid on the demonstration's own page. */
export const isDemoCard = (kind: string) => kind === DEMO_CARD
