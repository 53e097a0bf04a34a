/** Sort orders of reviews, named as in the contract; a test compares the two (spec section 4). */
export const REVIEW_ORDER_NAMES = [
  'imagem',
  'nota_desc',
  'nota_asc',
  'created_at_asc',
  'created_at_desc',
] as const

type Order = (typeof REVIEW_ORDER_NAMES)[number]

/** Topic, sort order and page of the reviews page. All of it is in the address, so it works without JavaScript (R67). */
export interface ReviewListParams {
  /** Slug of a topic; '' for all. */
  topic: string
  order: Order
  /** Counted from 1. */
  page: number
}

export const DEFAULT_REVIEW_LIST_PARAMS: ReviewListParams = { topic: '', order: 'imagem', page: 1 }

/** The fragment of the reviews section of a page. */
export const REVIEWS_ANCHOR = '#avaliacoes'

const PAGE = /^[1-9]\d{0,5}$/
const TOPIC_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

type Query = Pick<URLSearchParams, 'get'>

/**
 * The review list params in a query; `undefined` when a value is one that the shop never writes: that page is a 404 (R67).
 * `topics` has the slugs of the brand's topics; without it every well-formed slug is read.
 */
export function readReviewListParams(
  query: Query,
  topics?: ReadonlySet<string>,
): ReviewListParams | undefined {
  const topic = query.get('assunto') || ''
  const order = REVIEW_ORDER_NAMES.find((name) => name === (query.get('ordem') || 'imagem'))
  const page = query.get('pagina') || '1'
  if (!order || !PAGE.test(page)) return undefined
  if (topic && !(topics?.has(topic) ?? TOPIC_SLUG.test(topic))) return undefined
  return { topic, order, page: Number(page) }
}

/** The query string of review list params, with its `?`; '' for the defaults. */
export function reviewListQuery({ topic, order, page }: ReviewListParams): string {
  const query = new URLSearchParams()
  if (topic) query.set('assunto', topic)
  if (order !== DEFAULT_REVIEW_LIST_PARAMS.order) query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Review list params as one path segment: each combination has a cached page below the reviews page (docs/decisions/0013). */
export function reviewListSegment(params: ReviewListParams): string {
  return encodeURIComponent(reviewListQuery(params).slice(1))
}

/** The review list params in such a path segment; `undefined` when it is malformed. */
export function parseReviewListSegment(segment: string): ReviewListParams | undefined {
  return readReviewListParams(new URLSearchParams(decodeURIComponent(segment)))
}
