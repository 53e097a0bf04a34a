import type { Queries } from '../db/database.ts'
import { BUILD_KIT } from './built-kits.ts'
import { categorySteps, loadCategories } from './categories.ts'
import { kitDocument } from './kit-document.ts'
import { loadKits } from './kit-records.ts'
import { findPage } from './pages.ts'
import { pagingDocument } from './paging.ts'
import type { PagePath } from './paths.ts'
import type { PageWindow } from './product-search.ts'
import type { StoreContext } from './store.ts'
import { structure, type SeoTexts, type BreadcrumbStep } from './structure.ts'

interface KitList {
  seo: SeoTexts
  breadcrumbs: BreadcrumbStep[]
  filter: { line?: string; categories?: number[]; isBuilt?: boolean }
}

/**
 * GET url/list/listing: the kits of a page, of all pages for '/produtos'; null when the page has no kits (contract
 * 4.8).
 */
export async function kitListingDocument(
  store: StoreContext,
  { path, language }: PagePath,
  pageWindow: PageWindow,
) {
  const queries = store.db.read
  const list = await findKitList(queries, path)
  if (!list) return null
  const { ids, total } = await findKits(queries, list.filter, pageWindow)
  const kits = await loadKits(queries, ids)
  return {
    estrutura: structure(store.config, language, {
      level: 'list/listing',
      path,
      seo: list.seo,
      breadcrumbs: list.breadcrumbs,
    }),
    conteudo: { listas: kits.map((kit) => kitDocument(kit, language)) },
    info: pagingDocument('url/list/listing', { url: path }, pageWindow, total),
  }
}

/** The path of a call without `url`. */
export const ALL_KITS = '/produtos'

async function findKitList(queries: Queries, path: string): Promise<KitList | null> {
  const page = await findPage(queries, path)
  if (page) {
    if (page.level === 'page') return null
    const breadcrumbs = [{ label: page.title, path }]
    const isBuilt = path === BUILD_KIT
    return {
      seo: page.seo,
      breadcrumbs,
      filter: page.line === null ? { isBuilt } : { line: page.line, isBuilt },
    }
  }
  const categories = await loadCategories(queries)
  const category = categories.ofPath(path)
  if (category) {
    const name = { pt: category.name_pt, en: category.name_en }
    return {
      seo: { title: name, description: name, keywords: name },
      breadcrumbs: categorySteps(categories.chain(category.id)),
      filter: { categories: categories.idsWithDescendants(category.id) },
    }
  }
  const product = await queries.selectFrom('product').selectAll().where('path', '=', path).executeTakeFirst()
  if (!product) return null
  const label = { pt: product.name_pt, en: product.name_en }
  return {
    seo: (JSON.parse(product.body) as { seo: SeoTexts }).seo,
    breadcrumbs: [...categorySteps(categories.chain(product.category_id)), { label, path }],
    filter: { line: product.line },
  }
}

async function findKits(
  queries: Queries,
  { line, categories, isBuilt = false }: KitList['filter'],
  pageWindow: PageWindow,
) {
  let found = queries
    .selectFrom('kit')
    .where('kit.built', '=', isBuilt ? 1 : 0)
    .where('kit.product_id', 'not in', (nested) =>
      nested.selectFrom('product').select('product.id').where('sale', '<>', 'kits'),
    )
  if (line !== undefined || categories) {
    found = found.where('kit.product_id', 'in', (nested) => {
      let products = nested.selectFrom('product').select('product.id')
      if (line !== undefined) products = products.where('line', '=', line)
      return categories ? products.where('category_id', 'in', categories) : products
    })
  }
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ordered =
    pageWindow.order === 'popularidade'
      ? found
          .innerJoin('product', 'product.id', 'kit.product_id')
          .orderBy('product.position')
          .orderBy('product.id')
          .orderBy('kit.position')
      : found
          .orderBy('kit.price_to', pageWindow.order === 'menor-preco' ? 'asc' : 'desc')
          .orderBy('kit.id', pageWindow.order === 'menor-preco' ? 'asc' : 'desc')
  const rows = await ordered.select('kit.id').limit(pageWindow.limit).offset(pageWindow.offset).execute()
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}
