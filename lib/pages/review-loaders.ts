import 'server-only'
import { cache } from 'react'
import type { ReviewOrder, ReviewTopic } from '../contract/reviews.ts'
import type { Lang } from '../routes/lang.ts'
import type { ReviewPage, TopicReviews } from '../shop/review.ts'
import { host } from '../host/host.ts'
import { orLastGood } from './last-good.ts'
import { unlessJustFailed } from './recent-failures.ts'
import { getReviewAverage } from '../client/reports/average.ts'
import { getReviewPage, reviewQuery } from '../client/reports/reviews.ts'
import { sharedReports } from './reports.ts'

/** Reviews of a topic or of all, counted from page 1. Throws ApiError. */
export const loadReviews = cache(
  (lang: Lang, topic: ReviewTopic | '', order: ReviewOrder, page: number): Promise<ReviewPage> =>
    unlessJustFailed(`avaliacoes ${topic} ${order} ${page}`, () =>
      getReviewPage(
        sharedReports(lang),
        host().env.storeCode,
        reviewQuery({ topic: topic || undefined, order }, page),
      ),
    ),
)

/** The first of those pages, the last one known while they cannot be asked for, or nothing: no page fails by it (L10). */
export function loadFirstReviews(lang: Lang, topic: ReviewTopic | '', order: ReviewOrder) {
  return orLastGood<ReviewPage | undefined>(
    `avaliacoes ${topic} ${order}`,
    () => loadReviews(lang, topic, order, 1),
    undefined,
  )
}

/** The average of a topic in stars, in the same manner. */
export const loadAverage = cache((lang: Lang, topic: ReviewTopic) =>
  orLastGood<number | undefined>(
    `media ${topic}`,
    () =>
      unlessJustFailed(`media ${topic}`, () =>
        getReviewAverage(sharedReports(lang), host().env.storeCode, topic),
      ),
    undefined,
  ),
)

/** What a page shows first of the reviews of a topic (P13). */
export async function loadTopicReviews(lang: Lang, topic: ReviewTopic): Promise<TopicReviews> {
  const [first, average] = await Promise.all([
    loadFirstReviews(lang, topic, 'imagem'),
    loadAverage(lang, topic),
  ])
  return { topic, average: average ?? 0, ...(first && { first }) }
}
