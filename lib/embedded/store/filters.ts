import type { Lang } from '#lib/routes/lang.ts'
import type { Categories, CategoryRow } from './categories.ts'

/** The filters of a listing request (contract 4.8). */
export interface ListingFilters {
  /** Slug of a category; null for all. */
  category: string | null
  inStock: boolean
}

/** The filters of an unfiltered listing. */
export const NO_FILTERS: ListingFilters = { category: null, inStock: false }

const SLUG = /^[a-z0-9-]{1,80}$/
// Represents every invalid slug: no category has it, so there is no look-up, and all invalid slugs share one cached
// document.
const NO_SLUG = '?'

/** Parses `categoria` and `disponivel`; an empty value is not a filter. */
export function readFilters(query: URLSearchParams): ListingFilters {
  const category = query.get('categoria')
  return {
    category: category ? (SLUG.test(category) ? category : NO_SLUG) : null,
    inStock: query.get('disponivel') === '1',
  }
}

/** Returns the filters as query parameters. */
export function filtersQuery({ category, inStock }: ListingFilters): Record<string, string> {
  return { ...(category !== null && { categoria: category }), ...(inStock && { disponivel: '1' }) }
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
 * `detalhes.filtros`: the categories of the listed products with their counts, two levels below the listing's own
 * category, and the selected one at any level.
 */
export function filterDocuments(
  categories: Categories,
  listingCategory: CategoryRow | undefined,
  perCategory: ReadonlyMap<number, number>,
  { category }: ListingFilters,
  language: Lang,
) {
  const below = (parent: number | null, level: number): object[] =>
    categories.childrenOf(parent).flatMap((row) => {
      const products = categories
        .idsWithDescendants(row.id)
        .reduce((sum, id) => sum + (perCategory.get(id) ?? 0), 0)
      if (products === 0) return []
      const isCurrent = row.slug === category
      const label = language === 'en' ? row.name_en : row.name_pt
      const entry = { label, valor: row.slug, quantidade: products, atual: isCurrent, nivel: level }
      return [...(level <= LEVELS || isCurrent ? [entry] : []), ...below(row.id, level + 1)]
    })
  return below(listingCategory?.id ?? null, 1)
}
