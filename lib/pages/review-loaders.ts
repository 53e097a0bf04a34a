import 'server-only'
import { withinResponsiveTime } from '../concurrency/responsive-time.ts'
import { cache } from 'react'
import { cacheTags } from '../cache-tags.ts'
import type { ReviewOrder, ReviewTopic } from '../contract/reviews.ts'
import type { Lang } from '../routes/lang.ts'
import type { ReviewPage, TopicReviews } from '../shop/review.ts'
import { host } from '../host/host.ts'
import { tagPage } from '../host/page-render.ts'
import { orLastGood } from './last-good.ts'
import { unlessJustFailed } from './recent-failures.ts'
import { getReviewAverage } from '../client/reports/average.ts'
import { getReviewPage, reviewQuery } from '../client/reports/reviews.ts'
import { ApiError } from '../client/errors.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

// Short, because pages render without reviews when the API is slow (L8, L10).
const TIMEOUT_MS = 1000

/** A client of the reports API for shared, cacheable pages. */
export function sharedReports(lang: Lang): ApiClient {
  const { reports } = host()
  if (!reports) throw new ApiError('network', 'The shop has no reports API')
  return createApiClient({
    base: `${reports.base}/api`,
    lang,
    timeoutMs: TIMEOUT_MS,
    within: withinResponsiveTime,
    fetch: (input) => reports.fetch(input as Request),
  })
}

/** A page of reviews of one topic, of one product in it, or of all; pages count from 1. Throws ApiError. */
export const loadReviews = cache(
  (
    lang: Lang,
    topic: ReviewTopic | '',
    order: ReviewOrder,
    page: number,
    productId?: number,
  ): Promise<ReviewPage> => {
    tagReviews(topic)
    return unlessJustFailed(`avaliacoes ${topic} ${productId} ${order} ${page}`, () =>
      getReviewPage(
        sharedReports(lang),
        host().env.storeCode,
        reviewQuery({ topic: topic || undefined, productId, order }, page),
      ),
    )
  },
)

/** The first page of reviews. Never throws: returns the last good one, or `undefined`, while the reports API is down (L10). */
export function loadFirstReviews(
  lang: Lang,
  topic: ReviewTopic | '',
  order: ReviewOrder,
  productId?: number,
) {
  return orLastGood<ReviewPage | undefined>(
    `avaliacoes ${topic} ${productId} ${order}`,
    () => loadReviews(lang, topic, order, 1, productId),
    undefined,
  )
}

/** The average of a topic, or of a product in it, in stars. Never throws: returns the last good one, or `undefined`, while the reports API is down (L10). */
export const loadAverage = cache((lang: Lang, topic: ReviewTopic, productId?: number) => {
  tagReviews(topic)
  return orLastGood<number | undefined>(
    `media ${topic} ${productId}`,
    () =>
      unlessJustFailed(`media ${topic} ${productId}`, () =>
        getReviewAverage(sharedReports(lang), host().env.storeCode, topic, productId),
      ),
    undefined,
  )
})

function tagReviews(topic: ReviewTopic | '') {
  tagPage(cacheTags.reviews, topic ? cacheTags.topic(topic) : cacheTags.allTopics)
}

/** The first reviews of a topic, or of a product in it, and their average (P13). */
export async function loadTopicReviews(
  lang: Lang,
  topic: ReviewTopic,
  productId?: number,
): Promise<TopicReviews> {
  const [first, average] = await Promise.all([
    loadFirstReviews(lang, topic, 'imagem', productId),
    loadAverage(lang, topic, productId),
  ])
  return { topic, average: average ?? 0, ...(first && { first }) }
}
