import type { ReviewTopic } from '../contract/reviews.ts'

/** A number that the owner adds to the displayed review count of some topics (P11). */
export interface ReviewCountExtra {
  amount: number
  topics: readonly string[]
}

/** The review count for display, in '(N avaliações)' and `qtdAvaliacoes`; no logic depends on it (P11). */
export function shownReviewCount(
  total: number,
  topic: ReviewTopic | undefined,
  extra: ReviewCountExtra | undefined,
): number {
  if (total === 0 || !extra) return total
  // For all topics together the amount counts once, as if the same customers had rated each of them; the whole is never smaller than a part.
  if (topic === undefined) return total + extra.amount
  return extra.topics.includes(topic) ? total + extra.amount : total
}
