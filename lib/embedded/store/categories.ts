import type { Lang } from '#lib/routes/lang.ts'
import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { CategoryTable } from '../db/catalogue-tables.ts'
import type { StoreConfig } from './store.ts'
import { absoluteUrl } from './paths.ts'
import type { BreadcrumbStep } from './structure.ts'

/** A stored category. */
export type CategoryRow = Selectable<CategoryTable>

/** All categories; a shop has tens of them. */
export class Categories {
  #byId: Map<number, CategoryRow>

  constructor(rows: CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
  }

  /** Returns the category of a listing's path. */
  ofPath(path: string): CategoryRow | undefined {
    return path.startsWith(PREFIX) ? this.bySlug(path.slice(PREFIX.length)) : undefined
  }

  /** Returns the category of a slug. */
  bySlug(slug: string): CategoryRow | undefined {
    return [...this.#byId.values()].find((row) => row.slug === slug)
  }

  /** Returns the child categories of one category, or the root categories, by ascending id. */
  childrenOf(id: number | null): CategoryRow[] {
    return [...this.#byId.values()].filter((row) => row.parent_id === id)
  }

  /** Returns the categories from the root down to this one. */
  chain(id: number): CategoryRow[] {
    const row = this.#byId.get(id)
    if (!row) return []
    return row.parent_id === null ? [row] : [...this.chain(row.parent_id), row]
  }

  /** Returns the ids of a category and its descendants. */
  idsWithDescendants(id: number): number[] {
    return [...this.#byId.keys()].filter((other) => this.chain(other).some((row) => row.id === id))
  }
}

/** Reads all categories. */
export async function loadCategories(queries: Queries): Promise<Categories> {
  return new Categories(await queries.selectFrom('category').selectAll().orderBy('id').execute())
}

const PREFIX = '/categoria/'

/** Returns the path of a category's listing. */
function categoryPath({ slug }: CategoryRow): string {
  return PREFIX + slug
}

/** Returns the breadcrumb steps of a chain of categories. */
export function categorySteps(chain: CategoryRow[]): BreadcrumbStep[] {
  return chain.map((row) => ({ label: { pt: row.name_pt, en: row.name_en }, path: categoryPath(row) }))
}

/** The `categoria` field: the last category of a chain, with the chain as its taxonomy (contract 4.6). */
export function categoryDocument(config: StoreConfig, language: Lang, chain: CategoryRow[]) {
  const category = chain.at(-1)
  if (!category) return null
  const name = (row: CategoryRow) => (language === 'en' ? row.name_en : row.name_pt)
  return {
    id: category.id,
    nome: name(category),
    nivel: chain.length,
    url: absoluteUrl(config, language, categoryPath(category)),
    taxonomia: chain.map((row) => ({ id: row.id, nome: name(row) })),
  }
}
