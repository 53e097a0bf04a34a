import type { AggregateRating, Review as ReviewNode } from 'schema-dts'
import { REVIEWS_IN_GRAPH, starValue, type Review, type TopicReviews } from '../../shop/review.ts'

const RATING = { bestRating: 5, worstRating: 1 } as const
/** The longest author name that search engines accept, in characters. */
const MAX_AUTHOR = 99
// ISO 8601 with its offset from UTC.
const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/**
 * The rating fields of a product: total count, average, and the reviews in the first HTML. No fields without reviews
 * (R43 to R45, P11).
 */
export function ratings({ first, average }: TopicReviews): {
  aggregateRating?: AggregateRating
  review?: ReviewNode[]
} {
  if (!first || first.total === 0 || average < RATING.worstRating) return {}
  const review = first.reviews.slice(0, REVIEWS_IN_GRAPH).filter(isMarkedUp).map(reviewNode)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: starValue(average),
      reviewCount: first.total,
      ...RATING,
    },
    ...(review.length > 0 && { review }),
  }
}

/** Whether search engines accept a review: it has an author, a text and a rating in their range (R45). */
export function isMarkedUp({ name, comment, stars }: Review): boolean {
  return name.trim() !== '' && comment.trim() !== '' && stars >= RATING.worstRating
}

function reviewNode({ name, comment, stars, createdAt }: Review): ReviewNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: [...name.trim()].slice(0, MAX_AUTHOR).join('') },
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...RATING },
    // In whole seconds: no reader of structured data expects more.
    ...(POINT_IN_TIME.test(createdAt) && { datePublished: createdAt.replace(/\.\d+/, '') }),
  }
}
