/** Values of the query parameter `ordem` (contract 4.8). */
export const ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const
type Order = (typeof ORDERS)[number]

/** Sorting, filters and page of a listing. All of it is in the address, so it works without JavaScript and can be shared. */
export interface ListingParams {
  order: Order
  /** Slug of the category filter; '' for all categories. */
  category: string
  inStock: boolean
  /** Counted from 1. */
  page: number
}

export const DEFAULT_LISTING_PARAMS: ListingParams = {
  order: 'popularidade',
  category: '',
  inStock: false,
  page: 1,
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PAGE = /^[1-9]\d{0,3}$/

type Query = Pick<URLSearchParams, 'get'>

/** The listing params in a query; `undefined` when a value is one that the shop never writes: that page is a 404 (R67). */
export function readListingParams(query: Query): ListingParams | undefined {
  const order = query.get('ordem') || 'popularidade'
  const category = query.get('categoria') || ''
  const stock = query.get('estoque') || ''
  const page = query.get('pagina') ?? '1'
  const known = ORDERS.find((each) => each === order)
  if (!known || !PAGE.test(page) || !['', '1'].includes(stock)) return undefined
  if (category && (!SLUG.test(category) || category.length > 80)) return undefined
  return { order: known, category, inStock: stock === '1', page: Number(page) }
}

/** The query string of listing params, with its `?`; '' for the defaults. */
export function listingQuery({ order, category, inStock, page }: ListingParams): string {
  const query = new URLSearchParams()
  if (category) query.set('categoria', category)
  if (inStock) query.set('estoque', '1')
  if (order !== DEFAULT_LISTING_PARAMS.order) query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Listing params as one path segment: each combination has a cached page below the listing's address (T2, R52). */
export function listingSegment(params: ListingParams): string {
  return encodeURIComponent(listingQuery(params).slice(1))
}

/** The listing params in such a path segment; `undefined` when it is malformed. */
export function parseListingSegment(segment: string): ListingParams | undefined {
  return readListingParams(new URLSearchParams(decodeURIComponent(segment)))
}

/** Whether a path shows a product listing, which has sorting and filters. */
export function isListing(path: string): boolean {
  return /^\/(?:produtos|(?:categoria|marca)\/[a-z0-9-]+)$/.test(path)
}
