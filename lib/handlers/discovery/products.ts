import 'server-only'
import type { Lang } from '../../routes/lang.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { loadProduct } from '../../pages/loaders.ts'
import { sharedStore } from '../../pages/store.ts'
import { getListing } from '../../client/store/listing.ts'
import type { FedProduct } from '../../seo/google-feed.ts'

/** Most products that the store lists at once (contract 4.8). */
const AT_ONCE = 100
const DETAILS_AT_ONCE = 4

/** How many products the store lists. Throws ApiError. */
export async function countProducts(lang: Lang): Promise<number> {
  return (await stretch(lang, 1, 1)).total
}

/** The products from `first` (0 is the first one), `count` of them, a hundred at a time; never more than those are in memory. Throws ApiError. */
export async function* listedProducts(
  lang: Lang,
  first: number,
  count: number,
): AsyncGenerator<ListedProduct[]> {
  const end = first + count
  for (let from = first; from < end; from += AT_ONCE) {
    const { products, total } = await stretch(lang, from / AT_ONCE + 1, AT_ONCE)
    yield products.slice(0, end - from)
    if (products.length === 0 || from + AT_ONCE >= total) return
  }
}

/** Every product with all that its page sells, as the page itself would tell it (R68). Throws ApiError. */
export async function* fedProducts(lang: Lang): AsyncGenerator<FedProduct[]> {
  for await (const listed of listedProducts(lang, 0, Infinity))
    for (let from = 0; from < listed.length; from += DETAILS_AT_ONCE) {
      const some = listed.slice(from, from + DETAILS_AT_ONCE).map(({ path }) => loadProduct(lang, path))
      // What has left the store since it was listed is left out.
      yield (await Promise.all(some)).filter((page) => page !== undefined)
    }
}

function stretch(lang: Lang, page: number, limit: number) {
  const ask = { kind: 'landing-page', path: pagePaths.products(), limit } as const
  return getListing(sharedStore(lang), { ...ask, params: { ...DEFAULT_LISTING_PARAMS, page } })
}
