/** Values of `ordem`, as the store's listings take them (contract 4.8). */
export const ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const
export type Order = (typeof ORDERS)[number]

/** What a visitor chose of a listing; all of it is in the address, so that it works without JavaScript and can be shared. */
export interface ListingChoice {
  order: Order
  /** Slug of a category that narrows the listing; '' for all. */
  category: string
  inStock: boolean
  /** From 1. */
  page: number
}

export const DEFAULT_CHOICE: ListingChoice = { order: 'popularidade', category: '', inStock: false, page: 1 }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PAGE = /^[1-9]\d{0,3}$/

type Query = Pick<URLSearchParams, 'get'>

/** The choice in an address's query; nothing when a value is none that the shop writes (R67: such a page does not exist). */
export function readChoice(query: Query): ListingChoice | undefined {
  const order = query.get('ordem') || 'popularidade'
  const category = query.get('categoria') || ''
  const stock = query.get('estoque') || ''
  const page = query.get('pagina') ?? '1'
  const known = ORDERS.find((each) => each === order)
  if (!known || !PAGE.test(page) || !['', '1'].includes(stock)) return undefined
  if (category && (!SLUG.test(category) || category.length > 80)) return undefined
  return { order: known, category, inStock: stock === '1', page: Number(page) }
}

/** The query of a choice with its `?`; '' for the listing as it is. */
export function choiceQuery({ order, category, inStock, page }: ListingChoice): string {
  const query = new URLSearchParams()
  if (category) query.set('categoria', category)
  if (inStock) query.set('estoque', '1')
  if (order !== DEFAULT_CHOICE.order) query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** A choice as one path segment: listings keep a cached page of each below their own address (T2, R52). */
export function choiceSegment(choice: ListingChoice): string {
  return encodeURIComponent(choiceQuery(choice).slice(1))
}

/** The choice of such a segment; nothing when it is none. */
export function choiceOfSegment(segment: string): ListingChoice | undefined {
  return readChoice(new URLSearchParams(decodeURIComponent(segment)))
}

/** Whether a path shows a product listing that can be sorted and narrowed. */
export function isListing(path: string): boolean {
  return /^\/(?:produtos|(?:categoria|marca)\/[a-z0-9-]+)$/.test(path)
}
