import type { ColumnType } from 'kysely'
import type { Fixed } from './process-tables.ts'

// The tables of carts. Money is in cents, times are in milliseconds.

/**
 * A cart. `version` counts its changes; `tracking` and `first_tracking` are the last and the first campaign parameters of the
 * visitor as JSON, `coupon` the code that was accepted.
 */
interface CartTable {
  id: Fixed<string>
  version: number
  postal_code: string | null
  tracking: ColumnType<string | null, undefined, string | null>
  first_tracking: ColumnType<string | null, undefined, string | null>
  coupon: ColumnType<string | null, undefined, string | null>
  expires_at: number
}

/** A line of a cart; its key is all columns but the last three. */
interface CartLineTable {
  cart_id: Fixed<string>
  kind: Fixed<string>
  item_id: Fixed<number>
  attribute_id: Fixed<number>
  sale_unit_id: Fixed<number>
  warehouse_id: Fixed<number>
  extra: Fixed<string>
  parameters: string
  quantity: number
  position: number
}

/**
 * The responses of requests with an Idempotency-Key, stored for a repeated request. `body` has the parts of a cart response
 * (store/cart-response-parts.ts), or the id of the row that a form created. `address_hash` is a hash of the visitor's IP address.
 */
interface IdempotencyTable {
  key_hash: Fixed<string>
  request_hash: string
  cart_id: string
  version: number
  body: string
  address_hash: string | null
  expires_at: number
}

/** The products that a visitor has saved; they belong to the cart, which stays when a login or logout replaces the session. */
interface WishlistTable {
  cart_id: Fixed<string>
  product_id: Fixed<number>
  created_at: Fixed<number>
}

/** A coupon: `percent` or `amount` off from a subtotal of `minimum` on; `max_uses` limits the carts that hold it. */
export interface CouponTable {
  code: Fixed<string>
  percent: number | null
  amount: number | null
  minimum: number
  valid_from: number | null
  valid_to: number | null
  max_uses: number | null
}

/** A code for an external checkout, stored hashed (contract 4.26). */
interface HandOverTable {
  code_hash: Fixed<string>
  cart_id: Fixed<string>
  language: Fixed<string>
  expires_at: Fixed<number>
}

/** The tables of carts. */
export interface CartTables {
  cart: CartTable
  cart_line: CartLineTable
  idempotency: IdempotencyTable
  hand_over: HandOverTable
  wishlist: WishlistTable
  coupon: CouponTable
}
