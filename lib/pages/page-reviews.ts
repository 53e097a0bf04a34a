import 'server-only'
import type { ReviewTopic } from '../contract/reviews.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { shownReviewCount } from '../shop/review-count.ts'
import { topicOfPath } from '../shop/review-topics.ts'
import { host } from '../host/host.ts'
import { loadSettings } from './loaders.ts'
import { loadTopicReviews } from './review-loaders.ts'

/** The reviews of a product page and the props of the review section and form; never throws (L10). */
export async function pageReviews(lang: Lang, path: string) {
  const { brandSlug } = host().env
  const topic = topicOfPath(path, brandSlug)
  const reviews = topic && (await loadTopicReviews(lang, topic))
  return {
    ...sharedReviewProps(lang),
    reviews,
    count: await shownCount(lang, topic, reviews?.first?.total ?? 0),
  }
}

/** The props that review sections and forms share: language, store and the address of the page of all reviews. */
export function sharedReviewProps(lang: Lang) {
  const { brandSlug, storeCode } = host().env
  return { lang, brandSlug, storeCode, page: localePath(lang, pagePaths.reviews(brandSlug)) }
}

/** The displayed number of reviews (P11). */
export async function shownCount(lang: Lang, topic: ReviewTopic | undefined, total: number) {
  return shownReviewCount(total, topic, (await loadSettings(lang)).reviewCountExtra)
}
