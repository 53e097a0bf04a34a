import 'server-only'
import { cache } from 'react'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { Product } from '../shop/product.ts'
import { sharedStore } from './server.ts'
import { getProduct } from './store/product.ts'

/** The collagen whose label the landing sections quote; nothing while the store does not tell, they can do without it (L10). */
export const loadLandingProduct = cache(async (lang: Lang): Promise<Product | undefined> => {
  try {
    return (await getProduct(sharedStore(lang), paths.collagen())).product
  } catch (error) {
    console.error('erro', paths.collagen(), String(error))
    return undefined
  }
})
