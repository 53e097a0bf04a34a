import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { Queries } from '../db/database.ts'

/**
 * Adds a review with this number of half stars to the totals of its topic (1) or removes it (-1). Call it in the
 * transaction that publishes, hides or erases the review.
 */
export async function addToTotals(
  queries: Queries,
  topic: ReviewTopic,
  reviews: 1 | -1,
  halves: number,
): Promise<void> {
  await queries
    .insertInto('review_total')
    .values({ topic, reviews, halves: reviews * halves })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((row) => ({
        reviews: row('review_total.reviews', '+', row.ref('excluded.reviews')),
        halves: row('review_total.halves', '+', row.ref('excluded.halves')),
      })),
    )
    .execute()
}

/** Returns the average stars of a topic with two decimals, 0 without reviews (contract 4.16). */
export async function averageOf(queries: Queries, topic: ReviewTopic): Promise<number> {
  const total = await queries
    .selectFrom('review_total')
    .select(['reviews', 'halves'])
    .where('topic', '=', topic)
    .executeTakeFirst()
  return total && total.reviews > 0 ? Math.round((total.halves * 50) / total.reviews) / 100 : 0
}
