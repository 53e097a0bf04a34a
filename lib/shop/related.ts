import type { ListedProduct, Listing, ListingFilter } from './listing.ts'

/** How many products a product page shows beside its own. */
const MOST_RELATED = 4

/**
 * What else to show on a product's page: up to four others, those of the same category first, then those of the same
 * family (the category at the top of the listing), each group as popular as the listing has it; what is sold out comes
 * last of all.
 */
export function relatedProducts(
  { products, filters }: Pick<Listing, 'products' | 'filters'>,
  path: string,
): ListedProduct[] {
  const category = products.find((product) => product.path === path)?.category
  const familyOf = families(filters)
  const family = category && familyOf.get(category)
  const nearness = (other: string) => {
    if (category && other === category) return 0
    return family && familyOf.get(other) === family ? 1 : 2
  }
  const rank = (product: ListedProduct) => (product.inStock ? 0 : 3) + nearness(product.category)
  const others = new Map(
    products.filter((product) => product.path !== path).map((product) => [product.path, product]),
  )
  return [...others.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_RELATED)
}

/** The top category of every category that the listing knows; those further below are not in it. */
function families(filters: readonly ListingFilter[]): Map<string, string> {
  let top = ''
  return new Map(
    filters.map(({ category, level }) => {
      if (level === 1) top = category
      return [category, top]
    }),
  )
}
