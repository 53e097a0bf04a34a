import type { CartLine } from '../shop/cart-line.ts'

/** What can be asked of the cart from anywhere on a page; the engine behind it loads on first use. */
export interface CartActions {
  open(): void
  /** Resolves true once the store has the line and the drawer is open, false when it could not be added. */
  add(line: CartLine): Promise<boolean>
}

type Load = () => Promise<CartActions>

/** A page that has not named its cart by then, in milliseconds, has none. */
const LATEST_MS = 10_000

let provide: (load: Load) => void
// A press hydrates its own part of the page first: the header, which names the cart, may be later.
const provided = new Promise<Load>((resolve) => (provide = resolve))
let engine: Promise<CartActions> | undefined

/** Names where the engine comes from; the shell does this once, so that features need not know the cart. */
export function registerCartLoader(load: Load): void {
  provide(load)
}

/** Loads the engine ahead, when the browser is idle or the visitor reaches for something that will need it. */
export function preloadCart(): Promise<CartActions> {
  // A load that failed, offline say, is tried again at the next call.
  engine ??= Promise.race([provided, noCart()])
    .then((load) => load())
    .catch((error: unknown) => {
      engine = undefined
      throw error
    })
  return engine
}

const noCart = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No cart on this page')), LATEST_MS))

/** Opens the drawer (spec section 4). Rejects when its code cannot be loaded: the caller then follows the link. */
export async function openCart(): Promise<void> {
  const cart = await preloadCart()
  cart.open()
}

/** Adds a line and opens the drawer; false when it could not be added, and the caller says so (spec section 8). */
export async function addToCart(line: CartLine): Promise<boolean> {
  try {
    const cart = await preloadCart()
    return await cart.add(line)
  } catch {
    return false
  }
}
