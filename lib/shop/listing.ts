import type { ListingOrder } from '../contract/order.ts'
import type { Cents } from './money.ts'
import type { PageStructure } from './page.ts'

/** A product as listings and search show it (contract 4.8). */
export interface ListedProduct {
  id: number
  /** The store's number of it; nothing when it does not say one. */
  sku?: string
  name: string
  /** Its page, without language. */
  path: string
  picture: string
  alt: string
  color: string
  inStock: boolean
  price: Cents
  /** The price before the offer; nothing when it is not above the price. */
  priceFrom: Cents | undefined
  /** The product line that it is; its kits carry the same. */
  line: string
  /** Slug of its category; '' when the store does not say it. */
  category: string
  /** When the store last changed it, as it writes it; nothing when it does not say it. */
  changedAt?: string
  /** False when its page is not to be found by search engines. */
  isIndexable?: false
}

/** A way to sort a listing, in the store's words. */
interface ListingOrderOption {
  label: string
  order: ListingOrder
  isCurrent: boolean
}

/** A category that a listing can be narrowed to. */
export interface ListingFilter {
  label: string
  /** Its slug. */
  category: string
  /** 1 for those at the top of the listing, 2 for those right below the one before them. */
  level: number
  /** Products of the listing in it and below it, before anything is narrowed. */
  count: number
  isCurrent: boolean
}

/** One page of a listing or of search results. */
export interface Listing {
  structure: PageStructure
  /** The name of the category, brand or page; in a search the words searched for. */
  heading: string
  products: ListedProduct[]
  /** Products on all its pages. */
  total: number
  /** Empty when the store does not sort. */
  orders: ListingOrderOption[]
  /** Empty when the store does not narrow. */
  filters: ListingFilter[]
}

/** The number of the last page of `total` products; 1 for none. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
