import { createStore } from './store.ts'

/** What the whole page knows of the cart and of its reviews (spec section 3, Store state). Amounts are integer cents. */
export interface ShopState {
  /** Pieces in the cart (`qtdItens`); nothing until it is known. */
  count: number | undefined
  /** Subtotal of the cart (`valorAtual`). */
  subtotal: number
  isCartOpen: boolean
  /** Whether the code of the drawer is on the page. */
  isCartReady: boolean
  /** `dadosPageAtual.apps.pixelFacebook.eventId` as the last add renewed it (P27); '' before any. */
  pageEventId: string
  /** `qtdAvaliacoes` of the page's topic, as it is shown (P11); 0 without any. */
  reviewCount: number
  /** `mediaAvaliacoes`, exact (spec section 7). */
  reviewAverage: number
}

/** What is known before anything was asked; the server renders with it. */
export const FIRST_SHOP_STATE: ShopState = {
  count: undefined,
  subtotal: 0,
  isCartOpen: false,
  isCartReady: false,
  pageEventId: '',
  reviewCount: 0,
  reviewAverage: 0,
}

const store = createStore(FIRST_SHOP_STATE)

/** The state now; the same object until something changes. */
export const shopState = store.get

/** Changes a part of the state and tells everyone who listens. */
export const updateShopState = store.set

/** Calls back after every change; gives the function that ends it. */
export const onShopState = store.subscribe
