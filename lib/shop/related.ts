import type { ListedProduct } from './listing.ts'

/** How many products a product page shows beside its own. */
export const MOST_RELATED = 4

/**
 * What else to show on a product's page: up to four others, those of the same category first, each group as popular as
 * the listing has it; what is sold out comes last of all.
 */
export function relatedProducts(listed: readonly ListedProduct[], path: string): ListedProduct[] {
  const category = listed.find((product) => product.path === path)?.category
  const isNear = (product: ListedProduct) => Boolean(category) && product.category === category
  const rank = (product: ListedProduct) => (product.inStock ? 0 : 2) + (isNear(product) ? 0 : 1)
  const others = new Map(
    listed.filter((product) => product.path !== path).map((product) => [product.path, product]),
  )
  return [...others.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_RELATED)
}
