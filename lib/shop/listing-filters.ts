/** A link of the store that filters or sorts a listing (platform 3.4). */
export interface ListingLink {
  /** Without HTML; undefined for a range. */
  label?: string
  /** The limits of a range: cents of a price, per cent of a discount. */
  from?: number
  to?: number
  /** The store's own query that the link selects. */
  storeQuery: string
  /** The number of products that its filter leaves; undefined when the store does not say so. */
  count?: number
  /** The page that the link leads to, if it is not the listing itself. */
  path?: string
  isCurrent: boolean
}

/** Filters of one kind, such as the brands. */
export interface FilterGroup {
  kind: 'brand' | 'price' | 'attribute' | 'discount'
  /** The store's name of the attribute. */
  name?: string
  links: ListingLink[]
}

/** A category below the listed one. */
export interface Subcategory {
  label: string
  path: string
}
