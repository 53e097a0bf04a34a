import type { PageFile } from '../seed/catalogue-schema.ts'
import type { Queries } from '../db/database.ts'
import type { PagePath } from './paths.ts'
import type { StoreContext } from './store.ts'
import { structure } from './structure.ts'

/** A stored page other than a product. */
type PageRecord = Pick<PageFile, 'level' | 'line' | 'title' | 'seo'>

/** Returns the page of a path; null for products and unknown paths. */
export async function findPage(queries: Queries, path: string): Promise<PageRecord | null> {
  const row = await queries.selectFrom('page').selectAll().where('path', '=', path).executeTakeFirst()
  if (!row) return null
  const { level, line, body } = row
  return {
    level: level as PageRecord['level'],
    line,
    ...(JSON.parse(body) as Pick<PageFile, 'title' | 'seo'>),
  }
}

/** GET url/page; null when the store has no institutional page at this path (contract 4.5). */
export async function pageDocument(store: StoreContext, { path, language }: PagePath) {
  const page = await findPage(store.db.read, path)
  if (page?.level !== 'page') return null
  return {
    estrutura: structure(store.config, language, {
      level: 'page',
      path,
      seo: page.seo,
      breadcrumbs: [{ label: page.title, path }],
    }),
    conteudo: { titulo: page.title[language] },
  }
}
