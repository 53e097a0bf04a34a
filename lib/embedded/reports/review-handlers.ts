import { REVIEW_ORDERS, STARS, type ReviewTopic } from '#lib/contract/reviews.ts'
import type { ReviewFilter } from '#lib/shop/review.ts'
import type { Call, Handler } from '../http/call.ts'
import { CACHE, cacheable, type HandlerResult } from '../http/handler-result.ts'
import { withEtag, type EtaggedDocument } from '../store/document-cache.ts'
import { reportsFailure } from './reports-failure.ts'
import { reviewListDocument } from './review-list.ts'
import { reviewTopicsOf } from '../store/store.ts'
import { boughtNames } from './bought-items.ts'
import { readReviewPage, type ReviewQuery } from './review-pages.ts'
import { namedProducts, reviewedProductId } from './reviewed-product.ts'
import { ORDER_TEXT, STARS_FILTER_TEXT, TERM_TEXT } from './review-texts.ts'
import { averageOf } from './totals.ts'

const PAGE = /^\d{1,15}$/

/** GET avaliacoes/produto/{store-code}: a page of published reviews (contract 4.15). */
export const getReviewsHandler: Handler = async (call) => {
  const { store, query } = call
  if (call.params['store'] !== store.config.storeCode) return reportsFailure(call, 404, 'nao_encontrada')
  const requested = query.get('order_by') || REVIEW_ORDERS[0]
  const order = REVIEW_ORDERS.find((name) => name === requested)
  const filter = readFilter(query)
  const { reviewTerms = [] } = store.config
  const named = query.get('filter_termo')
  const term = reviewTerms.find(({ slug }) => slug === named)
  if (!order || !filter || (named && !term)) {
    const errors = {
      ...(!order && { order_by: [ORDER_TEXT[call.language]] }),
      ...(!filter && { filter_nota: [STARS_FILTER_TEXT[call.language]] }),
      ...(named && !term && { filter_termo: [TERM_TEXT[call.language]] }),
    }
    return reportsFailure(call, 422, 'campo_invalido', { extra: { errors } })
  }
  const product = await readProduct(call)
  const page = PAGE.test(query.get('page') ?? '') ? Math.max(1, Number(query.get('page'))) : 1
  const terms = { all: reviewTerms, counts: store.termCounts }
  const asked = { topic: readTopic(call), product, filter, terms, term, order, page }
  const found = await readReviewPage(store.db, asked)
  // In a list of one product, its reviews need not name the product.
  const products =
    product === undefined ? await namedProducts(store, call.language, found.reviews) : undefined
  const bought = await boughtNames(store, call.language, found.reviews)
  const { language } = call
  return publicResult(
    withEtag(reviewListDocument(found, { path: listAddress(call), query, page, language, products, bought })),
  )
}

/** GET avaliacoes/media/{store-code}/{produto}: the average of a topic as a bare number (contract 4.16). */
export const getAverageHandler: Handler = async (call) => {
  const { store: code, topic: named = '' } = call.params
  if (code !== call.store.config.storeCode) return reportsFailure(call, 404, 'nao_encontrada')
  const topic = topicNamed(call, decoded(named))
  const average = topic ? await averageOf(call.store.db.read, topic, await readProduct(call)) : 0
  return publicResult({ text: String(average), etag: `"${average}"` })
}

function publicResult(document: EtaggedDocument): HandlerResult {
  return { ...cacheable(document, CACHE.reviews), headers: { Vary: 'Accept-Language' } }
}

function readTopic(call: Call): ReviewQuery['topic'] {
  const named = call.query.get('filter_produto')?.trim()
  return named ? (topicNamed(call, named) ?? 'unknown') : 'all'
}

// Undefined when the rating is none of 1 to 5.
function readFilter(query: URLSearchParams): ReviewFilter | undefined {
  const withPhoto = query.get('filter_imagem') === '1'
  const requested = query.get('filter_nota')
  if (!requested) return { withPhoto }
  const stars = STARS.find((each) => String(each) === requested)
  return stars && { stars, withPhoto }
}

async function readProduct({ query, store }: Call): Promise<string | undefined> {
  const id = query.get('produto_id')?.trim()
  return id ? reviewedProductId(store.db.read, id) : undefined
}

// Links have the host that the client called: the shop when it forwarded the request, else this API.
function listAddress({ store, origin }: Call): string {
  const { siteUrl, standsAlone, storeCode } = store.config
  return `${standsAlone ? origin : new URL(siteUrl).origin}/api/avaliacoes/produto/${storeCode}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

// Finds a topic by name, ignoring case and accents (contract 4.15).
function topicNamed({ store }: Call, text: string): ReviewTopic | undefined {
  const name = withoutAccents(text)
  return reviewTopicsOf(store.config).find((topic) => topic === name)
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
