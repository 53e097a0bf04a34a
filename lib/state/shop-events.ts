import type { CartItem } from '../shop/cart.ts'
import type { ShopOrder } from '../shop/order.ts'

/** A change of the cart, for analytics. */
export type ShopEvent =
  /** The store has added a line: its current state and the number of new pieces; `id` is the event id (P27). */
  | { kind: 'added'; line: CartItem; quantity: number; id: string }
  /** The store has removed a line. */
  | { kind: 'removed'; line: CartItem }
  /** The store has placed an order; it is emitted once for each order. */
  | { kind: 'purchased'; order: PurchasedOrder }

/** The order of a purchase. */
export type PurchasedOrder = Pick<ShopOrder, 'number' | 'lines' | 'totals'>

type Listener = (event: ShopEvent) => void

let listener: Listener | undefined
let waiting: ShopEvent[] = []

/** Emits an event, or queues it until there is a listener. */
export function emitShopEvent(event: ShopEvent): void {
  if (listener) listener(event)
  else waiting.push(event)
}

/** Sets the only listener and delivers queued events to it; a later listener replaces it. */
export function onShopEvent(next: Listener): void {
  listener = next
  const queued = waiting
  waiting = []
  queued.forEach(next)
}
