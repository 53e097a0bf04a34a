import { NO_PRICE, type ItemPrice } from './price.ts'

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
export interface SiblingProduct {
  label: string
  /** Without language. */
  path: string
  picture: string
  isCurrent: boolean
  inStock: boolean
}

/** Whether a variation can be bought: it is in stock, has a price, and the store has sent the request that adds it (platform 6). */
export function canBuyVariation({ inStock, price, cartItems }: Variation): boolean {
  return inStock && price !== undefined && cartItems.length > 0
}

/** The prices of the cheapest variation, of those that can be bought if there are any; NO_PRICE without a price. */
export function lowestPrices(values: readonly Variation[]): ItemPrice {
  const priced = values.filter(({ price }) => price !== undefined)
  const buyable = priced.filter(canBuyVariation)
  const [lowest] = (buyable.length > 0 ? buyable : priced).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  if (!lowest) return NO_PRICE
  const { price, priceFrom, upfront, installments } = lowest
  return { price, priceFrom, upfront, installments }
}
