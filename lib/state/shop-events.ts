import type { CartItem } from '../shop/cart.ts'

/** Something that has happened to the cart, for whoever counts such things. */
export type ShopEvent =
  /** The store has taken a line: the line as it stands now, and how many pieces are new; `id` names the event (P27). */
  | { kind: 'added'; line: CartItem; quantity: number; id: string }
  /** The store has taken a line out of the cart. */
  | { kind: 'removed'; line: CartItem }

type Listener = (event: ShopEvent) => void

let listener: Listener | undefined
let waiting: ShopEvent[] = []

/** Tells what has happened; it waits until somebody listens. */
export function emitShopEvent(event: ShopEvent): void {
  if (listener) listener(event)
  else waiting.push(event)
}

/** Hears of everything that has happened and will; there is one listener, the last to come. */
export function onShopEvent(hear: Listener): void {
  listener = hear
  const told = waiting
  waiting = []
  told.forEach(hear)
}
