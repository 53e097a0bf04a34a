import 'server-only'
import { cache } from 'react'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { Product } from '../shop/product.ts'
import { sharedStore } from './store.ts'
import { getProduct } from '../client/store/product.ts'

const lastGood = new Map<Lang, Product>()

/**
 * The collagen whose label the landing sections quote. They can do without it for a while (L10): while the store does not
 * answer it is the last one known, or nothing.
 */
export const loadLandingProduct = cache(async (lang: Lang): Promise<Product | undefined> => {
  try {
    lastGood.set(lang, (await getProduct(sharedStore(lang), paths.collagen())).product)
  } catch (error) {
    console.error('erro', paths.collagen(), String(error))
  }
  return lastGood.get(lang)
})
