/** Topics of reviews as they stand in addresses, in the contract's order; a test holds them against it (spec section 5). */
export const REVIEW_TOPIC_SLUGS = [
  'atendimento',
  'entrega',
  'colageno-verisol',
  'colageno-lacgest',
  'colageno-tipo-2',
  'creatina',
  'resveratrol',
  'retinol',
  'espuma-de-limpeza',
  'mascara-argila',
  'melatonina',
  'multivitaminico',
  'omega-3',
  'protetor',
  'serum',
  'renova-hair',
  'whey-protein',
] as const

/** Orders of reviews, the wire's own names; a test holds them against the contract (spec section 4). */
export const REVIEW_ORDER_NAMES = [
  'imagem',
  'nota_desc',
  'nota_asc',
  'created_at_asc',
  'created_at_desc',
] as const

type Order = (typeof REVIEW_ORDER_NAMES)[number]

/** What a visitor chose of the reviews page; all of it is in the address, so that it works without JavaScript (R67). */
export interface ReviewChoice {
  /** Slug of a topic; '' for all. */
  topic: string
  order: Order
  /** From 1. */
  page: number
}

export const DEFAULT_REVIEW_CHOICE: ReviewChoice = { topic: '', order: 'imagem', page: 1 }

const PAGE = /^[1-9]\d{0,5}$/

type Query = Pick<URLSearchParams, 'get'>

/** The choice in an address's query; nothing when a value is none that the shop writes: such a page does not exist (R67). */
export function readReviewChoice(query: Query): ReviewChoice | undefined {
  const topic = query.get('assunto') || ''
  const order = REVIEW_ORDER_NAMES.find((name) => name === (query.get('ordem') || 'imagem'))
  const page = query.get('pagina') ?? '1'
  if (!order || !PAGE.test(page)) return undefined
  if (topic && !(REVIEW_TOPIC_SLUGS as readonly string[]).includes(topic)) return undefined
  return { topic, order, page: Number(page) }
}

/** The query of a choice with its `?`; '' for the page as it is. */
export function reviewChoiceQuery({ topic, order, page }: ReviewChoice): string {
  const query = new URLSearchParams()
  if (topic) query.set('assunto', topic)
  if (order !== DEFAULT_REVIEW_CHOICE.order) query.set('ordem', order)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** A choice as one path segment: each has a cached page below the reviews page (docs/decisions/0013). */
export function reviewChoiceSegment(choice: ReviewChoice): string {
  return encodeURIComponent(reviewChoiceQuery(choice).slice(1))
}

/** The choice of such a segment; nothing when it is none. */
export function reviewChoiceOfSegment(segment: string): ReviewChoice | undefined {
  return readReviewChoice(new URLSearchParams(decodeURIComponent(segment)))
}

/** Whether a path is a page of reviews that can be narrowed, sorted and turned over. */
export function isReviewsPage(path: string): boolean {
  return /^\/avaliacoes-produtos-[a-z0-9-]+$/.test(path)
}
