import 'server-only'
import { homeTexts } from '../../content/home.ts'
import type { FeedShop } from '../../seo/feed-items.ts'
import { googleFeedText } from '../../seo/google-feed.ts'
import { metaFeedText } from '../../seo/meta-feed.ts'
import { host } from '../../host/host.ts'
import { loadSettings } from '../../pages/loaders.ts'
import { discoveryFile } from './files.ts'
import { feedProducts } from './products.ts'

// An hour; an invalidation makes a file stale earlier (docs/decisions/0025).
const FEED_FILE = { maxAge: 120, freshMs: 3_600_000 }

/** GET /feeds/google.xml: all products on sale, for Merchant Center; becomes stale together with the pages (R68). */
export function googleFeed(request: Request): Promise<Response> {
  return discoveryFile(request, 'feeds/google.xml', {
    ...FEED_FILE,
    type: 'application/xml',
    write: async function* () {
      yield* googleFeedText(await feedShop(), feedProducts('pt'))
    },
  })
}

/** GET /feeds/meta.csv: the same items for the catalogue of Facebook and Instagram (R68). */
export function metaFeed(request: Request): Promise<Response> {
  return discoveryFile(request, 'feeds/meta.csv', {
    ...FEED_FILE,
    type: 'text/csv',
    write: async function* () {
      yield* metaFeedText(await feedShop(), feedProducts('pt'))
    },
  })
}

/** The shop's data in the feeds. Throws ApiError. */
export async function feedShop(): Promise<FeedShop> {
  const { siteUrl, brandName, brand } = host().env
  const settings = await loadSettings('pt')
  return {
    siteUrl,
    brandName,
    description: homeTexts(brand, 'pt').description,
    categories: brand.feedCategories,
    settings,
  }
}
