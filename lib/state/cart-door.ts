import type { CartLine } from '../shop/cart-line.ts'

/** What can be asked of the cart from anywhere on a page; the engine behind it loads on first use. */
export interface CartEngine {
  open(): void
  /** Resolves true once the store has the line and the drawer is open, false when it could not be added. */
  add(line: CartLine): Promise<boolean>
}

type Load = () => Promise<CartEngine>

let load: Load | undefined
let engine: Promise<CartEngine> | undefined

/** Names where the engine comes from; the shell does this once, so that features need not know the cart. */
export function provideCart(loader: Load): void {
  load ??= loader
}

/** Loads the engine ahead, when the browser is idle or the visitor reaches for something that will need it. */
export function warmCart(): Promise<CartEngine> | undefined {
  // A load that failed, offline say, is tried again at the next call.
  engine ??= load?.().catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

/** Opens the drawer (spec section 4). Rejects when its code cannot be loaded: the caller then follows the link. */
export async function openCart(): Promise<void> {
  const cart = await warmCart()
  if (!cart) throw new Error('No cart on this page')
  cart.open()
}

/** Adds a line and opens the drawer; false when it could not be added, and the caller says so (spec section 8). */
export async function addToCart(line: CartLine): Promise<boolean> {
  try {
    return (await (await warmCart())?.add(line)) ?? false
  } catch {
    return false
  }
}
