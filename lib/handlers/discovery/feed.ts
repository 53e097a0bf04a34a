import 'server-only'
import { homeTexts } from '../../content/home.ts'
import { googleFeedText } from '../../seo/google-feed.ts'
import { host } from '../../host/host.ts'
import { loadSettings } from '../../pages/loaders.ts'
import { discoveryFile } from './files.ts'
import { feedProducts } from './products.ts'

/** GET /feeds/google.xml: all products on sale, for Merchant Center; becomes stale together with the pages (R68). */
export function googleFeed(request: Request): Promise<Response> {
  return discoveryFile(request, 'feeds/google.xml', {
    type: 'application/xml',
    maxAge: 120,
    // An hour; an invalidation makes the file stale earlier (docs/decisions/0025).
    freshMs: 3_600_000,
    write,
  })
}

async function* write() {
  const { siteUrl, brandName, brand } = host().env
  const settings = await loadSettings('pt')
  const shop = {
    siteUrl,
    brandName,
    description: homeTexts(brand, 'pt').description,
    categories: brand.feedCategories,
    settings,
  }
  yield* googleFeedText(shop, feedProducts('pt'))
}
