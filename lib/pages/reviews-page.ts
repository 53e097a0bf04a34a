import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { reviewListCopy } from '../copy/review-list.ts'
import { reviewTopicCopy } from '../copy/review-topics.ts'
import { reviewsCopy } from '../copy/reviews.ts'
import { langOfParam } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import {
  DEFAULT_REVIEW_LIST_PARAMS,
  parseReviewListSegment,
  reviewListQuery,
} from '../routes/review-address.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { topicOfSlug } from '../shop/review-topics.ts'
import { host } from '../host/host.ts'
import { loadAverage, loadFirstReviews, loadReviews } from './review-loaders.ts'
import { reviewPlace, shownCount } from './page-reviews.ts'

/** What of an address names a page of reviews: `segment` is the visitor's params, for pages below the first. */
export interface ReviewsAddress {
  lang: string
  brand: string
  segment?: string
}

/**
 * What a page of reviews shows; another brand, a topic or a page that there is not is a 404 (R67, P4). The first
 * pages never fail; whether a further one exists only the API can tell, so that without it the page is an outage (P9, L10).
 */
export async function reviewsPage({ lang: param, brand, segment }: ReviewsAddress) {
  const lang = langOfParam(param)
  if (brand !== host().env.brandSlug) notFound()
  const params =
    segment === undefined ? DEFAULT_REVIEW_LIST_PARAMS : (parseReviewListSegment(segment) ?? notFound())
  const { order, page } = params
  const topic = params.topic ? (topicOfSlug(params.topic) ?? notFound()) : undefined
  const [first, average = 0] = await Promise.all([
    page === 1 ? loadFirstReviews(lang, topic ?? '', order) : loadReviews(lang, topic ?? '', order, page),
    topic && loadAverage(lang, topic),
  ])
  if (first && page > first.lastPage) notFound()
  const count = await shownCount(lang, topic, first?.total ?? 0)
  return { place: reviewPlace(lang), params, topic, first, average, count }
}

/** The head of a page of reviews: each page of a topic is its own canonical, an order is nobody's result (R10). */
export async function reviewsMetadata(address: ReviewsAddress): Promise<Metadata> {
  const { place, params, topic, first } = await reviewsPage(address)
  const { lang } = place
  const { env } = host()
  const { brandName, brandSlug } = env
  const copy = reviewsCopy[lang]
  const about = topic ? copy.of(reviewTopicCopy[lang][topic]) : copy.pageTitle
  const further =
    params.page > 1 && first
      ? `, ${reviewListCopy[lang].page(params.page, first.lastPage).toLowerCase()}`
      : ''
  const plain = { ...params, order: DEFAULT_REVIEW_LIST_PARAMS.order }
  return pageMetadata(
    {
      title: `${about}${further} | ${brandName}`,
      description: topic
        ? copy.topicDescription(reviewTopicCopy[lang][topic])
        : copy.pageDescription(brandName),
      heading: copy.pageTitle,
      canonicalPath: pagePaths.reviews(brandSlug) + reviewListQuery(plain),
      isIndexable: params.order === plain.order && (!topic || first?.total !== 0),
    },
    lang,
    env,
  )
}
