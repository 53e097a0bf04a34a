import type { Cents } from './money.ts'
import type { Installment } from './installments.ts'

/** A line's identity as the store sent it; it goes back as it came (contract 4.13). */
export type LineHash = Readonly<Record<string, unknown>> & { readonly idProduto: number }

/** One line of the cart (spec section 3, Cart item). */
export interface CartItem {
  /** Tells lines apart on the screen. */
  key: string
  hash: LineHash
  tipo: string
  /** The store's number of what is in the line, as kits and listings have it. */
  sku?: string
  name: string
  /** What the name is a kit or flavour of, where the name does not say it. */
  product: string | undefined
  picture: string
  /** The page of what is in the line, without language, where the store says it. */
  path: string | undefined
  quantity: number
  price: Cents
  total: Cents
}

/** The cart as the drawer shows it; every amount comes from the store. */
export interface ShopCart {
  version: number
  /** Pieces in all, for the badge. */
  count: number
  items: CartItem[]
  subtotal: Cents
  discount: Cents
  total: Cents
  installment: Pick<Installment, 'count' | 'each'> | undefined
}

/** A cart that nobody has put anything into. */
export const EMPTY_CART: ShopCart = {
  version: 0,
  count: 0,
  items: [],
  subtotal: 0,
  discount: 0,
  total: 0,
  installment: undefined,
}

/** The subtotal above which Purchase is off, in cents (P15). */
export const DEFAULT_PURCHASE_LIMIT: Cents = 150_000

/** The largest quantity of one line (contract 4.12). */
export const LARGEST_QUANTITY = 99

/** The subtotal from which shipping is free, in cents (P18). */
export const DEFAULT_FREE_SHIPPING_FROM: Cents = 29_900
