import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingCopy } from '../copy/listing.ts'
import { reviewListCopy } from '../copy/review-list.ts'
import { reviewsCopy } from '../copy/reviews.ts'
import { reviewTopics } from '../content/review-topics.ts'
import type { ReviewTopic } from '../contract/reviews.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import {
  DEFAULT_REVIEW_LIST_PARAMS,
  parseReviewListSegment,
  reviewListQuery,
  type ReviewListParams,
} from '../routes/review-address.ts'
import { fittingTitle } from '../seo/head-texts.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { topicOfSlug } from '../shop/review-topics.ts'
import { host } from '../host/host.ts'
import { loadAverage, loadFirstReviews, loadReviews } from './review-loaders.ts'
import { sharedReviewProps, shownCount } from './page-reviews.ts'

/** The route parameters of a reviews page; `segment` has its review list params, unless they are the defaults. */
export interface ReviewsAddress {
  lang: string
  brand: string
  segment?: string
}

/**
 * The data of a reviews page; an unknown brand, topic or page number is a 404 (R67, P4). While the API is down, page 1 has the last
 * good reviews. Without any, and on a later page, the outage page is shown: an empty list would be indexed (P9, R5).
 */
export async function reviewsPage({ lang: param, brand, segment }: ReviewsAddress) {
  const lang = langOfParam(param)
  const { env, reports } = host()
  const topics = reviewTopics(env.brand, lang)
  if (!reports || brand !== env.brandSlug || topics.length === 0) notFound()
  const params =
    segment === undefined ? DEFAULT_REVIEW_LIST_PARAMS : (parseReviewListSegment(segment) ?? notFound())
  const selected = params.topic ? (topicOfSlug(topics, params.topic) ?? notFound()) : undefined
  const topic = selected?.topic
  const [reviewPage, topicAverage] = await Promise.all([
    loadPage(lang, topic ?? '', params),
    topic === undefined ? undefined : loadAverage(lang, topic),
  ])
  // The API has averages of topics; that of all reviews is in their list.
  const average = topicAverage ?? reviewPage.ratings?.average ?? 0
  if (params.page > reviewPage.lastPage) notFound()
  const count = await shownCount(lang, topic, reviewPage.total)
  return { shared: sharedReviewProps(lang), params, topics, selected, reviewPage, average, count }
}

async function loadPage(lang: Lang, topic: ReviewTopic | '', { order, page }: ReviewListParams) {
  const lastGood = page === 1 ? await loadFirstReviews(lang, topic, order) : undefined
  return lastGood ?? loadReviews(lang, topic, order, page)
}

/** The metadata of a reviews page: each page of a topic has its own canonical URL; sorted pages are noindex (R10). */
export async function reviewsMetadata(address: ReviewsAddress): Promise<Metadata> {
  const { shared, params, selected, reviewPage, count } = await reviewsPage(address)
  const { lang } = shared
  const { env } = host()
  const { brandName, brandSlug } = env
  const copy = reviewsCopy[lang]
  const about = selected ? copy.of(selected.name) : copy.pageTitle
  // Beside an enlarged count, the number of pages would contradict it (P11).
  const pageText =
    count === reviewPage.total
      ? reviewListCopy[lang].page(params.page, reviewPage.lastPage)
      : listingCopy[lang].page(params.page)
  const pageSuffix = params.page > 1 ? `, ${pageText.toLowerCase()}` : ''
  const plain = { ...params, order: DEFAULT_REVIEW_LIST_PARAMS.order }
  return pageMetadata(
    {
      title: fittingTitle(
        `${about}${pageSuffix} | ${brandName}`,
        `${about}${pageSuffix}, ${copy.titleEnd} | ${brandName}`,
        about + pageSuffix,
      ),
      description: selected
        ? copy.topicDescription(selected.name)
        : (env.brand.words?.reviews?.[lang] ?? copy.pageDescription(brandName)),
      heading: copy.pageTitle,
      canonicalPath: pagePaths.reviews(brandSlug) + reviewListQuery(plain),
      isIndexable: params.order === plain.order && (!selected || reviewPage.total !== 0),
    },
    lang,
    env,
  )
}
