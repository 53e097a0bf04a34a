import { sql, type SelectQueryBuilder, type Selectable } from 'kysely'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { ModeratedReview, ReviewQueueQuery, ReviewQueue, ReviewStatus } from '#lib/shop/moderation.ts'
import type { Database, Queries } from '../db/database.ts'
import { statusNumber } from '../db/review-status.ts'
import type { ReviewTable } from '../db/review-tables.ts'
import type { Tables } from '../db/tables.ts'
import { searchWords } from '../db/search-words.ts'
import { visibilityOf } from './visibility.ts'

/** Reviews per page of the queue. */
export const QUEUE_PAGE = 20

const COLUMNS = [
  'id',
  'status',
  'topic',
  'halves',
  'name',
  'comment',
  'photo',
  'photo_shown',
  'product_name',
  'product_url',
  'created_at',
  'decided_at',
  'answer',
] as const

/** Returns a page of reviews with the number of reviews per status; a page after the last one returns the last. */
export function readQueue(db: Database, query: ReviewQueueQuery): Promise<ReviewQueue> {
  return db.snapshot(async (queries) => {
    const counts = await countAll(queries)
    const isFiltered = query.topic !== undefined || Boolean(query.search?.trim())
    const total = isFiltered ? await countMatching(queries, query) : counts[query.status]
    const lastPage = Math.max(1, Math.ceil(total / QUEUE_PAGE))
    const page = Math.min(Math.max(1, query.page), lastPage)
    const rows = await readPage(queries, query, page)
    return { reviews: rows.map(toReview), total, page, lastPage, counts }
  })
}

// Published reviews have a stored total; the other statuses have a partial index.
async function countAll(queries: Queries): Promise<Record<ReviewStatus, number>> {
  const { published } = await queries
    .selectFrom('review_total')
    .select((eb) => eb.fn.sum<number | null>('reviews').as('published'))
    .executeTakeFirstOrThrow()
  return {
    waiting: await countMatching(queries, { status: 'waiting' }),
    published: Number(published ?? 0),
    rejected: await countMatching(queries, { status: 'rejected' }),
  }
}

type QueueFilters = Pick<ReviewQueueQuery, 'status' | 'topic' | 'search'>

async function countMatching(queries: Queries, query: QueueFilters): Promise<number> {
  const { total } = await matching(queries, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matching(
  queries: Queries,
  { status, topic, search = '' }: QueueFilters,
): SelectQueryBuilder<Tables, 'review', object> {
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').where('status', '=', sql.lit(statusNumber(status)))
  if (topic !== undefined) found = found.where('topic', '=', topic)
  if (search.trim() === '') return found
  const queryWords = searchWords(search)
  if (queryWords.length === 0) return found.where('id', '<', 0)
  for (const word of queryWords)
    found = found.where(
      sql<boolean>`${sql.ref('words')} like ${`%${word.replace(/[%_~]/g, '~$&')}%`} escape '~'`,
    )
  return found
}

type Row = Pick<Selectable<ReviewTable>, (typeof COLUMNS)[number]>

// The subquery finds the ids of the page; without a topic or a search it reads only the index. The other columns are read for
// these rows alone.
async function readPage(queries: Queries, query: ReviewQueueQuery, page: number): Promise<Row[]> {
  const direction = query.status === 'waiting' ? 'asc' : 'desc'
  const ids = matching(queries, query)
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(QUEUE_PAGE)
    .offset((page - 1) * QUEUE_PAGE)
  return queries
    .selectFrom('review')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .execute()
}

function toReview(row: Row): ModeratedReview {
  return {
    id: row.id,
    ...visibilityOf(row),
    topic: row.topic as ReviewTopic,
    stars: row.halves / 2,
    name: row.name,
    comment: row.comment,
    photo: row.photo,
    productName: row.product_name,
    productUrl: row.product_url,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    answer: row.answer,
  }
}
