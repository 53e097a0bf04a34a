import { isStoreParam, readStoreQuery } from './store-query.ts'

/** Values of the query parameter `ordem` (contract 4.8). */
export const ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const
type Order = (typeof ORDERS)[number]

/** Order, filters and page of a listing. The address contains all of them, so listings work without JavaScript and can be shared. */
export interface ListingParams {
  order: Order
  /** Slug of the category filter; '' for all categories. */
  category: string
  inStock: boolean
  /** Filters and order from a link of the store, without `?`; '' for none (platform 3.4). */
  storeQuery: string
  /** Counted from 1. */
  page: number
}

/** The filters and orders to which a listing of the store links, and the number of its products (platform 3.4). */
export interface LinkedListing {
  orders: readonly { storeQuery?: string }[]
  filterGroups: readonly { links: readonly { storeQuery: string }[] }[]
  /** The category filters of the embedded store. */
  filters: readonly { category: string }[]
  /** Whether the store filters by any range of prices. */
  takesAnyPriceRange?: boolean
  total: number
  pageSize: number
}

export const DEFAULT_LISTING_PARAMS: ListingParams = {
  order: 'popularidade',
  category: '',
  inStock: false,
  storeQuery: '',
  page: 1,
}

/** The fields of the form for a range of prices. */
export const PRICE_FIELDS = { from: 'preco-de', to: 'preco-ate' } as const
const PRICE = 'preco'
const LONGEST_PRICE = 20

const OWN_PARAMS: ReadonlySet<string> = new Set([
  'ordem',
  'categoria',
  'estoque',
  'pagina',
  ...Object.values(PRICE_FIELDS),
])
// The platform's own name of the page parameter, which links from outside the shop may have (platform 2).
const PLATFORM_PAGE = 'pg'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PAGE = /^[1-9]\d{0,3}$/

/** The listing params in a query; `undefined` for a value that the shop never writes: that page is a 404 (R67). */
export function readListingParams(query: URLSearchParams): ListingParams | undefined {
  const order = query.get('ordem') || 'popularidade'
  const category = query.get('categoria') || ''
  const stock = query.get('estoque') || ''
  const page = query.get('pagina') || query.get(PLATFORM_PAGE) || '1'
  const known = ORDERS.find((each) => each === order)
  const storeQuery = readStoreQuery(query)
  if (!known || !PAGE.test(page) || !['', '1'].includes(stock) || storeQuery === undefined) return undefined
  if (category && (!SLUG.test(category) || category.length > 80)) return undefined
  return { order: known, category, inStock: stock === '1', storeQuery, page: Number(page) }
}

/** The query string of listing params, with its `?`; '' for the defaults. */
export function listingQuery({ order, category, inStock, storeQuery, page }: ListingParams): string {
  const query = new URLSearchParams(storeQuery)
  if (category) query.set('categoria', category)
  if (inStock) query.set('estoque', '1')
  if (order !== DEFAULT_LISTING_PARAMS.order) query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** The params of the same listing with another range of prices, from its first page; '' for all prices. */
export function withPriceRange(params: ListingParams, range: string): ListingParams {
  const query = new URLSearchParams(params.storeQuery)
  query.delete(PRICE)
  if (range) query.set(PRICE, range)
  query.sort()
  return { ...params, storeQuery: query.toString(), page: 1 }
}

/** The value of the range of prices in listing params; '' without exactly one. */
export function priceValueIn({ storeQuery }: ListingParams): string {
  const [value = '', ...others] = new URLSearchParams(storeQuery).getAll(PRICE)
  return others.length > 0 ? '' : value
}

/** What a query has from the form for a range of prices; `undefined` when it does not come from that form. */
export function typedPricesIn(query: URLSearchParams): { from: string; to: string } | undefined {
  const { from, to } = PRICE_FIELDS
  const typed = (name: string) => (query.get(name) ?? '').slice(0, LONGEST_PRICE)
  return query.has(from) || query.has(to) ? { from: typed(from), to: typed(to) } : undefined
}

/** Listing params as one path segment: each combination has a cached page (T2, R52, docs/decisions/0013). */
export function listingSegment(params: ListingParams): string {
  return encodeURIComponent(listingQuery(params).slice(1))
}

/** The listing params in such a path segment; `undefined` when it is malformed. */
export function parseListingSegment(segment: string): ListingParams | undefined {
  return readListingParams(new URLSearchParams(decodeURIComponent(segment)))
}

/** Whether a query parameter selects another cached page of a listing. */
export function isListingParam(name: string): boolean {
  return OWN_PARAMS.has(name) || name === PLATFORM_PAGE || isStoreParam(name)
}

/** Whether a query has a parameter that selects another cached page of a listing. */
export function hasListingParams(query: URLSearchParams): boolean {
  return [...query.keys()].some(isListingParam)
}
