import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags.ts'
import { getRatings } from '../client/reports/ratings.ts'
import { reviewTopics } from '../content/review-topics.ts'
import { host } from '../host/host.ts'
import { tagPage } from '../host/page-render.ts'
import type { Lang } from '../routes/lang.ts'
import { cardRating, sharedPaths, type ListedRating, type Rating } from '../shop/card-rating.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { topicOfPath } from '../shop/review-topics.ts'
import { orLastGood } from './last-good.ts'
import { loadSettings } from './loaders.ts'
import { sharedReports } from './review-loaders.ts'

/**
 * The ratings of all products in one call. Never throws: returns the last good ones, or none, while the reports API is down (L10).
 * An external reports API does not know the call, and an external store sends its own ratings with its products.
 */
export const loadCardRatings = cache((lang: Lang): Promise<readonly ListedRating[]> => {
  const { env, reports } = host()
  if (!reports || env.reportsApiUrl !== undefined) return Promise.resolve([])
  const paths = sharedPaths(reviewTopics(env.brand, lang))
  return orLastGood('medias', () => getRatings(sharedReports(lang), env.storeCode, paths), [])
})

/** Returns a function that gives the rating of a product's own reviews by its path; the page gets the tags of their topic. */
export async function ownRatings(lang: Lang): Promise<(path: string) => Rating | undefined> {
  const topics = reviewTopics(host().env.brand, lang)
  const [ratings, { reviewCountExtra }] = await Promise.all([loadCardRatings(lang), loadSettings(lang)])
  return (path) => {
    const found = topicOfPath(topics, path)
    // Also where there are no reviews yet: the first one invalidates the page, which then shows the stars.
    if (found) tagPage(cacheTags.reviews, cacheTags.topic(found.topic))
    return cardRating(path, ratings, topics, reviewCountExtra)
  }
}

/** The products with the ratings of their own reviews, where the store sends none; the page gets the tags of their topics. */
export async function withRatings(lang: Lang, products: readonly ListedProduct[]): Promise<ListedProduct[]> {
  const ratingOf = await ownRatings(lang)
  return products.map((product) => {
    // The card of a search result links to a flavour of its product.
    const own = ratingOf(product.path.replace(/\?.*/s, ''))
    const rating = product.rating ?? own
    return rating ? { ...product, rating } : product
  })
}
