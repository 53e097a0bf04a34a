import type { AttemptState, AttemptWay, OrderState } from '../contract/order-document.ts'
import type { AddressField, BuyerField, DeliveryChoice, OrderTotals, PaymentChoice } from './checkout.ts'
import type { Installment } from './installments.ts'
import type { Cents } from './money.ts'
import type { Refund } from './refund.ts'

/** A line of an order, with the texts and prices of the moment of ordering. */
export interface OrderLine {
  sku: string
  name: string
  detail: string
  picture: string
  /** Without language; undefined when the store does not state it. */
  path: string | undefined
  quantity: number
  price: Cents
  total: Cents
}

/** The payment of an order: how it is paid while it waits for that, and how it was paid by card. */
interface OrderPayment {
  kind: string
  /** The Pix code; '' for another payment method. */
  copyPaste: string
  /** The provider's page; '' for none. */
  url: string
  /** Until when the order waits, as ISO 8601; '' for no end. */
  until: string
  isDemo: boolean
  /** The buyer's last attempt on the provider's page; `url` is the page of the boleto or of the Pix code, '' for none. */
  attempt: { state: AttemptState; way: AttemptWay; url: string } | undefined
  /** The installments that the buyer chose, with the card company's interest. */
  installments: Installment | undefined
}

/** An order (contract 4.31). Read by e-mail, its buyer and address are masked. */
export interface ShopOrder {
  number: string
  /** The key of its page; '' when the reader knows only the e-mail address. */
  key: string
  state: OrderState
  createdAt: string
  lines: OrderLine[]
  buyer: Record<BuyerField, string>
  address: Record<AddressField, string>
  delivery: DeliveryChoice
  totals: OrderTotals
  payment: OrderPayment
  /** The payment methods to which the buyer may change. */
  otherPayments: PaymentChoice[]
  tracking: { carrier: string; code: string; url: string } | undefined
  /** The refunds to the buyer. */
  refunds: Refund[]
  /** The invoice's access key and the page that shows it; only for the holder of the order's key. */
  invoice: { key: string; url: string } | undefined
  history: { state: OrderState; at: string; reason: string }[]
  /** Whether it is in no account and may be put into one. */
  canClaim: boolean
  canWithdraw: boolean
  /** Whether this is the first view with the key, after which `purchase` is sent. */
  isFirstView: boolean
}

/** A text of what the page of a waiting order shows of its payment: another text means that the page is outdated. */
export function paymentMark({
  state,
  payment: { kind, url, attempt },
}: Pick<ShopOrder, 'state' | 'payment'>): string {
  return [state, kind, url, attempt?.state, attempt?.way, attempt?.url].join(' ')
}

/** Whether the last payment of a waiting order was declined. */
export const isRefused = ({ state, payment }: Pick<ShopOrder, 'state' | 'payment'>): boolean =>
  state === 'aguardando_pagamento' && payment.attempt?.state === 'recusada'

/** Whether a text is the number of an order. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,11}$/.test(text)
}

/** The order that a sign-in puts into the account; without `buyer` this browser has no proof that it may. */
export interface OrderToKeep {
  number: string
  buyer?: { nome: string; email: string }
}

/** What a sign-in has done with the orders that the browser may open: numbers of those now in the account, and of those with another e-mail address. */
export interface KeptOrders {
  kept: readonly string[]
  others: readonly string[]
}

/** The fields of a flash for the numbers of orders. */
export function keptFields({ kept, others }: KeptOrders): Record<string, string> {
  return { guardados: kept.join(' '), outros: others.join(' ') }
}

/** Reads the fields of `keptFields`. */
export function readKeptOrders({ guardados = '', outros = '' }: Partial<Record<string, string>>): KeptOrders {
  const numbers = (text: string) => text.split(' ').filter(isOrderNumber)
  return { kept: numbers(guardados), others: numbers(outros) }
}

/** An order in the list of an account. */
export interface ListedOrder {
  number: string
  key: string
  state: OrderState
  createdAt: string
  total: Cents
  isGift?: true
  units: number
  /** Empty when the store lists no products. */
  lines: Pick<OrderLine, 'name' | 'detail' | 'picture' | 'quantity'>[]
}

/** A QR code as a drawing in a square of `size` by `size` units, one for each module. */
export interface CodePicture {
  size: number
  path: string
}
