import { sql } from 'kysely'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { Queries } from '../db/database.ts'

/** The number of published reviews with this rating, in half stars, with a shown photo or without. */
export interface RatingCount {
  halves: number
  hasPhoto: boolean
  reviews: number
}

/**
 * Counts the published reviews of a topic, of all topics or of one product by rating and photo. The counts of topics are stored
 * (contract 4.15); those of a product are read from an index (docs/decisions/0076).
 */
export async function ratingCounts(
  queries: Queries,
  topic: ReviewTopic | 'all',
  product?: string,
): Promise<RatingCount[]> {
  const rows =
    product === undefined ? await topicCounts(queries, topic) : await productCounts(queries, topic, product)
  return rows.map(({ halves, photo_shown, reviews }) => ({
    halves,
    hasPhoto: photo_shown === 1,
    // PostgreSQL returns sums and counts as text.
    reviews: Number(reviews),
  }))
}

function topicCounts(queries: Queries, topic: ReviewTopic | 'all') {
  let found = queries.selectFrom('rating_total')
  if (topic !== 'all') found = found.where('topic', '=', topic)
  return found
    .select(['halves', 'photo_shown', (eb) => eb.fn.sum<number>('reviews').as('reviews')])
    .groupBy(['halves', 'photo_shown'])
    .execute()
}

function productCounts(queries: Queries, topic: ReviewTopic | 'all', product: string) {
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').where('status', '=', sql.lit(1)).where('product_id', '=', product)
  if (topic !== 'all') found = found.where('topic', '=', topic)
  return found
    .select(['halves', 'photo_shown', (eb) => eb.fn.countAll<number>().as('reviews')])
    .groupBy(['halves', 'photo_shown'])
    .execute()
}

/** The average in stars with two decimals, 0 without reviews. */
export function averageRating(counts: readonly RatingCount[]): number {
  const reviews = sumOf(counts)
  const halves = counts.reduce((sum, count) => sum + count.halves * count.reviews, 0)
  return reviews > 0 ? Math.round((halves * 50) / reviews) / 100 : 0
}

/** The total number of reviews of these counts. */
export function sumOf(counts: readonly RatingCount[]): number {
  return counts.reduce((sum, { reviews }) => sum + reviews, 0)
}
