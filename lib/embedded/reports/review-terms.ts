import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { ReviewTerm, TermCount } from '../store/review-term.ts'
import type { RatingCount } from './rating-counts.ts'

/** A list whose terms are counted: its topic and product, and the number of its reviews. */
interface CountedList {
  queries: Queries
  topic: string
  product?: string | undefined
  total: number
}

// Terms are looked up in the words of each review, so the work is bounded; a longer list has no terms (contract 4.15).
const MAX_REVIEWS = 2000
// Fewer would say more about their authors than about the product.
const MIN_MENTIONS = 3

/** The condition that a review has one of the words of a term. */
export function isTermIn({ words }: ReviewTerm): RawBuilder<boolean> {
  const likes = words.map((word) => {
    const pattern = word.endsWith('*') ? `% ${word.slice(0, -1)}%` : `% ${word} %`
    return sql`' ' || words || ' ' like ${pattern}`
  })
  return sql<boolean>`(${sql.join(likes, sql` or `)})`
}

/** Counts the published reviews of a list that speak about each term, most first; without those that few speak about. */
export async function termCounts(list: CountedList, terms: readonly ReviewTerm[] = []): Promise<TermCount[]> {
  if (terms.length === 0 || !isCounted(list)) return []
  const sums = terms.map((term, index) =>
    sql<number>`sum(case when ${isTermIn(term)} then 1 else 0 end)`.as(`t${index}`),
  )
  const row = (await reviewsOf(list).select(sums).executeTakeFirst()) as Record<string, number> | undefined
  return terms
    .map((term, index) => ({ term, reviews: Number(row?.[`t${index}`] ?? 0) }))
    .filter(({ reviews }) => reviews >= MIN_MENTIONS)
    .toSorted((a, b) => b.reviews - a.reviews)
}

/** Counts the published reviews of a list that speak about a term, by rating and photo. */
export async function termRatings(list: CountedList, term: ReviewTerm): Promise<RatingCount[]> {
  if (!isCounted(list)) return []
  const rows = await reviewsOf(list)
    .where(isTermIn(term))
    .select(['halves', 'photo_shown', (eb) => eb.fn.countAll<number>().as('reviews')])
    .groupBy(['halves', 'photo_shown'])
    .execute()
  return rows.map(({ halves, photo_shown, reviews }) => ({
    halves,
    hasPhoto: photo_shown === 1,
    // PostgreSQL returns sums and counts as text.
    reviews: Number(reviews),
  }))
}

const isCounted = ({ total }: CountedList) => total > 0 && total <= MAX_REVIEWS

function reviewsOf({ queries, topic, product }: CountedList) {
  // A literal, not a parameter: SQLite uses a partial index only when the query text contains its condition.
  let found = queries.selectFrom('review').where('status', '=', sql.lit(1))
  if (product !== undefined) found = found.where('product_id', '=', product)
  return topic === 'all' ? found : found.where('topic', '=', topic)
}
