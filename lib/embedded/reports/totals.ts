import { sql } from 'kysely'
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

/** Returns the average stars of a topic, or of a product in it, with two decimals, 0 without reviews (contract 4.16). */
export async function averageOf(queries: Queries, topic: ReviewTopic, product?: string): Promise<number> {
  const { reviews, halves } =
    product === undefined ? await topicTotals(queries, topic) : await productTotals(queries, topic, product)
  return reviews > 0 ? Math.round((halves * 50) / reviews) / 100 : 0
}

async function topicTotals(queries: Queries, topic: ReviewTopic): Promise<Totals> {
  const total = await queries
    .selectFrom('review_total')
    .select(['reviews', 'halves'])
    .where('topic', '=', topic)
    .executeTakeFirst()
  return total ?? { reviews: 0, halves: 0 }
}

interface Totals {
  reviews: number
  halves: number
}

/** Counts the published reviews of a product in a topic, or in all of them, and their half stars (docs/decisions/0076). */
export async function productTotals(
  queries: Queries,
  topic: ReviewTopic | 'all',
  product: string,
): Promise<Totals> {
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').where('status', '=', sql.lit(1)).where('product_id', '=', product)
  if (topic !== 'all') found = found.where('topic', '=', topic)
  const total = await found
    .select((eb) => eb.fn.countAll<number>().as('reviews'))
    .select((eb) => eb.fn.sum<number | null>('halves').as('halves'))
    .executeTakeFirstOrThrow()
  return { reviews: Number(total.reviews), halves: Number(total.halves ?? 0) }
}
