import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags.ts'
import { getProduct } from '../client/store/product.ts'
import { tagPage } from '../host/page-render.ts'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { Product } from '../shop/product.ts'
import { orLastGood } from './last-good.ts'
import { sharedStore } from './store.ts'

/** The collagen product for the landing sections; while the store is down the last good one or `undefined` (L10). */
export const loadLandingProduct = cache((lang: Lang) => {
  tagPage(cacheTags.products, cacheTags.product(paths.collagen()))
  return orLastGood<Product | undefined>(
    `landing ${paths.collagen()} ${lang}`,
    async () => (await getProduct(sharedStore(lang), paths.collagen())).product,
    undefined,
  )
})
