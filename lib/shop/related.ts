import type { ListedProduct, Listing, ListingFilter } from './listing.ts'

const MAX_RELATED = 4

/**
 * Up to four other products for a product's page: those of the same category first, then those of the same top category,
 * each group in the order of the listing; sold-out products come last.
 */
export function relatedProducts(
  { products, filters }: Pick<Listing, 'products' | 'filters'>,
  path: string,
): ListedProduct[] {
  const category = products.find((product) => product.path === path)?.category
  const topCategoryOf = topCategories(filters)
  const top = category && topCategoryOf.get(category)
  const distance = (other: string) => {
    if (category && other === category) return 0
    return top && topCategoryOf.get(other) === top ? 1 : 2
  }
  const rank = (product: ListedProduct) => (product.inStock ? 0 : 3) + distance(product.category)
  // The store may list a product twice; a Map by path has it once.
  const others = new Map(
    products.filter((product) => product.path !== path).map((product) => [product.path, product]),
  )
  return [...others.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_RELATED)
}

/** The top category by category; in `filters` the children of a top category follow it. */
function topCategories(filters: readonly ListingFilter[]): Map<string, string> {
  let top = ''
  return new Map(
    filters.map(({ category, level }) => {
      if (level === 1) top = category
      return [category, top]
    }),
  )
}
