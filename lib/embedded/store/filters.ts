import type { Lang } from '#lib/routes/lang.ts'
import type { Categories, CategoryRow } from './categories.ts'
import type { ListingCounts } from './listing-counts.ts'
import { priceRange, type PriceRange } from './price-ranges.ts'
import { traitsQuery, type TraitFilter } from './traits.ts'

/** The filters of a listing request (contract 4.8). */
export interface ListingFilters {
  /** Slug of a category; null for all. */
  category: string | null
  inStock: boolean
  /** The value of a price range; null for all prices. */
  price: string | null
  /** At most one value of a trait, ordered by the keys of the traits. */
  traits: readonly TraitFilter[]
}

/** The filters of an unfiltered listing. */
export const NO_FILTERS: ListingFilters = { category: null, inStock: false, price: null, traits: [] }

const SLUG = /^[a-z0-9-]{1,80}$/
// Represents every invalid slug and price range: no category has it, so there is no look-up, and all invalid values share one cached
// document.
const NO_SLUG = '?'
const TRAIT = /^filtro\[([a-z0-9-]{1,40})\]$/
const MOST_TRAITS = 10

/** Parses `categoria`, `disponivel`, `preco` and `filtro[…]`; an empty value is not a filter. */
export function readFilters(query: URLSearchParams): ListingFilters {
  const category = query.get('categoria')
  const price = query.get('preco')
  return {
    category: category ? (SLUG.test(category) ? category : NO_SLUG) : null,
    inStock: query.get('disponivel') === '1',
    price: price ? (priceRange(price)?.key ?? NO_SLUG) : null,
    traits: readTraitFilters(query),
  }
}

function readTraitFilters(query: URLSearchParams): TraitFilter[] {
  const values = new Map<string, string>()
  for (const [name, value] of query) {
    const trait = TRAIT.exec(name)?.[1]
    if (trait && value && !values.has(trait)) values.set(trait, SLUG.test(value) ? value : NO_SLUG)
  }
  return [...values]
    .map(([trait, value]) => ({ trait, value }))
    .toSorted((one, other) => (one.trait < other.trait ? -1 : 1))
    .slice(0, MOST_TRAITS)
}

/** Returns the filters as query parameters. */
export function filtersQuery({ category, inStock, price, traits }: ListingFilters): Record<string, string> {
  return {
    ...(category !== null && { categoria: category }),
    ...(inStock && { disponivel: '1' }),
    ...(price !== null && { preco: price }),
    ...traitsQuery(traits),
  }
}

/** The filtered price range; one that no price is in for an unknown range, `undefined` without a filter. */
export function filteredPrices({ price }: ListingFilters): PriceRange | undefined {
  if (price === null) return undefined
  return priceRange(price) ?? { key: price, from: 0, to: -1 }
}

/**
 * Returns the ids of the filtered category and its descendants, an empty list for an unknown category, `undefined`
 * without a filter.
 */
export function filteredCategories(
  categories: Categories,
  { category }: ListingFilters,
): number[] | undefined {
  if (category === null) return undefined
  const row = categories.bySlug(category)
  return row ? categories.idsWithDescendants(row.id) : []
}

const LEVELS = 2

/**
 * `detalhes.filtros`: the categories of the listed products, two levels below the listing's own category, with the number of products
 * that each has with the other filters; none without products, except the selected one, which is listed at any level, and those above it.
 */
export function filterDocuments(
  categories: Categories,
  listingCategory: CategoryRow | undefined,
  { perCategory, filteredPerCategory }: Pick<ListingCounts, 'perCategory' | 'filteredPerCategory'>,
  { category }: ListingFilters,
  language: Lang,
) {
  const below = (parent: number | null, level: number): { atual: boolean }[] =>
    categories.childrenOf(parent).flatMap((row) => {
      const ids = categories.idsWithDescendants(row.id)
      const sumOf = (counts: ReadonlyMap<number, number>) =>
        ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
      if (sumOf(perCategory) === 0) return []
      const products = filteredPerCategory && sumOf(filteredPerCategory)
      const children = below(row.id, level + 1)
      const isCurrent = row.slug === category
      if (products === 0 && !isCurrent && !children.some(({ atual }) => atual)) return []
      const label = language === 'en' ? row.name_en : row.name_pt
      const count = products !== undefined && { quantidade: products }
      const entry = { label, valor: row.slug, ...count, atual: isCurrent, nivel: level }
      return [...(level <= LEVELS || isCurrent ? [entry] : []), ...children]
    })
  return below(listingCategory?.id ?? null, 1)
}
