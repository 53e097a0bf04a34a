import type { Cents } from '#lib/shop/money.ts'

/** A variation of a kit, as the catalogue command shows it. */
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

/** A kit after a change of its price, with the prices before. */
export interface PriceChange {
  product: string
  kit: CatalogueKit
  before: { priceFrom: Cents; priceTo: Cents }
}

/** Reads and changes the embedded catalogue. */
export interface CatalogueService {
  /** Returns the products that have, for every word of the text, a word that begins with it; all products for ''. */
  list(text: string): Promise<CatalogueProduct[]>
  /**
   * Sets the price of a kit. `name` is the kit's id or list path, or a product's path for its first kit; returns
   * null when there is none. Without `from`, the crossed-out price stays unless it is below the new price.
   */
  setPrice(name: string, to: Cents, from?: Cents): Promise<PriceChange | null>
  /**
   * Sets the stock of an item (by its number) or of every item of a kit or a product page. Returns the changed
   * items as they were before, an empty list for an unknown name.
   */
  setStock(name: string, units: number): Promise<CatalogueItem[]>
}
