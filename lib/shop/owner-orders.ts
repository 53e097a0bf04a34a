import type { OrderState } from '../contract/order-document.ts'
import type { DeliveryChoice } from './checkout.ts'
import type { Cents } from './money.ts'
import type { Refund } from './refund.ts'

/** An order in the list of its owner: its only personal datum is the name. */
export interface OwnerListedOrder {
  number: number
  state: OrderState
  /** Milliseconds since 1970. */
  createdAt: number
  /** The time until which the order waits for its payment, in milliseconds since 1970; null in any other state. */
  expiresAt: number | null
  name: string
  units: number
  total: Cents
  paymentKind: string
  /** The promised last day of delivery, YYYY-MM-DD. */
  until: string
}

/** An order with everything that its owner needs to deliver it. */
export interface OwnerOrder {
  order: {
    number: number
    state: OrderState
    email: string
    name: string
    cpf: string
    phone: string
    total: Cents
    shipping: Cents
    payment_kind: string
    created_at: number
    invoice_key: string | null
  }
  address: Record<string, string>
  delivery: Pick<DeliveryChoice, 'price' | 'until'> & { name: { pt: string } }
  tracking: { carrier: string; code: string; url: string } | null
  lines: { name: string; detail: string; sku: string; quantity: number; price: Cents }[]
  events: { at: number; state: OrderState; author: string; reason: string }[]
  /** Those that were not taken back; `position` names each. */
  refunds: (Refund & { position: number })[]
}

/** Selects orders, newest first; `open` are those that still need an action of the team. */
export interface OrderListQuery {
  state?: OrderState | 'open' | undefined
  /** From 1. */
  page: number
}

/** The result of a change of an order by its owner. */
export type OwnerChange =
  | 'changed'
  | 'not-allowed'
  | 'sold-out'
  | 'unknown'
  /** Refunds would be more than the order's total. */
  | 'too-much'
  /** The day of a refund is before the order or has not come yet. */
  | 'wrong-day'
  /** The order has no refund at this position, or it was taken back. */
  | 'no-refund'
  /** The payment provider has returned this money. */
  | 'sent-by-provider'
  /** The payment provider does not say whether it has returned this money. */
  | 'provider-silent'
  /** The key is that of another order's invoice. */
  | 'key-in-use'

/** The orders of the embedded store for the team of the shop. `author` is the name that the history of an order keeps. */
export interface OwnerOrders {
  list(query: OrderListQuery): Promise<OwnerListedOrder[]>
  /** `undefined` for an unknown number. */
  get(number: number): Promise<OwnerOrder | undefined>
  /** The states to which an order may go. */
  stepsOf(state: OrderState): readonly OrderState[]
  markPaid(number: number, author: string): Promise<OwnerChange>
  markPacked(number: number, author: string): Promise<OwnerChange>
  markSent(
    number: number,
    parcel: { carrier: string; code: string; url: string },
    author: string,
  ): Promise<OwnerChange>
  markDelivered(number: number, author: string): Promise<OwnerChange>
  cancel(number: number, reason: string, author: string): Promise<OwnerChange>
  markReturned(number: number, reason: string, author: string): Promise<OwnerChange>
  /** Records money that has gone back to the buyer, who gets an e-mail; the day '' is today. */
  recordRefund(number: number, refund: Refund, author: string): Promise<OwnerChange>
  /** Takes back a refund that was recorded by mistake; a buyer who was told of it gets an e-mail. */
  takeBackRefund(
    number: number,
    wrong: { position: number; reason: string },
    author: string,
  ): Promise<OwnerChange>
  /** Stores the access key of the invoice (lib/shop/invoice-key.ts). */
  storeInvoice(number: number, key: string, author: string): Promise<OwnerChange>
}

/** The most orders of a page of the list. */
export const ORDERS_PER_PAGE = 50

/** The roles that a member of the team can have. */
export const TEAM_ROLES = ['expedicao', 'atendimento', 'financeiro', 'gerencia'] as const
type TeamRole = (typeof TEAM_ROLES)[number]

/** A member of the team, who says name and role before an address is shown. */
export interface TeamMember {
  name: string
  role: TeamRole
}
