import type { Cents } from '#lib/shop/money.ts'
import type { CouponService } from './coupons.ts'

/** A variation of an item, such as a size, with its own prices in cents and stock. */
export interface CatalogueVariation {
  sku: string
  label: string
  stock: number
  priceFrom: Cents
  priceTo: Cents
}

/** A purchasable item of a kit, such as one flavour, with its units in stock: the sum of its variations if it has some. */
export interface CatalogueItem {
  id: number
  name: string
  stock: number
  variations: CatalogueVariation[]
}

/** A kit with its prices in cents. */
export interface CatalogueKit {
  id: string
  title: string
  listPath: string
  /** The crossed-out price. */
  priceFrom: Cents
  /** The charged price. */
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
  productName: string
  kit: CatalogueKit
  before: { priceFrom: Cents; priceTo: Cents }
}

/** A variation before and after a change. */
export interface VariationChange {
  productName: string
  variation: CatalogueVariation
  before: CatalogueVariation
}

/** Reads and changes the embedded catalogue. */
export interface CatalogueService {
  coupons: CouponService
  /**
   * Returns the products that match every word of the text as a prefix of a word in their path, name, kit ids or kit
   * titles; all products for ''.
   */
  list(text: string): Promise<CatalogueProduct[]>
  /**
   * Sets the price of a kit. `key` is the kit's id or list path, or a product's path for its first kit; returns
   * null for an unknown key, 'variations' for a kit that is sold in variations, which have their own prices. Without
   * `from`, the crossed-out price stays, or is raised to the new price if it is lower.
   */
  setPrice(key: string, to: Cents, from?: Cents): Promise<PriceChange | 'variations' | null>
  /**
   * Sets the price or the stock of the variation with this SKU on a product page; null for an unknown key or SKU. `key` is
   * that of setPrice.
   */
  setVariation(
    key: string,
    sku: string,
    next: { stock: number } | { to: Cents; from: Cents | undefined },
  ): Promise<VariationChange | null>
  /**
   * Sets the stock of an item or of every item of a kit or a product page, with all their variations. `key` is the item's id, the kit's id or
   * list path, or the product's path. Returns the changed items as they were before, an empty list for an unknown key.
   */
  setStock(key: string, units: number): Promise<CatalogueItem[]>
}
