import type { ReviewTopic } from '../contract/reviews.ts'

/** What the owner has the shop add to the number of reviews of some topics (P11). */
export interface ReviewCountExtra {
  amount: number
  topics: readonly string[]
}

/** The addition of spec section 9. */
export const DEFAULT_REVIEW_COUNT_EXTRA: ReviewCountExtra = {
  amount: 237_000,
  topics: ['colageno verisol', 'atendimento', 'entrega'],
}

/** The number in '(N avaliações)' and in `qtdAvaliacoes`, never one that anything is decided by (P11). */
export function shownReviewCount(
  total: number,
  topic: ReviewTopic | undefined,
  extra: ReviewCountExtra,
): number {
  return total > 0 && topic && extra.topics.includes(topic) ? total + extra.amount : total
}
