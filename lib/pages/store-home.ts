import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags.ts'
import { getBanners, getShowcase, type Showcase, type StoreBanner } from '../client/store/showcase.ts'
import { host } from '../host/host.ts'
import { isOwnHost } from '../host/own-hosts.ts'
import { tagPage } from '../host/page-render.ts'
import type { Lang } from '../routes/lang.ts'
import { orLastGood } from './last-good.ts'
import { loadMenu, withPages } from './loaders.ts'
import { withPlatformPage } from './platform-links.ts'
import { sharedStore } from './store.ts'

/** The data of the home page of a store without kits: banners, product rows and the main menu; never throws (platform 3.1, 6). */
export const loadStoreHome = cache(async (lang: Lang) => {
  tagPage(cacheTags.home, cacheTags.products, cacheTags.lists)
  const { banners: hash, showcases: hashes, mainMenu } = host().env.blocks
  const store = sharedStore(lang)
  const [banners, showcases, menu] = await Promise.all([
    orLastGood<StoreBanner[]>(`banners ${hash} ${lang}`, () => getBanners(store, hash, isOwnHost), []),
    Promise.all(
      hashes.map((each) =>
        orLastGood<Showcase | undefined>(
          `showcase ${each} ${lang}`,
          () => getShowcase(store, each),
          undefined,
        ),
      ),
    ),
    loadMenu(lang, mainMenu),
  ])
  const rows = showcases
    .flatMap((each) => (each ? [{ ...each, products: withPages(each.products) }] : []))
    .filter(({ products }) => products.length > 0)
  return { banners: banners.map(withPlatformPage), showcases: rows, menu: menu.filter(({ path }) => path) }
})
