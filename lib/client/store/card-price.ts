import type { WireListedProduct } from '../../contract/listing.ts'
import type { ItemPrice } from '../../shop/price.ts'
import { toItemPrice } from './item-price.ts'

interface CardPrice {
  price: ItemPrice
  /** Whether another variation costs more. */
  isLowest: boolean
  /** Whether the first variation, which the card would add, has a price. */
  hasPrice: boolean
}

/** The price on a product's card: that of its cheapest variation in stock, or of the product without variations (contract 4.8). */
export function lowestCardPrice({ precos, atributos }: WireListedProduct): CardPrice {
  const values = atributos.simples?.valores ?? []
  const inStock = values.filter(({ estoque }) => estoque !== 0)
  const own = toItemPrice(precos)
  // A variation without prices of its own costs what its product costs.
  const prices = (inStock.length > 0 ? inStock : values).map((value) =>
    value.precos ? toItemPrice(value.precos) : own,
  )
  const priced = prices.filter(({ price }) => price !== undefined)
  const sorted = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  const [first = own] = prices
  return {
    price: sorted[0] ?? own,
    isLowest: sorted[0]?.price !== sorted.at(-1)?.price,
    hasPrice: first.price !== undefined,
  }
}
