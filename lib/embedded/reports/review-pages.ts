import { sql, type Selectable } from 'kysely'
import { REVIEWS_PAGE, type ReviewOrder, type ReviewTopic } from '#lib/contract/reviews.ts'
import type { Database, Queries } from '../db/database.ts'
import type { ReviewTable } from '../db/tables.ts'

/** Which published reviews are asked for: of one topic or of all, which page of them, from 1. */
export interface ReviewQuery {
  topic: ReviewTopic | 'all' | 'unknown'
  order: ReviewOrder
  page: number
}

/** What is read of a review to show it. */
export type ShownReview = Pick<
  Selectable<ReviewTable>,
  'id' | 'name' | 'halves' | 'comment' | 'photo' | 'photo_shown' | 'created_at'
>

type BreadcrumbStep = readonly [
  column: 'photo_shown' | 'created_at' | 'halves' | 'id',
  direction: 'asc' | 'desc',
]

const NEWEST_ID = ['id', 'desc'] as const
// Each has two indexes of migrations/0004.sql, with the topic before it and without.
const STEPS: Record<ReviewOrder, readonly BreadcrumbStep[]> = {
  imagem: [['photo_shown', 'desc'], ['created_at', 'desc'], NEWEST_ID],
  nota_desc: [['halves', 'desc'], NEWEST_ID],
  nota_asc: [['halves', 'asc'], NEWEST_ID],
  created_at_asc: [['created_at', 'asc'], NEWEST_ID],
  created_at_desc: [['created_at', 'desc'], NEWEST_ID],
}

/** One page of reviews and how many there are in all, as they stand at one moment. */
export function readReviewPage(
  db: Database,
  ask: ReviewQuery,
): Promise<{ reviews: ShownReview[]; total: number }> {
  return db.snapshot(async (queries) => {
    const total = await countReviews(queries, ask.topic)
    return { reviews: await readReviews(queries, idsOfPage(queries, ask, total)), total }
  })
}

// Counted when they were published: nothing walks over a million rows to number its pages.
async function countReviews(queries: Queries, topic: ReviewQuery['topic']): Promise<number> {
  let totals = queries.selectFrom('review_total')
  if (topic !== 'all') totals = totals.where('topic', '=', topic)
  const { total } = await totals
    .select((of) => of.fn.sum<number | null>('reviews').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** The numbers of the reviews on a page, found in an index alone and from its nearer end; null when nothing stands there. */
export function idsOfPage(queries: Queries, { topic, order, page }: ReviewQuery, total: number) {
  const before = (page - 1) * REVIEWS_PAGE
  const size = Math.min(REVIEWS_PAGE, total - before)
  if (size <= 0) return null
  const behind = total - before - size
  const isFromEnd = behind < before
  // Spelled out, not bound: SQLite uses an index over part of a table only when it sees that part in the query.
  let found = queries.selectFrom('review').select('id').where('status', '=', sql.lit(1))
  if (topic !== 'all') found = found.where('topic', '=', topic)
  for (const [column, direction] of STEPS[order])
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
