import type { ItemPrice } from './price.ts'

/** A picture of a product. */
export interface ProductPicture {
  src: string
  alt: string
}

/** One item of the store's own request that adds a product to the cart (platform 3.3). */
export interface CartItemRequest {
  itemId: number
  /** 0 for a product without variations. */
  attributeId: number
  /** The item as the store sent it; the shop sends it back with only its `quantidade` changed. */
  body: Readonly<Record<string, unknown>>
}

/** A variation of a product, with its own price, stock and pictures (platform 3.3). */
export interface Variation extends ItemPrice {
  id: number
  sku: string
  /** Unchecked; '' when the store does not state it. */
  ean: string
  label: string
  /** The picture of its swatch; '' for none. */
  swatch: string
  /** Its own pictures; empty when the store assigns none to it. */
  pictures: ProductPicture[]
  inStock: boolean
  /** Empty when the store sends no cart request; then the variation cannot be bought here. */
  cartItems: CartItemRequest[]
  isSelected: boolean
}

/** The attribute whose value the shopper chooses on the product page (platform 3.3). */
export interface VariationChoice {
  id: string
  /** Such as 'Sabor' or 'Tamanho'; '' when the store does not state it. */
  name: string
  kind: 'text' | 'picture'
  values: Variation[]
}

/** A product that differs from this one in one attribute and has its own page (platform 3.3). */
export interface SisterProduct {
  label: string
  /** Without language. */
  path: string
  picture: string
  isCurrent: boolean
  inStock: boolean
}
