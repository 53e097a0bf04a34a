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
 * reports API, or without one from the product's own document (platform 3.7). `own` are those written about this very product,
 * for structured data; `line` names the topic that several products share (P33, docs/decisions/0076).
 */
export async function pageReviews(lang: Lang, path: string) {
  const { env, reports: api } = host()
  if (!api) {
    const page = await loadProduct(lang, path).catch(() => undefined)
    const reviews = page?.product.storeReviews
    const count = reviews?.first?.total ?? 0
    return { ...sharedReviewProps(lang), isFromStore: true, reviews, own: reviews, count }
  }
  const found = topicOfPath(reviewTopics(env.brand, lang), path)
  const line = lineOf(found)
  // Only the embedded reports API finds the reviews of one product of a line.
  const hasOwn = line !== undefined && env.reportsApiUrl === undefined
  const productId = hasOwn ? await productIdAt(lang, path) : undefined
  const reviews = found && (await loadTopicReviews(lang, found.topic, productId))
  const total = reviews?.first?.total ?? 0
  const isMain = found?.pages[0] === path
  return {
    ...sharedReviewProps(lang),
    isFromStore: false,
    reviews,
    // Reviews of a whole line are not reviews of the product (P33).
    own: line === undefined || productId !== undefined ? reviews : undefined,
    ...(line !== undefined && { line }),
    ...(productId !== undefined && { productId }),
    count: isMain || productId === undefined ? await shownCount(lang, found?.topic, total) : total,
  }
}

/**
 * The list of the reviews that were written about the product at a path: its topic and, in a topic of several products, its id. Only for
 * the embedded reports API.
 */
export function ownReviewList(lang: Lang, path: string, productId: number) {
  const found = topicOfPath(reviewTopics(host().env.brand, lang), path)
  return found && { topic: found.topic, productId: lineOf(found) === undefined ? undefined : productId }
}

// The name of a topic of several products.
function lineOf(found: ReturnType<typeof topicOfPath>): string | undefined {
  return found && found.pages.length > 1 ? found.name : undefined
}

// The page loads the product at the same time, and both share the call.
async function productIdAt(lang: Lang, path: string): Promise<number | undefined> {
  return (await loadProduct(lang, path).catch(() => undefined))?.product.id
}

/** The props that review sections and forms share: language, store, topics of the form, address of the page of all reviews. */
export function sharedReviewProps(lang: Lang) {
  const { brand, brandName, brandSlug, storeCode } = host().env
  const topics = topicOptions(reviewTopics(brand, lang))
  return {
    lang,
    brandSlug,
    brandName,
    storeCode,
    topics,
    allReviewsPath: localePath(lang, pagePaths.reviews(brandSlug)),
  }
}

/** The displayed number of reviews (P11). */
export async function shownCount(lang: Lang, topic: ReviewTopic | undefined, total: number) {
  return shownReviewCount(total, topic, (await loadSettings(lang)).reviewCountExtra)
}
