import type { CartItem } from './cart.ts'
import type { Cents } from './money.ts'
import type { ShopSettings } from './settings.ts'
import { specialGroup } from './special-group.ts'

interface Offered {
  name: string
  path: string
  price: Cents | undefined
  inStock: boolean
  /** The kind of product, such as collagen: products of one family serve the same purpose; '' when the store states none. */
  family: string
  /** What it is for, such as skin; absent when the store does not say. */
  purposes?: readonly string[]
  /** What its add button sends; undefined when something has to be chosen first. */
  field?: unknown
}

/** What is missing to the next advantage of a cart: free shipping, or the discount of `percent`. */
export interface CartGap {
  amount: Cents
  /** Undefined for free shipping. */
  percent: number | undefined
}

const MAX_PRODUCTS = 3

/** The gap of a cart to the nearest advantage that the store states and the cart does not have; undefined for an empty cart (P18, P29). */
export function cartGap(
  subtotal: Cents | undefined,
  { goal, freeShippingFrom }: Pick<ShopSettings, 'goal' | 'freeShippingFrom'>,
): CartGap | undefined {
  if (!subtotal) return undefined
  const gaps: CartGap[] = [
    ...(freeShippingFrom === undefined ? [] : [{ amount: freeShippingFrom - subtotal, percent: undefined }]),
    ...(goal ? [{ amount: goal.goal - subtotal, percent: goal.percent }] : []),
  ]
  return gaps.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)[0]
}

type InCart = Pick<CartItem, 'path' | 'name' | 'product'>

/**
 * The products to offer with a cart, at most three: those that serve a purpose of what is in the cart, and none for a special group, such
 * as pregnant women, unless the cart is of that group. They are sorted by:
 * 1. kind: products of another family than those in the cart come first;
 * 2. gap: products whose price fills the gap come first, the cheapest of them first;
 * 3. the others: those that one press adds come before those with a choice, the price nearest to the highest in the cart first, or the
 *    highest price first when no price in the cart is known.
 * When at least two of the three fill the gap, only these are offered, because the title says that they do. Products in the cart, by
 * path, are left out; a kit has the path of its product.
 */
export function suitingProducts<T extends Offered>(
  products: readonly T[],
  gap: Cents,
  inCart: readonly InCart[],
): T[] {
  const isInCart = ({ path }: T) => inCart.some((item) => item.path === path)
  const known = products.filter(isInCart)
  const families = new Set(known.map(({ family }) => family))
  const usual = Math.max(0, ...known.map(({ price = 0 }) => price))
  const fits = fitsWith(known, inCart)
  const offered = products.filter(
    (each) => each.inStock && (each.price ?? 0) > 0 && !isInCart(each) && fits(each),
  )
  const repeats = ({ family }: T) => (family !== '' && families.has(family) ? 1 : 0)
  // Compared one after the other, the smaller first.
  const keys = (each: T): [number, number, number] => {
    const { price = 0, field } = each
    if (price >= gap) return [repeats(each), 0, price]
    return [repeats(each), field === undefined ? 2 : 1, usual > 0 ? Math.abs(price - usual) : -price]
  }
  const best = offered
    .map((each) => ({ each, keys: keys(each) }))
    .sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .slice(0, MAX_PRODUCTS)
    .map(({ each }) => each)
  const filling = best.filter(({ price = 0 }) => price >= gap)
  return filling.length > 1 ? filling : best
}

// Whether a product fits what is in the cart. Where the store says of nothing in the cart what it is for, the group alone decides.
function fitsWith(known: readonly Offered[], inCart: readonly InCart[]): (each: Offered) => boolean {
  const groupOf = ({ name, purposes = [] }: Offered) => specialGroup([name, ...purposes])
  const groups = new Set([
    ...known.map(groupOf),
    ...inCart.map(({ name, product = '' }) => specialGroup([name, product])),
  ])
  const isSpecial = [...groups].some(Boolean)
  const purposes = new Set(known.flatMap((each) => each.purposes ?? []))
  return (each) => {
    const group = groupOf(each)
    if (isSpecial ? !group || !groups.has(group) : group) return false
    return purposes.size === 0 || (each.purposes ?? []).some((purpose) => purposes.has(purpose))
  }
}
