import 'server-only'
import { cache } from 'react'
import { getProduct } from '../client/store/product.ts'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { Product } from '../shop/product.ts'
import { orLastGood } from './last-good.ts'
import { sharedStore } from './store.ts'

/** The collagen whose label the landing sections quote; the last one loaded, or `undefined`, while the store is down (L10). */
export const loadLandingProduct = cache((lang: Lang) =>
  orLastGood<Product | undefined>(
    `landing ${paths.collagen()} ${lang}`,
    async () => (await getProduct(sharedStore(lang), paths.collagen())).product,
    undefined,
  ),
)
