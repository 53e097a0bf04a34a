import 'server-only'
import type { Lang } from '../../routes/lang.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { loadProduct } from '../../pages/loaders.ts'
import { sharedStore } from '../../pages/store.ts'
import { getListing } from '../../client/store/listing.ts'
import type { FeedProduct } from '../../seo/google-feed.ts'

/** Products per request, the most that the store returns (contract 4.8). */
const WINDOW = 100
const PARALLEL_PRODUCTS = 4

/** The number of products in the store. Throws ApiError. */
export async function countProducts(lang: Lang): Promise<number> {
  return (await loadWindow(lang, 0, 1)).total
}

/** Yields `count` products from index `first`, in windows of a hundred so that memory stays bounded. Throws ApiError. */
export async function* listedProducts(
  lang: Lang,
  first: number,
  count: number,
): AsyncGenerator<ListedProduct[]> {
  const end = first + count
  for (let from = first; from < end;) {
    const { products, total, pageSize } = await loadWindow(lang, from, WINDOW)
    yield products.slice(0, end - from)
    // A store may give fewer products at a time than it was asked for (platform 1).
    from += Math.min(pageSize, WINDOW)
    if (products.length === 0 || from >= total) return
  }
}

/** Yields every product with its page data, so that the feed has the page's own prices (R68). Throws ApiError. */
export async function* feedProducts(lang: Lang): AsyncGenerator<FeedProduct[]> {
  for await (const listed of listedProducts(lang, 0, Infinity))
    for (let from = 0; from < listed.length; from += PARALLEL_PRODUCTS) {
      const batch = listed.slice(from, from + PARALLEL_PRODUCTS).map(({ path }) => loadProduct(lang, path))
      // A product can be deleted between the two calls.
      yield (await Promise.all(batch)).filter((page) => page !== undefined)
    }
}

function loadWindow(lang: Lang, offset: number, limit: number) {
  const request = { kind: 'landing-page', path: pagePaths.products(), limit } as const
  return getListing(sharedStore(lang), { ...request, offset, params: DEFAULT_LISTING_PARAMS })
}
