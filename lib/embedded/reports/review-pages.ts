import { sql, type Selectable } from 'kysely'
import { REVIEWS_PAGE, type ReviewOrder, type ReviewTopic } from '#lib/contract/reviews.ts'
import type { Database, Queries } from '../db/database.ts'
import type { ReviewTable } from '../db/tables.ts'
import { productTotals } from './totals.ts'

/** Selects a page (from 1) of published reviews, of one topic or of all; 'unknown' has no reviews. */
export interface ReviewQuery {
  topic: ReviewTopic | 'all' | 'unknown'
  /** Only the reviews of the product with this id. */
  product?: string | undefined
  order: ReviewOrder
  page: number
}

/** The columns of a review that the list shows. */
export type ShownReview = Pick<
  Selectable<ReviewTable>,
  'id' | 'name' | 'halves' | 'comment' | 'photo' | 'photo_shown' | 'created_at'
>

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

/** Returns a page of reviews and the total, from one snapshot. */
export function readReviewPage(
  db: Database,
  query: ReviewQuery,
): Promise<{ reviews: ShownReview[]; total: number }> {
  return db.snapshot(async (queries) => {
    const total = await countReviews(queries, query)
    return { reviews: await readReviews(queries, idsOfPage(queries, query, total)), total }
  })
}

// Totals of topics are stored when a review is published, so no page counts a million rows. The reviews of one product are
// counted from an index (docs/decisions/0076).
async function countReviews(queries: Queries, { topic, product }: ReviewQuery): Promise<number> {
  if (product !== undefined) return (await productTotals(queries, topic, product)).reviews
  let totals = queries.selectFrom('review_total')
  if (topic !== 'all') totals = totals.where('topic', '=', topic)
  const { total } = await totals
    .select((eb) => eb.fn.sum<number | null>('reviews').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/**
 * Returns a query for the ids on a page, which reads only an index and starts at the end of the list that is nearer to the
 * page; null for an empty page.
 */
export function idsOfPage(queries: Queries, { topic, product, order, page }: ReviewQuery, total: number) {
  const before = (page - 1) * REVIEWS_PAGE
  const size = Math.min(REVIEWS_PAGE, total - before)
  if (size <= 0) return null
  const behind = total - before - size
  const isFromEnd = behind < before
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').select('id').where('status', '=', sql.lit(1))
  if (product !== undefined) found = found.where('product_id', '=', product)
  if (topic !== 'all') found = found.where('topic', '=', topic)
  for (const [column, direction] of SORT_COLUMNS[order])
    found = found.orderBy(column, (direction === 'asc') === isFromEnd ? 'desc' : 'asc')
  return { query: found.limit(size).offset(isFromEnd ? behind : before), isFromEnd }
}

async function readReviews(queries: Queries, found: ReturnType<typeof idsOfPage>): Promise<ShownReview[]> {
  if (!found) return []
  const ids = (await found.query.execute()).map(({ id }) => id)
  if (found.isFromEnd) ids.reverse()
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('review')
    .select(['id', 'name', 'halves', 'comment', 'photo', 'photo_shown', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
