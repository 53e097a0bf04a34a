import { sql, type Selectable } from 'kysely'
import { REVIEWS_PAGE, type ReviewOrder, type ReviewTopic } from '#lib/contract/reviews.ts'
import type { ReviewFilter } from '#lib/shop/review.ts'
import type { Database, Queries } from '../db/database.ts'
import type { ReviewTable } from '../db/review-tables.ts'
import { ratingCounts, sumOf, type RatingCount } from './rating-counts.ts'
import type { CountCache } from '../store/count-cache.ts'
import type { ReviewTerm, TermCount } from '../store/review-term.ts'
import { isTermIn, termCounts, termRatings } from './review-terms.ts'

/** Selects a page (from 1) of published reviews, of one topic or of all; 'unknown' has no reviews. */
export interface ReviewQuery {
  topic: ReviewTopic | 'all' | 'unknown'
  /** Only the reviews of the product with this id. */
  product?: string | undefined
  filter?: ReviewFilter | undefined
  /** The terms that the store counts, with the cache of their counts, and the one whose reviews are wanted. */
  terms?: { all: readonly ReviewTerm[]; counts: CountCache<TermCount[]> } | undefined
  term?: ReviewTerm | undefined
  order: ReviewOrder
  page: number
}

/** The columns of a review that a list of reviews shows. */
export const SHOWN_COLUMNS = [
  'id',
  'name',
  'halves',
  'comment',
  'photo',
  'photo_shown',
  'created_at',
  'answer',
  'answered_at',
  'verified',
  'product_id',
  'bought_item',
  'comment_en',
  'answer_en',
] as const

/** A review as a list shows it. */
export type ShownReview = Pick<Selectable<ReviewTable>, (typeof SHOWN_COLUMNS)[number]>

/** A page of reviews, the number of reviews on all pages, and the counts of the list without its filter. */
export interface FoundReviews {
  reviews: ShownReview[]
  total: number
  ratings: RatingCount[]
  terms: TermCount[]
}

type SortColumn = readonly [column: 'photo_shown' | 'created_at' | 'halves' | 'id', direction: 'asc' | 'desc']

const NEWEST_ID = ['id', 'desc'] as const
// Each order has two indexes in migrations/0004.sql, with and without the topic as first column.
const SORT_COLUMNS: Record<ReviewOrder, readonly SortColumn[]> = {
  imagem: [['photo_shown', 'desc'], ['created_at', 'desc'], NEWEST_ID],
  nota_desc: [['halves', 'desc'], NEWEST_ID],
  nota_asc: [['halves', 'asc'], NEWEST_ID],
  created_at_asc: [['created_at', 'asc'], NEWEST_ID],
  created_at_desc: [['created_at', 'desc'], NEWEST_ID],
}

/** Returns a page of reviews and the totals, from one snapshot. */
export function readReviewPage(db: Database, query: ReviewQuery): Promise<FoundReviews> {
  return db.snapshot(async (queries) => {
    const ratings = await ratingCounts(queries, query.topic, query.product)
    const list = { queries, topic: query.topic, product: query.product, total: sumOf(ratings) }
    // Each review is searched for the words of all terms, so the counts are read again only when the list has other ratings.
    const key = JSON.stringify([query.topic, query.product, ratings])
    const terms = (await query.terms?.counts.get(key, () => termCounts(list, query.terms?.all))) ?? []
    const counted = query.term ? await termRatings(list, query.term) : ratings
    const total = sumOf(counted.filter((count) => isIn(count, query.filter)))
    return { reviews: await readReviews(queries, idsOfPage(queries, query, total)), total, ratings, terms }
  })
}

function isIn({ halves, hasPhoto }: RatingCount, { stars, withPhoto }: ReviewFilter = {}): boolean {
  return (stars === undefined || Math.ceil(halves / 2) === stars) && (!withPhoto || hasPhoto)
}

/**
 * Returns a query for the ids on a page, which reads only an index and starts at the end of the list that is nearer to the
 * page; null for an empty page.
 */
export function idsOfPage(
  queries: Queries,
  { topic, product, filter = {}, term, order, page }: ReviewQuery,
  total: number,
) {
  const before = (page - 1) * REVIEWS_PAGE
  const size = Math.min(REVIEWS_PAGE, total - before)
  if (size <= 0) return null
  const after = total - before - size
  const isFromEnd = after < before
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').select('id').where('status', '=', sql.lit(1))
  if (product !== undefined) found = found.where('product_id', '=', product)
  if (topic !== 'all') found = found.where('topic', '=', topic)
  const { stars, withPhoto } = filter
  if (stars !== undefined) found = found.where('halves', 'in', [stars * 2 - 1, stars * 2])
  if (withPhoto) found = found.where('photo_shown', '=', 1)
  if (term) found = found.where(isTermIn(term))
  for (const [column, direction] of SORT_COLUMNS[order])
    found = found.orderBy(column, (direction === 'asc') === isFromEnd ? 'desc' : 'asc')
  return { query: found.limit(size).offset(isFromEnd ? after : before), isFromEnd }
}

async function readReviews(queries: Queries, found: ReturnType<typeof idsOfPage>): Promise<ShownReview[]> {
  if (!found) return []
  const ids = (await found.query.execute()).map(({ id }) => id)
  if (found.isFromEnd) ids.reverse()
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('review').select(SHOWN_COLUMNS).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
