import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { Queries } from '../db/database.ts'
import { averageRating, ratingCounts } from './rating-counts.ts'

/** The columns of a review on which the totals depend. */
interface CountedReview {
  topic: string
  halves: number
  photo_shown: number
}

/**
 * Adds a published review to the totals of its topic (1) or removes it (-1). Call it in the transaction that publishes,
 * hides or erases the review, or that shows or hides its photo.
 */
export async function addToTotals(
  queries: Queries,
  { topic, halves, photo_shown }: CountedReview,
  reviews: 1 | -1,
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
  await queries
    .insertInto('rating_total')
    .values({ topic, halves, photo_shown, reviews })
    .onConflict((conflict) =>
      conflict.columns(['topic', 'halves', 'photo_shown']).doUpdateSet((row) => ({
        reviews: row('rating_total.reviews', '+', row.ref('excluded.reviews')),
      })),
    )
    .execute()
}

/** Returns the average stars of a topic, or of a product in it, with two decimals, 0 without reviews (contract 4.16). */
export async function averageOf(queries: Queries, topic: ReviewTopic, product?: string): Promise<number> {
  return averageRating(await ratingCounts(queries, topic, product))
}
