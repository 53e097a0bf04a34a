import 'server-only'
import type { Lang } from '../../routes/lang.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { loadProduct } from '../../pages/loaders.ts'
import { sharedStore } from '../../pages/store.ts'
import { isStorePath } from '../../routes/store-path.ts'
import { getListing } from '../../client/store/listing.ts'
import type { FeedProduct } from '../../seo/feed-items.ts'
import { host } from '../../host/host.ts'
import { productSources, type ProductSource } from './product-sources.ts'
import { retrying } from './retrying.ts'

/**
 * Products per request. For the embedded store so many that their JSON stays below 128 KB: V8 keeps larger texts apart until it
 * collects the whole heap (docs/decisions/0057). For others a size that shops of the platform use (platform 1).
 */
const [WINDOW, EXTERNAL_WINDOW] = [40, 24]
const PARALLEL_PRODUCTS = 4

/** The number of products in the store. Throws ApiError. */
export async function countProducts(lang: Lang): Promise<number> {
  const sources = await productSources(lang)
  const [only] = sources
  if (sources.length === 1 && only) return (await loadWindow(lang, only, 0, 1)).total
  let count = 0
  for await (const products of distinctProducts(lang, sources)) count += products.length
  return count
}

/** Yields `count` products from index `first`, in windows so that memory stays bounded. Throws ApiError. */
export async function* listedProducts(
  lang: Lang,
  first: number,
  count: number,
): AsyncGenerator<ListedProduct[]> {
  const sources = await productSources(lang)
  const [only] = sources
  if (sources.length === 1 && only) return yield* productsOf(lang, only, first, count)
  let index = 0
  for await (const products of distinctProducts(lang, sources)) {
    const shown = products.slice(Math.max(0, first - index), Math.max(0, first + count - index))
    index += products.length
    if (shown.length > 0) yield shown
    if (index >= first + count) return
  }
}

// A product that is in several listings is yielded once.
async function* distinctProducts(lang: Lang, sources: ProductSource[]): AsyncGenerator<ListedProduct[]> {
  const seen = new Set<string>()
  for (const source of sources)
    for await (const products of productsOf(lang, source, 0, Infinity)) {
      const unseen = products.filter(({ path }) => !seen.has(path))
      for (const { path } of unseen) seen.add(path)
      if (unseen.length > 0) yield unseen
    }
}

async function* productsOf(
  lang: Lang,
  source: ProductSource,
  first: number,
  count: number,
): AsyncGenerator<ListedProduct[]> {
  const end = first + count
  const size = host().env.storeApiUrl === undefined ? WINDOW : EXTERNAL_WINDOW
  for (let from = first; from < end;) {
    const load = () => loadWindow(lang, source, from, size)
    // A failure at the start is reported at once; in the middle the call is repeated.
    const { products, total, pageSize } = await (from === first ? load() : retrying(load))
    // An address that the shop cannot have, such as one below /img, is not a page.
    yield products.slice(0, end - from).filter(({ path }) => isStorePath(path))
    // A store may return fewer products per page than requested (platform 1).
    from += Math.min(pageSize, size)
    if (products.length === 0 || from >= total) return
  }
}

/** Yields every product with its page data, so that the feed has the page's own prices (R68). Throws ApiError. */
export async function* feedProducts(lang: Lang): AsyncGenerator<FeedProduct[]> {
  let isFirst = true
  for await (const listed of listedProducts(lang, 0, Infinity))
    for (let from = 0; from < listed.length; from += PARALLEL_PRODUCTS) {
      const batch = listed.slice(from, from + PARALLEL_PRODUCTS).map(({ path }) => {
        const load = () => loadProduct(lang, path)
        return isFirst ? load() : retrying(load)
      })
      // A product can be deleted between the two calls.
      yield (await Promise.all(batch)).filter((page) => page !== undefined)
      isFirst = false
    }
}

function loadWindow(lang: Lang, source: ProductSource, offset: number, limit: number) {
  return getListing(sharedStore(lang), { ...source, offset, limit, params: DEFAULT_LISTING_PARAMS })
}
