/** What of the cart the whole page knows (spec section 3, Store state). Amounts are integer cents. */
export interface ShopState {
  /** Pieces in the cart (`qtdItens`); nothing until it is known. */
  count: number | undefined
  /** Subtotal of the cart (`valorAtual`). */
  subtotal: number
  isCartOpen: boolean
}

let state: ShopState = { count: undefined, subtotal: 0, isCartOpen: false }
const listeners = new Set<() => void>()

/** The state now; the same object until something changes. */
export function shopState(): ShopState {
  return state
}

/** Changes a part of the state and tells everyone who listens. */
export function updateShopState(change: Partial<ShopState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Calls back after every change; gives the function that ends it. */
export function onShopState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
