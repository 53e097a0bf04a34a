import 'server-only'
import type { ReviewTopic } from '../contract/reviews.ts'
import { reviewTopics } from '../content/review-topics.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { shownReviewCount } from '../shop/review-count.ts'
import { topicOfPath, topicOptions } from '../shop/review-topics.ts'
import { host } from '../host/host.ts'
import { loadProduct, loadSettings } from './loaders.ts'
import { loadTopicReviews } from './review-loaders.ts'

/**
 * The reviews of a product page and the props of the review section and form; never throws (L10). They come from the
 * reports API, or without one from the product's own document (platform 3.7).
 */
export async function pageReviews(lang: Lang, path: string) {
  const { env, reports: api } = host()
  if (!api) {
    // The page loads the product at the same time, and both share the call.
    const page = await loadProduct(lang, path).catch(() => undefined)
    const reviews = page?.product.storeReviews
    return { ...sharedReviewProps(lang), isFromStore: true, reviews, count: reviews?.first?.total ?? 0 }
  }
  const topic = topicOfPath(reviewTopics(env.brand, lang), path)?.topic
  const reviews = topic === undefined ? undefined : await loadTopicReviews(lang, topic)
  return {
    ...sharedReviewProps(lang),
    isFromStore: false,
    reviews,
    count: await shownCount(lang, topic, reviews?.first?.total ?? 0),
  }
}

/** The props that review sections and forms share: language, store, topics of the form, address of the page of all reviews. */
export function sharedReviewProps(lang: Lang) {
  const { brand, brandSlug, storeCode } = host().env
  const topics = topicOptions(reviewTopics(brand, lang))
  return {
    lang,
    brandSlug,
    storeCode,
    topics,
    allReviewsPath: localePath(lang, pagePaths.reviews(brandSlug)),
  }
}

/** The displayed number of reviews (P11). */
export async function shownCount(lang: Lang, topic: ReviewTopic | undefined, total: number) {
  return shownReviewCount(total, topic, (await loadSettings(lang)).reviewCountExtra)
}
