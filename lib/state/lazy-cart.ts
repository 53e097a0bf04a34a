import type { CartLine } from '../shop/cart-line.ts'

/** Cart actions for all components of a page; their code loads on first use. */
export interface CartActions {
  open(): void
  /** Resolves true once the store has the line and the drawer is open, false when it could not be added. */
  add(line: CartLine): Promise<boolean>
}

type Load = () => Promise<CartActions>

/** After this many milliseconds without a registered loader, a page counts as having no cart. */
const LOADER_TIMEOUT_MS = 10_000

let resolveLoader: (load: Load) => void
// A click hydrates its section first, possibly before the header has registered the loader; calls wait for the loader.
const registeredLoader = new Promise<Load>((resolve) => (resolveLoader = resolve))
let loaded: Promise<CartActions> | undefined

/** Registers the function that loads the cart. The header does this once, so that features do not import the cart. */
export function registerCartLoader(load: Load): void {
  resolveLoader(load)
}

function loadCart(): Promise<CartActions> {
  // A failed load, for example offline, is retried at the next call.
  loaded ??= Promise.race([registeredLoader, noCart()])
    .then((load) => load())
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}

const noCart = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No cart on this page')), LOADER_TIMEOUT_MS),
  )

/** Loads the cart's code ahead of use; a failure is reported by the use itself. */
export function preloadCart(): void {
  loadCart().catch(() => {})
}

/** Props of a control that needs the cart: the code loads when a mouse or the focus reaches it. A finger arrives with the press itself. */
export const cartPreloadProps = { onMouseEnter: preloadCart, onFocus: preloadCart }

/** Opens the cart drawer (spec section 4). Rejects when its code cannot load; the caller then follows the link. */
export async function openCart(): Promise<void> {
  const cart = await loadCart()
  cart.open()
}

/** Adds a line and opens the drawer; returns false when that failed, so that the caller can show an error (spec section 8). */
export async function addLineToCart(line: CartLine): Promise<boolean> {
  try {
    const cart = await loadCart()
    return await cart.add(line)
  } catch {
    return false
  }
}
