import 'server-only'
import type { ReviewTopic } from '../contract/reviews.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { shownReviewCount } from '../shop/review-count.ts'
import { topicOfPath } from '../shop/review-topics.ts'
import { host } from '../host/host.ts'
import { loadProduct, loadSettings } from './loaders.ts'
import { loadTopicReviews } from './review-loaders.ts'

/**
 * The reviews of a product page and the props of the review section and form; never throws (L10). They come from the
 * reports API, or without one from the product's own document (platform 3.7).
 */
export async function pageReviews(lang: Lang, path: string) {
  const { env, reports: api } = host()
  const { brandSlug } = env
  if (!api) {
    // The page loads the product at the same time, and both share the call.
    const page = await loadProduct(lang, path).catch(() => undefined)
    const reviews = page?.product.storeReviews
    return { ...sharedReviewProps(lang), isFromStore: true, reviews, count: reviews?.first?.total ?? 0 }
  }
  const topic = topicOfPath(path, brandSlug)
  const reviews = topic && (await loadTopicReviews(lang, topic))
  return {
    ...sharedReviewProps(lang),
    isFromStore: false,
    reviews,
    count: await shownCount(lang, topic, reviews?.first?.total ?? 0),
  }
}

/** The props that review sections and forms share: language, store and the address of the page of all reviews. */
export function sharedReviewProps(lang: Lang) {
  const { brandSlug, storeCode } = host().env
  return { lang, brandSlug, storeCode, allReviewsPath: localePath(lang, pagePaths.reviews(brandSlug)) }
}

/** The displayed number of reviews (P11). */
export async function shownCount(lang: Lang, topic: ReviewTopic | undefined, total: number) {
  return shownReviewCount(total, topic, (await loadSettings(lang)).reviewCountExtra)
}
