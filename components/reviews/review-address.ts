import { topicSlug } from '#lib/shop/review-topics.ts'
import { reviewListQuery, type ReviewListParams } from '#lib/routes/review-address.ts'

import type { ReviewsProps } from './reviews-props.ts'

/** The section of the reviews on any page, and the form on the page of all reviews. */
export const REVIEWS_ANCHOR = '#avaliacoes'
export const FORM_ANCHOR = '#avaliar'

/** The address of a list on the page of all reviews: the same topic and order unless another is named. */
export function listAddress(
  { page, topic, order }: Pick<ReviewsProps, 'page' | 'topic' | 'order'>,
  params: Partial<ReviewListParams> = {},
): string {
  return page + reviewListQuery({ topic: topic ? topicSlug(topic) : '', order, page: 1, ...params })
}
