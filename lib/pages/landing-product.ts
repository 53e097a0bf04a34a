import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags.ts'
import { getProduct } from '../client/store/product.ts'
import { tagPage } from '../host/page-render.ts'
import type { Lang } from '../routes/lang.ts'
import type { Product } from '../shop/product.ts'
import { orLastGood } from './last-good.ts'
import { sharedStore } from './store.ts'

/** The product of the landing page at `path`, for its sections; while the store is down the last good one or `undefined` (L10). */
export const loadLandingProduct = cache((lang: Lang, path: string) => {
  tagPage(cacheTags.products, cacheTags.product(path))
  return orLastGood<Product | undefined>(
    `landing ${path} ${lang}`,
    async () => (await getProduct(sharedStore(lang), path)).product,
    undefined,
  )
})
