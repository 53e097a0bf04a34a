import type { Cents } from './money.ts'
import type { Installment } from './installments.ts'

/** A line's identity as the store sent it; the shop returns it unchanged (contract 4.13). */
export type LineHash = Readonly<Record<string, unknown>> & { readonly idProduto: number }

/** One line of the cart (spec section 3, Cart item). */
export interface CartItem {
  /** Unique within the cart; the React key of the line. */
  key: string
  hash: LineHash
  /** 'lista' or 'produto' as the store sent it; the shop returns it unchanged. */
  kind: string
  /** Whether a change request has the fields of the hash without the nested object `hash` (platform 3.6). */
  isFlat?: boolean
  /** The store's SKU of the item, the same as in kits and listings. */
  sku?: string
  /** Size and flavour, such as '1 pote - Limão'; the whole name when `product` is undefined. */
  name: string
  /** The product, when the store states it and `name` does not contain it. */
  product: string | undefined
  /** The chosen variation, such as size and flavour; absent without any. `name` may be ''. */
  attributes?: { name: string; value: string }[]
  picture: string
  /** The path of the item's page, without language; undefined when the store does not state it. */
  path: string | undefined
  /** 0 when the store does not state it. */
  quantity: number
  /** Undefined when the store does not state it; no figure is shown then. */
  price: Cents | undefined
  total: Cents | undefined
  /** What the line would cost at the full price, when that is more than `total`. */
  totalFrom?: Cents
  /** The units in stock, while they are fewer than `quantity`. */
  available?: number
  /** Of a removed line: where it stood among the lines, from 1. */
  place?: number
  /** The price of one package of a kit and the package's name, such as 'pote'. */
  perUnit?: { price: Cents; unit: string }
  /** The pictures of a built kit's packages, one for each. */
  contents?: string[]
  /** True for a line without a key from the store: it is shown, but cannot be changed here (platform 3.6). */
  isReadOnly?: true
}

/** The coupon that the store names in the cart (contract 4.20). */
export interface CartCoupon {
  code: string
  /** Whether its discount applies now. */
  applies: boolean
  discount: Cents
  /** The amount missing to the coupon's minimum. */
  missing: Cents
  /** The subtotal that it needs. */
  minimum: Cents
}

/** The most characters of a coupon's code. */
export const MAX_COUPON = 60

/** The cart as the drawer shows it; every amount comes from the store. */
export interface ShopCart {
  /** Increments with each change; 0 before the first addition (contract 3.2). */
  version: number
  /** Total number of pieces, for the badge. */
  count: number
  items: CartItem[]
  /** Undefined, like the total, when the store does not state it. */
  subtotal: Cents | undefined
  discount: Cents
  total: Cents | undefined
  /** Whether the total holds only when the cart is paid upfront (platform 3.6). */
  isUpfrontTotal?: boolean
  /** Whether the cart costs less than its lines, as with a coupon that the cart does not name (platform 3.6). */
  hasLineDiscount: boolean
  coupon: CartCoupon | undefined
  /** Whether the store accepts coupons (contract 4.20). */
  takesCoupons: boolean
  installment: Pick<Installment, 'count' | 'each'> | undefined
}

/** The cart before the first addition. */
export const EMPTY_CART: ShopCart = {
  version: 0,
  count: 0,
  items: [],
  subtotal: 0,
  discount: 0,
  total: 0,
  hasLineDiscount: false,
  coupon: undefined,
  takesCoupons: false,
  installment: undefined,
}

/** The largest quantity of one line (contract 4.12). */
export const LARGEST_QUANTITY = 99
