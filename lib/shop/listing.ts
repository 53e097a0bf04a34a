import type { ListingOrder } from '../contract/listing-order.ts'
import type { ItemKind } from './cart-line.ts'
import type { FilterGroup, Subcategory } from './listing-filters.ts'
import type { PageStructure } from './page.ts'
import type { ItemPrice } from './price.ts'
import type { Availability } from './product.ts'
import type { CartItemRequest } from './variation.ts'

/** A request that adds the product of a card to the cart (platform 3.2). */
export interface CardPurchase {
  kind: ItemKind
  items: CartItemRequest[]
}

/** A product in listings and search results (contract 4.8). */
export interface ListedProduct extends ItemPrice {
  id: number
  /** Undefined when the store does not state it. */
  sku?: string
  name: string
  /** The path of its page, without language. */
  path: string
  picture: string
  alt: string
  color: string
  availability: Availability
  inStock: boolean
  /** Its product line; its kits have the same value. */
  line: string
  /** Slug of its category; '' when the store does not state it. */
  category: string
  /** What it is for, such as 'Pele', in the store's words; empty when the store does not say so. */
  purposes?: readonly string[]
  /** Its size, such as '216 g' or '30 cápsulas'; undefined when the store states none. */
  size?: string
  /** The store's own rating; undefined without one. */
  rating?: { average: number; count: number }
  /** Whether its variations have several prices, of which `price` is the lowest. */
  isLowestPrice?: true
  /** Whether the visitor has to choose a variation before buying. */
  hasChoice?: true
  /** The request that adds one unit to the cart; absent when a variation has to be chosen or the store sends no request. */
  purchase?: CardPurchase
  /** Time of the last change in the store's own format; undefined when the store does not state it. */
  changedAt?: string
  /** False when search engines must not index its page. */
  isIndexable?: false
}

/** A sort order of a listing, with the store's label. */
export interface ListingOrderOption {
  label: string
  /** An order of the embedded store. */
  order?: ListingOrder
  /** The store's own query with the order, for any other order. */
  storeQuery?: string
  isCurrent: boolean
}

/** A category by which a listing can be filtered. */
export interface ListingFilter {
  label: string
  /** Slug of the category. */
  category: string
  /** 1 for a top category, 2 for a child of the last top category before it. */
  level: number
  /** Number of products in it and in its children, with the other filters of the listing. */
  count: number
  isCurrent: boolean
}

/** One page of a listing or of search results. */
export interface Listing {
  structure: PageStructure
  /** The name of the category, brand or page; for a search, the search text. */
  heading: string
  /** What a search looked for instead of its text, because nothing has all words; absent when the store does not say so. */
  searchedInstead?: string
  products: ListedProduct[]
  /** Number of products on all pages. */
  total: number
  /** Empty when the store offers no sort orders. */
  orders: ListingOrderOption[]
  /** Categories of the embedded store; empty when the store offers none. */
  filters: ListingFilter[]
  /** The store's own links; with the embedded store those of prices. */
  filterGroups: FilterGroup[]
  /** Whether the store filters by any range of prices, not only by those of its links. */
  takesAnyPriceRange?: true
  subcategories: Subcategory[]
  /** The text of the category, brand or page, unchanged from the store; '' for none. */
  html: string
  /** The maximum number of products on a page, from the store's response. */
  pageSize: number
}

/** Whether a list is the embedded store's: only that has named sort orders; other stores send links of their own. */
export function isEmbeddedListing({ orders }: Pick<Listing, 'orders'>): boolean {
  return orders.some(({ order }) => order !== undefined)
}

/** Whether search engines may index a list: a category with a single product would repeat the page of that product. */
export function isIndexableListing(
  kind: 'category' | 'brand' | 'landing-page',
  { structure, total }: Pick<Listing, 'structure' | 'total'>,
): boolean {
  return structure.isIndexable && !(kind === 'category' && total < 2)
}

/** The number of the last page of `total` products; 1 for none. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
