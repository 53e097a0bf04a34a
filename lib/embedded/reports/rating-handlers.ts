import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Handler } from '../http/call.ts'
import { CACHE, cacheable } from '../http/handler-result.ts'
import { withEtag } from '../store/document-cache.ts'
import { averageRating, sumOf } from './rating-counts.ts'
import { reportsFailure } from './reports-failure.ts'

// A line has a few products; the limit bounds the work that one request can ask for.
const MAX_PRODUCTS = 50

interface Count {
  topic: string
  path: string
  halves: number
  reviews: number
}

/** GET avaliacoes/medias/{store-code}: average and count of every topic, and of the products at each `produto_url` (contract 4.16). */
export const getRatingsHandler: Handler = async (call) => {
  const { store, query } = call
  if (call.params['store'] !== store.config.storeCode) return reportsFailure(call, 404, 'nao_encontrada')
  const paths = query.getAll('produto_url').slice(0, MAX_PRODUCTS)
  const counts = [...(await topicCounts(store.db.read)), ...(await productCounts(store.db.read, paths))]
  const data = [...Map.groupBy(counts, ({ topic, path }) => `${topic} ${path}`).values()].flatMap(ratingOf)
  return { ...cacheable(withEtag({ data }), CACHE.reviews) }
}

function ratingOf(rows: Count[]) {
  // PostgreSQL returns sums and counts as text.
  const counts = rows.map(({ halves, reviews }) => ({ halves, reviews: Number(reviews), hasPhoto: false }))
  const [{ topic, path }] = rows as [Count]
  const total = sumOf(counts)
  if (total === 0) return []
  return [{ produto: topic, ...(path && { produto_url: path }), media: averageRating(counts), total }]
}

function topicCounts(queries: Queries): Promise<Count[]> {
  return queries
    .selectFrom('rating_total')
    .select(['topic', 'halves', sql.lit('').as('path'), (eb) => eb.fn.sum<number>('reviews').as('reviews')])
    .groupBy(['topic', 'halves'])
    .orderBy('topic')
    .execute()
}

// From the index of a product's reviews, as its own list is (docs/decisions/0076).
async function productCounts(queries: Queries, paths: readonly string[]): Promise<Count[]> {
  if (paths.length === 0) return []
  const products = await queries
    .selectFrom('product')
    .select(['id', 'path'])
    .where('path', 'in', paths)
    .execute()
  const pathOf = new Map(products.map(({ id, path }) => [String(id), path]))
  if (pathOf.size === 0) return []
  const rows = await queries
    .selectFrom('review')
    // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
    .where('status', '=', sql.lit(1))
    .where('product_id', 'in', [...pathOf.keys()])
    .select(['product_id', 'topic', 'halves', (eb) => eb.fn.countAll<number>().as('reviews')])
    .groupBy(['product_id', 'topic', 'halves'])
    .execute()
  return rows.map(({ product_id, ...row }) => ({ ...row, path: pathOf.get(product_id) ?? '' }))
}
