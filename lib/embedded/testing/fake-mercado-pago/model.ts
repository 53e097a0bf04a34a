/** A created preference. */
export interface FakePreference {
  id: string
  init_point: string
  external_reference: string
  notification_url?: string
  date_of_expiration?: string
  expiration_date_to?: string
  auto_return?: string
  items: { title: string; quantity: number; unit_price: number }[]
  payer: { email: string; identification: { type: string; number: string } }
  back_urls: { success: string; pending: string; failure: string }
  payment_methods: { installments?: number }
}

/** A payment; `status` is Mercado Pago's. */
export interface FakePayment {
  id: number
  status: string
  status_detail: string
  payment_type_id: string
  payment_method_id: string
  installments: number
  external_reference: string
  transaction_amount: number
  transaction_amount_refunded?: number
  currency_id: string
  date_of_expiration: string | null
  /** With a boleto: its page. */
  transaction_details?: { external_resource_url: string }
  /** With a Pix: the page of its code. */
  point_of_interaction?: { transaction_data: { ticket_url: string } }
  notification_url: string | undefined
}

/** The payment methods on the hosted page, with the state in which each leaves a payment. */
export const PAYMENT_METHODS = {
  card: { type: 'credit_card', method: 'visa', status: 'approved', detail: 'accredited', back: 'success' },
  review: {
    type: 'credit_card',
    method: 'visa',
    status: 'in_process',
    detail: 'pending_review_manual',
    back: 'pending',
  },
  declined: {
    type: 'credit_card',
    method: 'visa',
    status: 'rejected',
    detail: 'cc_rejected_other_reason',
    back: 'failure',
  },
  boleto: {
    type: 'ticket',
    method: 'bolbradesco',
    status: 'pending',
    detail: 'pending_waiting_payment',
    back: 'pending',
  },
  pix: {
    type: 'bank_transfer',
    method: 'pix',
    status: 'pending',
    detail: 'pending_waiting_transfer',
    back: 'pending',
  },
} as const

/** A payment method on the hosted page. */
export type PaymentMethod = keyof typeof PAYMENT_METHODS
