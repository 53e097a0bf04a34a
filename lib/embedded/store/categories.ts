import type { Lang } from '#lib/routes/lang.ts'
import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { CategoryTable } from '../db/tables.ts'
import type { StoreConfig } from './store.ts'
import { absoluteUrl } from './paths.ts'
import type { BreadcrumbStep } from './structure.ts'

/** A category as stored. */
export type CategoryRow = Selectable<CategoryTable>

/** The whole forest of categories; a shop has tens of them. */
export class Categories {
  #byId: Map<number, CategoryRow>

  constructor(rows: CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
  }

  /** The category whose listing a path is. */
  ofPath(path: string): CategoryRow | undefined {
    return path.startsWith(PREFIX) ? this.bySlug(path.slice(PREFIX.length)) : undefined
  }

  /** The category of a slug. */
  bySlug(slug: string): CategoryRow | undefined {
    return [...this.#byId.values()].find((row) => row.slug === slug)
  }

  /** The categories right below one, or at the top, in their order. */
  childrenOf(id: number | null): CategoryRow[] {
    return [...this.#byId.values()].filter((row) => row.parent_id === id)
  }

  /** From the root down to the category itself. */
  chain(id: number): CategoryRow[] {
    const row = this.#byId.get(id)
    if (!row) return []
    return row.parent_id === null ? [row] : [...this.chain(row.parent_id), row]
  }

  /** The ids of a category and all below it. */
  below(id: number): number[] {
    return [...this.#byId.keys()].filter((other) => this.chain(other).some((row) => row.id === id))
  }
}

/** Reads all categories. */
export async function loadCategories(queries: Queries): Promise<Categories> {
  return new Categories(await queries.selectFrom('category').selectAll().orderBy('id').execute())
}

const PREFIX = '/categoria/'

/** The path of a category's listing. */
function categoryPath({ slug }: CategoryRow): string {
  return PREFIX + slug
}

/** Breadcrumb modelSteps of a chain of categories. */
export function categorySteps(chain: CategoryRow[]): BreadcrumbStep[] {
  return chain.map((row) => ({ label: { pt: row.name_pt, en: row.name_en }, path: categoryPath(row) }))
}

/** `categoria` on the wire: the last of a chain, with the chain as its taxonomy (contract 4.6). */
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
