import 'server-only'
import { isPublicAddress } from '../../config/public-address.ts'
import { host } from '../../host/host.ts'
import { ownReviewList } from '../../pages/page-reviews.ts'
import { loadReviews } from '../../pages/review-loaders.ts'
import { localePath } from '../../routes/paths.ts'
import { feedItems, type FeedProduct, type FeedShop } from '../../seo/feed-items.ts'
import { reviewFeedText, type ReviewFeedProduct } from '../../seo/review-feed.ts'
import { discoveryFile } from './files.ts'
import { feedShop } from './feed.ts'
import { feedProducts } from './products.ts'
import { retrying } from './retrying.ts'

/**
 * GET /feeds/reviews.xml: the shop's own reviews of its products, for Merchant Center (R76). 404 with an external store or reports API,
 * whose reviews are not the shop's to publish, and for a public shop with the invented reviews of the demonstration.
 */
export async function reviewFeed(request: Request): Promise<Response> {
  if (!hasReviewFeed()) return new Response(null, { status: 404 })
  return discoveryFile(request, 'feeds/reviews.xml', {
    type: 'application/xml',
    maxAge: 120,
    freshMs: 3_600_000,
    write,
  })
}

/** Whether the shop publishes its reviews as a feed. */
export function hasReviewFeed(): boolean {
  const { env, reports } = host()
  const isOwn = reports !== null && env.storeApiUrl === undefined && env.reportsApiUrl === undefined
  return isOwn && !(env.demoReviews && isPublicAddress(env.siteUrl))
}

async function* write() {
  const { siteUrl, brandName, brand } = host().env
  yield* reviewFeedText({ siteUrl, brandName, icon: brand.icons?.ico }, reviewedProducts(await feedShop()))
}

async function* reviewedProducts(shop: FeedShop): AsyncGenerator<ReviewFeedProduct> {
  for await (const batch of feedProducts('pt')) for (const page of batch) yield* pagesOfReviews(page, shop)
}

// The oldest first, so that a review that is published meanwhile moves no other to another page.
async function* pagesOfReviews(page: FeedProduct, shop: FeedShop): AsyncGenerator<ReviewFeedProduct> {
  const { id, name, path } = page.product
  const list = ownReviewList('pt', path, id)
  const items = feedItems(page, shop)
  if (!list || items.length === 0) return
  const url = shop.siteUrl + localePath('pt', path)
  let last = 1
  for (let at = 1; at <= last; at++) {
    const load = () => loadReviews('pt', list.topic, 'created_at_asc', at, list.productId)
    const { reviews, lastPage } = await retrying(load)
    last = lastPage
    yield { name, url, items, reviews }
  }
}
