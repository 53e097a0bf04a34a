import { createSharedValue } from './shared-value.ts'

/** The state that all components of a page share (spec section 3, Store state). Amounts are integer cents. */
export interface ShopState {
  /** Units in the cart (`qtdItens`); `undefined` until the cart has loaded. */
  count: number | undefined
  /** Subtotal of the cart (`valorAtual`). */
  subtotal: number
  isCartOpen: boolean
  /** Whether the cart drawer's code has loaded. */
  isCartReady: boolean
  /** `dadosPageAtual.apps.pixelFacebook.eventId` of the last add (P27); '' before the first. */
  pageEventId: string
  /** `qtdAvaliacoes` of the page's topic, as displayed (P11); 0 without reviews. */
  reviewCount: number
  /** `mediaAvaliacoes`, not rounded (spec section 7). */
  reviewAverage: number
}

/** The initial state, with which the server renders. */
export const FIRST_SHOP_STATE: ShopState = {
  count: undefined,
  subtotal: 0,
  isCartOpen: false,
  isCartReady: false,
  pageEventId: '',
  reviewCount: 0,
  reviewAverage: 0,
}

const state = createSharedValue(FIRST_SHOP_STATE)

/** The current state; the same object until a change. */
export const shopState = state.get

/** Changes a part of the state and notifies the listeners. */
export const updateShopState = state.set

/** Subscribes to changes; returns the function that unsubscribes. */
export const onShopState = state.subscribe
