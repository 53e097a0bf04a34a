import type { ColumnType } from 'kysely'
import type { OrderState } from '#lib/contract/order-document.ts'
import type { Fixed } from './process-tables.ts'

// The tables of checkout and orders (docs/decisions/0079). Money is in cents, times are in milliseconds.

/** The sections of a checkout that a shopper has filled; `body` is JSON. */
interface CheckoutDraftTable {
  cart_id: Fixed<string>
  body: string
  expires_at: number
}

/**
 * An order with texts, prices and address as they were when it was placed. A version of a cart is ordered at most once.
 * `stock_held` is 1 while its units are taken from the stock; `erased_at` is the time at which personal data that the law does not
 * require were erased.
 */
interface ShopOrderTable {
  number: Fixed<number>
  cart_id: Fixed<string>
  cart_version: Fixed<number>
  customer_id: number | null
  state: OrderState
  email: string
  name: string
  cpf: string
  phone: string
  language: Fixed<string>
  /** JSON of the address. */
  address: string
  /** JSON of the chosen delivery option; its last day is counted again when the order is paid. */
  delivery: string
  coupon: Fixed<string | null>
  subtotal: Fixed<number>
  discount: Fixed<number>
  coupon_discount: Fixed<number>
  shipping: Fixed<number>
  // These three change with the payment method.
  payment_discount: number
  total: number
  payment_kind: string
  /** JSON of the started payment. */
  payment: string
  /** JSON of the first and the last ad click. */
  attribution: string | null
  consent: string
  /** JSON of carrier, code and address; null before the order is sent. */
  tracking: ColumnType<string | null, undefined, string | null>
  created_at: Fixed<number>
  expires_at: number | null
  stock_held: number
  seen_at: number | null
  delivered_at: ColumnType<number | null, undefined, number | null>
  erased_at: ColumnType<number | null, undefined, number | null>
  /** The access key of the invoice; null without one. */
  invoice_key: ColumnType<string | null, undefined, string | null>
  /** What the payment provider says it has returned to the buyer. */
  returned_by_provider: ColumnType<number, undefined, number>
  /** 1 when the buyer has asked for erasure while the order was under way. */
  erase_asked: ColumnType<number, undefined, number>
}

/** A line of an order; `price` is that of one unit, `extra` the cart line's. */
interface OrderLineTable {
  number: Fixed<number>
  position: Fixed<number>
  kind: Fixed<string>
  item_id: Fixed<number>
  variation_id: Fixed<number>
  extra: Fixed<string>
  name: Fixed<string>
  detail: Fixed<string>
  sku: Fixed<string>
  image: Fixed<string>
  path: Fixed<string>
  quantity: Fixed<number>
  price: Fixed<number>
}

/** The units that an order has taken from a stock: that of an item, or with `variation_id` above 0 that of a variation. */
interface OrderStockTable {
  number: Fixed<number>
  item_id: Fixed<number>
  variation_id: Fixed<number>
  units: Fixed<number>
}

/** A change of an order's state, or with an equal state a note. */
interface OrderEventTable {
  number: Fixed<number>
  /** Counts the changes of one order from 1. */
  step: Fixed<number>
  at: Fixed<number>
  state: Fixed<OrderState>
  author: Fixed<string>
  reason: string
}

/**
 * Money that has gone back to the buyer; `position` counts the refunds of one order from 1, `day` is YYYY-MM-DD; `taken_back_at` is set on
 * a refund that was recorded by mistake.
 */
interface OrderRefundTable {
  number: Fixed<number>
  position: Fixed<number>
  amount: Fixed<number>
  way: Fixed<string>
  day: Fixed<string>
  taken_back_at: ColumnType<number | null, undefined, number | null>
}

/** The messages of payment providers that have been processed. */
interface PaymentEventTable {
  provider: Fixed<string>
  id: Fixed<string>
  at: Fixed<number>
}

/** An e-mail to send; `data` is JSON. `claimed_until` is the end of a worker's claim. */
interface MailTable {
  id: Fixed<string>
  kind: Fixed<string>
  number: Fixed<string | null>
  recipient: string
  language: Fixed<string>
  data: string
  created_at: Fixed<number>
  attempts: number
  due_at: number
  claimed_until: number | null
  sent_at: number | null
  message_id: string
}

/** An address of an account; `body` is JSON. */
interface CustomerAddressTable {
  id: Fixed<string>
  customer_id: Fixed<number>
  body: string
  changed_at: number
}

/** The tables of checkout and orders. */
export interface OrderTables {
  checkout_draft: CheckoutDraftTable
  shop_order: ShopOrderTable
  order_line: OrderLineTable
  order_stock: OrderStockTable
  order_event: OrderEventTable
  order_refund: OrderRefundTable
  payment_event: PaymentEventTable
  mail: MailTable
  customer_address: CustomerAddressTable
}
