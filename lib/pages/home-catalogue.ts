import 'server-only'
import { DEFAULT_LISTING_PARAMS } from '../routes/listing-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { categoryTiles, mainCategories, type CategoryTile } from '../shop/home-catalogue.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { allProductsPath } from './all-products.ts'
import { loadListing } from './loaders.ts'

/** What the home page shows of the whole shop. */
export interface HomeCatalogue {
  categories: CategoryTile[]
  /** The most popular products first. */
  products: ListedProduct[]
}

/** The main categories and the products of the shop. Empty when the load fails: the home page must not fail with it. */
export async function homeCatalogue(lang: Lang): Promise<HomeCatalogue> {
  try {
    const all = await allProductsPath()
    const listing = all && (await loadListing(lang, 'landing-page', all, DEFAULT_LISTING_PARAMS))
    if (!listing) return { categories: [], products: [] }
    const categories = await Promise.all(
      mainCategories(listing).map(async (filter) => {
        const path = pagePaths.category(filter.category)
        const category = await loadListing(lang, 'category', path, DEFAULT_LISTING_PARAMS)
        return { filter, products: category?.products ?? [] }
      }),
    )
    return { categories: categoryTiles(categories), products: listing.products }
  } catch {
    return { categories: [], products: [] }
  }
}
