import type { Lang } from '#lib/routes/lang.ts'
import type { Categories, CategoryRow } from './categories.ts'

/** What a request narrows a listing to (contract 4.8). */
export interface ListingFilters {
  /** Slug of a category; null for all. */
  category: string | null
  inStock: boolean
}

/** A listing as it is. */
export const NO_FILTERS: ListingFilters = { category: null, inStock: false }

const SLUG = /^[a-z0-9-]{1,80}$/
// No category has it, so what is none is not looked up, and one cached answer serves all of it.
const NO_SLUG = '?'

/** Reads `categoria` and `disponivel`; an empty one narrows nothing. */
export function readFilters(query: URLSearchParams): ListingFilters {
  const category = query.get('categoria')
  return {
    category: category ? (SLUG.test(category) ? category : NO_SLUG) : null,
    inStock: query.get('disponivel') === '1',
  }
}

/** The same as parameters of a call. */
export function filtersQuery({ category, inStock }: ListingFilters): Record<string, string> {
  return { ...(category !== null && { categoria: category }), ...(inStock && { disponivel: '1' }) }
}

/** The ids of the categories that a listing is narrowed to, none for an unknown one; undefined for all. */
export function narrowedTo(categories: Categories, { category }: ListingFilters): number[] | undefined {
  if (category === null) return undefined
  const row = categories.bySlug(category)
  return row ? categories.below(row.id) : []
}

const LEVELS = 2

/**
 * `detalhes.filtros`: the categories of a listing's products with their number, two levels below the listing's own
 * category, and the one in use wherever it stands.
 */
export function filterDocuments(
  categories: Categories,
  own: CategoryRow | undefined,
  perCategory: Map<number, number>,
  { category }: ListingFilters,
  language: Lang,
) {
  const below = (parent: number | null, level: number): object[] =>
    categories.childrenOf(parent).flatMap((row) => {
      const products = categories.below(row.id).reduce((sum, id) => sum + (perCategory.get(id) ?? 0), 0)
      if (products === 0) return []
      const isCurrent = row.slug === category
      const label = language === 'en' ? row.name_en : row.name_pt
      const entry = { label, valor: row.slug, quantidade: products, atual: isCurrent, nivel: level }
      return [...(level <= LEVELS || isCurrent ? [entry] : []), ...below(row.id, level + 1)]
    })
  return below(own?.id ?? null, 1)
}
