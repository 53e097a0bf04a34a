import type { PaymentKind } from '#lib/contract/checkout.ts'
import type { AttemptState, AttemptWay } from '#lib/contract/order-document.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** What a provider needs to know of a stored order. */
export interface PayableOrder {
  number: string
  totalCents: number
  email: string
  name: string
  /** Eleven digits. */
  cpf: string
  /** One line that says what is paid, such as "Pedido 1001 na Rosalume". */
  description: string
  language: Lang
  /** The order's page on the shop's host, with its key. */
  returnUrl: string
  /** Milliseconds since 1970; the provider accepts no payment after this. */
  expiresAt: number
}

/** A payment that waits for the shopper. */
export interface StartedPayment {
  kind: PaymentKind
  /** The Pix code that the shopper copies, the same text as in the QR code. */
  copyPaste?: string
  /** The page of a provider on another host, on which the shopper pays. */
  url?: string
  /** What finds the payment at the provider: the transaction id of a Pix, or the id of a preference. */
  reference: string
  expiresAt: number
}

/** What a buyer has last tried on the provider's page. */
export interface PaymentAttempt {
  /** The provider's number of the payment; a later one is higher. */
  id: number
  state: AttemptState
  way: AttemptWay
  /** The page of a boleto or of a Pix code; '' for none. */
  url: string
}

/** Starts payments of one kind. */
export interface PaymentProvider {
  readonly id: PaymentKind
  /** Whether `start` only computes, so that a transaction may wait for it. The other providers are called after the commit. */
  readonly isLocal: boolean
  /** Whether no payment can arrive, because the shop is a demonstration. Pages say so. */
  readonly isDemo: boolean
  /** How long an order waits for this payment, in milliseconds, before anything is known of the method. */
  readonly validMs: number
  /** Starts the payment of an order; rejects when the provider does not answer. A repeated call for an order is the same payment. */
  start(order: PayableOrder): Promise<StartedPayment>
}

/** The brand's Pix account. */
export interface PixSettings {
  key: string
  /** The account holder's name and city; cleaned and cut to what a BR Code permits. */
  name: string
  city: string
}

/** The seller's account at Mercado Pago. */
export interface MercadoPagoSettings {
  accessToken: string
  webhookSecret: string
  /** The public API's origin; tests replace it. */
  apiUrl?: string | undefined
}

/** The payment methods that this shop is set up for. */
export interface PaymentSettings {
  pix?: PixSettings | undefined
  mercadoPago?: MercadoPagoSettings | undefined
}
