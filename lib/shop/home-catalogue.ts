import type { Kit } from './kit.ts'
import type { ListedProduct, Listing, ListingFilter } from './listing.ts'

const MAX_CATEGORIES = 4
const MAX_POPULAR = 4
const FIRST_ROW = 4

/** A category on the home page, with the picture of one of its products. */
export interface CategoryTile {
  label: string
  /** Slug of the category. */
  category: string
  /** Number of products in it and in its children. */
  count: number
  picture: string
  color: string
}

/** The largest categories of a listing with two products or more, in the order of the listing. */
export function mainCategories({ filters }: Pick<Listing, 'filters'>): ListingFilter[] {
  const largest = filters
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CATEGORIES)
  return filters.filter((filter) => largest.includes(filter))
}

/**
 * The tiles of categories, each with the picture of one of its products that no other tile shows. A small category has fewer
 * products to show, so it chooses first; a category that contains another shows a product that only it has. One without products has
 * no tile.
 */
export function categoryTiles(
  categories: readonly { filter: ListingFilter; products: readonly ListedProduct[] }[],
): CategoryTile[] {
  const chosen = new Map<string, ListedProduct>()
  const paths = () => [...chosen.values()].map(({ path }) => path)
  for (const { filter, products } of categories.toSorted((a, b) => a.filter.count - b.filter.count)) {
    const free = products.filter(({ path }) => !paths().includes(path))
    const elsewhere = categories.flatMap((other) =>
      other.filter === filter ? [] : other.products.map(({ path }) => path),
    )
    const product = free.find(({ path }) => !elsewhere.includes(path)) ?? free[0] ?? products[0]
    if (product) chosen.set(filter.category, product)
  }
  return categories.flatMap(({ filter: { label, category, count } }) => {
    const product = chosen.get(category)
    return product ? [{ label, category, count, picture: product.picture, color: product.color }] : []
  })
}

/** The first products of a listing that are in stock, without those at `except`, whose kits the home page shows. */
export function popularProducts(
  products: readonly ListedProduct[],
  except: readonly (string | undefined)[],
): ListedProduct[] {
  const others = products.filter(({ path, inStock }) => inStock && !except.includes(path))
  return [...new Map(others.map((product) => [product.path, product])).values()].slice(0, MAX_POPULAR)
}

/**
 * The kits on the home page. With a landing page, `first` is a row of kits, those of its product or else the first of all, and `lines` are
 * the kits of the other products. Without one, `first` are all kits.
 */
export function homeKits(kits: readonly Kit[], landing: string | undefined): { first: Kit[]; lines: Kit[] } {
  if (landing === undefined) return { first: [...kits], lines: [] }
  const own = kits.filter(({ path }) => path === landing)
  const first = (own.length > 0 ? own : kits).slice(0, FIRST_ROW)
  return { first, lines: kits.filter((kit) => kit.path !== landing && !first.includes(kit)) }
}
