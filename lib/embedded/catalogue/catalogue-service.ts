import type { Cents } from '#lib/shop/money.ts'

/** A variation of a kit, as whoever keeps the catalogue sees it. */
export interface CatalogueItem {
  id: number
  name: string
  stock: number
}

/** A kit with its prices in cents. */
export interface CatalogueKit {
  id: string
  title: string
  listPath: string
  priceFrom: Cents
  priceTo: Cents
  items: CatalogueItem[]
}

/** A product page with its kits in their order. */
export interface CatalogueProduct {
  path: string
  name: string
  kits: CatalogueKit[]
}

/** What a price was set to, and what it was before. */
export interface PriceChange {
  product: string
  kit: CatalogueKit
  before: { priceFrom: Cents; priceTo: Cents }
}

/** What can be done with the embedded catalogue where there is no other system for it. */
export interface CatalogueService {
  /** Products whose words begin with those of the text, all of them for ''. */
  list(text: string): Promise<CatalogueProduct[]>
  /**
   * Sets the price of a kit, named by its id, by its list's path, or by its product's path for the first one; null when
   * there is none. Without `from`, the price before stays unless it is below the new one.
   */
  setPrice(name: string, to: Cents, from?: Cents): Promise<PriceChange | null>
  /**
   * Sets the units of an item named by its number, or of every item of a kit or a product's page; the answer is what was
   * changed, nothing when there is no such thing.
   */
  setStock(name: string, units: number): Promise<CatalogueItem[]>
}
