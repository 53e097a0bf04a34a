import { shownReviewCount, type ReviewCountExtra } from './review-count.ts'
import { topicOfPath, type NamedTopic } from './review-topics.ts'

/** The average and the number of reviews of a topic or, with a path, of one product in it. */
export interface ListedRating {
  topic: string
  path?: string
  average: number
  count: number
}

/** The average of a product's reviews, and the number that the shop shows (P11). */
export interface Rating {
  average: number
  count: number
}

/** The paths of the products that share a topic, whose own reviews are counted one by one. */
export function sharedPaths(topics: readonly NamedTopic[]): string[] {
  return topics.flatMap(({ pages }) => (pages.length > 1 ? pages : []))
}

/**
 * The rating that the card of the product at a path shows: its own, never that of its line (P33), with the number of reviews that
 * its page shows (P11); undefined without reviews.
 */
export function cardRating(
  path: string,
  ratings: readonly ListedRating[],
  topics: readonly NamedTopic[],
  extra: ReviewCountExtra | undefined,
): Rating | undefined {
  const found = topicOfPath(topics, path)
  if (!found) return undefined
  const own = found.pages.length > 1 ? path : undefined
  const rating = ratings.find((each) => each.topic === found.topic && each.path === own)
  if (!rating) return undefined
  const count = found.pages[0] === path ? shownReviewCount(rating.count, found.topic, extra) : rating.count
  return { average: rating.average, count }
}
