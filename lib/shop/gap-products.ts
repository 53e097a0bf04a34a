import type { Cents } from './money.ts'

interface Priced {
  path: string
  price: Cents | undefined
  inStock: boolean
}

const MAX_PRODUCTS = 3

/** The amount missing to free shipping; 0 for an empty cart, a cart that has it, or a store that states no amount (P18, P29). */
export function shippingGap(subtotal: Cents | undefined, freeFrom: Cents | undefined): Cents {
  return subtotal && freeFrom !== undefined ? Math.max(0, freeFrom - subtotal) : 0
}

/**
 * The products that fill a gap best, at most three: first those whose price reaches it, the lowest first, then the others, the
 * highest first. Products in the cart, by path, are left out.
 */
export function fillingGap<T extends Priced>(
  products: readonly T[],
  gap: Cents,
  inCart: readonly (string | undefined)[],
): T[] {
  const offered = products.filter(
    ({ path, price, inStock }) => inStock && (price ?? 0) > 0 && !inCart.includes(path),
  )
  const distance = ({ price = 0 }: T) => (price >= gap ? price - gap : Number.MAX_SAFE_INTEGER - price)
  return gap > 0 ? offered.toSorted((a, b) => distance(a) - distance(b)).slice(0, MAX_PRODUCTS) : []
}
