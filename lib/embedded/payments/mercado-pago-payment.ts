import { roundHalfAwayFromZero } from '#lib/shop/money.ts'
import type { AttemptWay } from '#lib/contract/order-document.ts'
import type { ApiPayment } from './mercado-pago-api.ts'
import type { PaymentAttempt } from './provider.ts'

/** What a payment means for its order; amounts in cents. */
export interface PaymentStatus {
  /** The order's number. */
  number: number
  /** Changes with the payment's state, so that each state is applied once. */
  eventId: string
  status: 'approved' | 'pending' | 'rejected' | 'refunded'
  amount: number
  /** What has gone back to the buyer. */
  returned: number
  /** With a pending payment: how long the order waits for it, in milliseconds since 1970. */
  expiresAt?: number
  attempt: Omit<PaymentAttempt, 'state'>
}

// Mercado Pago decides on a card payment under review within two business days, which a weekend makes four days.
const REVIEW_MS = 4 * 86_400_000

const STATUSES: Readonly<Record<string, PaymentStatus['status']>> = {
  approved: 'approved',
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  rejected: 'rejected',
  cancelled: 'rejected',
  refunded: 'refunded',
  charged_back: 'refunded',
  in_mediation: 'refunded',
}

/** The reference of an order at Mercado Pago. It names the shop too: one seller's account may serve several. */
export function referenceOf(siteUrl: string, number: string): string {
  return `${shopOf(siteUrl)}-${number}`
}

/**
 * Reads a payment of this shop. `undefined` for a payment of another shop or without an order, and for a state that is
 * not known. A payment in another currency has the amount 0.
 */
export function readPayment(payment: ApiPayment, siteUrl: string, now: number): PaymentStatus | undefined {
  const { id, external_reference: reference, status = '', status_detail: detail = '' } = payment
  const number = reference?.startsWith(`${shopOf(siteUrl)}-`)
    ? reference.slice(shopOf(siteUrl).length + 1)
    : ''
  const known = detail === 'partially_refunded' ? 'refunded' : STATUSES[status]
  if (id === undefined || known === undefined || !/^\d{1,12}$/.test(number)) return undefined
  const amount = centsOf(payment, payment.transaction_amount)
  return {
    number: Number(number),
    eventId: [id, status, detail].join(' '),
    status: known,
    amount,
    returned: known === 'refunded' ? returnedOf(payment, amount) : 0,
    ...(known === 'pending' && { expiresAt: expiryOf(payment, now) }),
    attempt: { id: Number(id), way: wayOf(payment), url: ticketOf(payment) },
  }
}

const WAYS: Readonly<Record<string, AttemptWay>> = {
  credit_card: 'cartao',
  debit_card: 'cartao',
  prepaid_card: 'cartao',
  ticket: 'boleto',
  bank_transfer: 'pix',
}

const wayOf = ({ payment_type_id: type = '' }: ApiPayment): AttemptWay => WAYS[type] ?? ''

// The page of the boleto or of the Pix code; the hosted checkout's own page accepts nothing after half an hour.
function ticketOf({ transaction_details: details, point_of_interaction: point }: ApiPayment): string {
  return details?.external_resource_url ?? point?.transaction_data?.ticket_url ?? ''
}

function centsOf({ currency_id: currency }: ApiPayment, reais = 0): number {
  return currency === 'BRL' ? roundHalfAwayFromZero(reais * 100) : 0
}

// In an open dispute nothing has gone back yet; a card issuer's chargeback states no amount, so it counts in full.
function returnedOf(payment: ApiPayment, amount: number): number {
  const returned = centsOf(payment, payment.transaction_amount_refunded)
  return returned > 0 || payment.status === 'in_mediation' ? returned : amount
}

function expiryOf({ date_of_expiration: until }: ApiPayment, now: number): number {
  const time = Date.parse(until ?? '')
  return Number.isNaN(time) ? now + REVIEW_MS : time
}

// Letters, digits and hyphens, at most 64 characters with the number.
function shopOf(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/[^a-z0-9]+/gi, '-').slice(0, 48)
}
