import { topicSlug } from '#lib/shop/review-topics.ts'
import { reviewListQuery, type ReviewListParams } from '#lib/routes/review-address.ts'

import type { ReviewsProps } from './reviews-props.ts'

/** The fragment of the form on the page of all reviews. */
export const FORM_ANCHOR = '#avaliar'

/** Returns the address of a list on the page of all reviews; `params` overrides the topic, order or page number. */
export function reviewListAddress(
  { allReviewsPath, topic, order }: Pick<ReviewsProps, 'allReviewsPath' | 'topic' | 'order'>,
  params: Partial<ReviewListParams> = {},
): string {
  return allReviewsPath + reviewListQuery({ topic: topic ? topicSlug(topic) : '', order, page: 1, ...params })
}
