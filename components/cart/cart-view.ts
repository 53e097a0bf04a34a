import type { StoreMessage } from '#lib/client/errors.ts'
import type { CartItem } from '#lib/shop/cart.ts'

/** A quantity that the visitor has set and the store has not confirmed yet. */
export interface Wanted {
  item: CartItem
  quantity: number
}

/** What the drawer shows beside the cart itself. */
export interface CartView {
  /** By the key of the line. */
  wanted: ReadonlyMap<string, Wanted>
  /** Lines on their way out, by key. */
  removing: ReadonlyMap<string, CartItem>
  /** Writes that wait or are under way. */
  writes: number
  /** Messages of the last five seconds. */
  news: readonly StoreMessage[]
}

export const FIRST_VIEW: CartView = { wanted: new Map(), removing: new Map(), writes: 0, news: [] }

/** The map without a key; the same one when it does not have it. */
export function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
