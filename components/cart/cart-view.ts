import type { StoreMessage } from '#lib/client/errors.ts'
import type { CartItem } from '#lib/shop/cart.ts'

/** A quantity that the visitor has set and the store has not confirmed. */
export interface PendingQuantity {
  item: CartItem
  quantity: number
}

/** Lines and the units of the kits that replaced them. */
interface SwappedLines {
  lines: readonly CartItem[]
  kits: readonly CartItem[]
}

/** The state of the drawer besides the cart itself. */
export interface CartView {
  /** Unconfirmed quantities by line key. */
  pending: ReadonlyMap<string, PendingQuantity>
  /** Lines that are being removed, by key. */
  removing: ReadonlyMap<string, CartItem>
  /** The line that was removed last, with its quantity: the visitor can add it again. */
  removed: CartItem | undefined
  /** The lines that were last replaced by kits: the visitor can have them back. */
  swapped: SwappedLines | undefined
  /** The number of queued and running writes. */
  pendingWrites: number
  /** The messages on display; each disappears after five seconds. */
  notices: readonly StoreMessage[]
}

/** The state in which nothing can be undone; at other times either a removal or a swap can be. */
export const NOTHING_TO_UNDO = { removed: undefined, swapped: undefined } as const

export const INITIAL_VIEW: CartView = {
  ...NOTHING_TO_UNDO,
  pending: new Map(),
  removing: new Map(),
  pendingWrites: 0,
  notices: [],
}

/** Returns the map without a key, or the same map if it does not have the key. */
export function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
