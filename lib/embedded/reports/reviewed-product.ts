import type { ReviewRequest, WireReview } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { absoluteUrl, readPath } from '../store/paths.ts'
import type { StoreContext } from '../store/store.ts'

const ID = /^\d{1,9}$/

/** The product columns of a review, filled from the catalogue. */
export interface ReviewProductColumns {
  product_id: string
  product_name: string
  product_sku: string
  product_url: string
}

const NONE: ReviewProductColumns = { product_id: '', product_name: '', product_sku: '', product_url: '' }

/**
 * Finds the product that a review names by its id, by the id of an item or by its page. The client's other
 * product fields are not trusted: the columns come from the catalogue, or are empty for an unknown product (L24).
 */
export async function reviewedProduct(
  { db, config }: StoreContext,
  { produto_id: id, produto_url: url }: Pick<ReviewRequest, 'produto_id' | 'produto_url'>,
): Promise<ReviewProductColumns> {
  const found = (ID.test(id) && (await findById(db.read, Number(id)))) || (await findByUrl(db.read, url))
  if (!found) return NONE
  const item = await db.read
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select('item.sku')
    .where('kit.product_id', '=', found.id)
    .orderBy('kit.position')
    .orderBy('item.position')
    .limit(1)
    .executeTakeFirst()
  return {
    product_id: String(found.id),
    product_name: found.name_pt,
    product_sku: item?.sku ?? '',
    product_url: absoluteUrl(config, 'pt', found.path),
  }
}

// Stands for every text that is no id: no review has it, and PostgreSQL rejects some texts.
const NO_ID = '?'

/**
 * The stored id of the product that the id of a product or item names, as in a review that is sent; the id itself when no product
 * has it, because a review keeps the id of a product that the store no longer sells.
 */
export async function reviewedProductId(queries: Queries, id: string): Promise<string> {
  if (!/^\d+$/.test(id)) return NO_ID
  const found = ID.test(id) ? await findById(queries, Number(id)) : undefined
  return found ? String(found.id) : id
}

/** The products of reviews by their stored ids, with name and address in a language; those that the store no longer has are missing. */
export async function namedProducts(
  { db, config }: StoreContext,
  language: Lang,
  reviews: readonly { product_id: string }[],
): Promise<Map<string, WireReview['produto']>> {
  const ids = [...new Set(reviews.map(({ product_id: id }) => id))].filter((id) => ID.test(id)).map(Number)
  if (ids.length === 0) return new Map()
  const name = language === 'en' ? 'name_en' : 'name_pt'
  const rows = await db.read
    .selectFrom('product')
    .select(['id', 'path', name])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [String(row.id), { nome: row[name], url: absoluteUrl(config, language, row.path) }]),
  )
}

const COLUMNS = ['product.id', 'product.name_pt', 'product.path'] as const

async function findById(queries: Queries, id: number) {
  const product = await queries.selectFrom('product').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return (
    product ??
    (await queries
      .selectFrom('item')
      .innerJoin('kit', 'kit.id', 'item.kit_id')
      .innerJoin('product', 'product.id', 'kit.product_id')
      .select(COLUMNS)
      .where('item.id', '=', id)
      .executeTakeFirst())
  )
}

async function findByUrl(queries: Queries, url: string) {
  const page = readPath(URL.parse(url)?.pathname ?? null, 'pt')
  if (!page) return undefined
  return queries.selectFrom('product').select(COLUMNS).where('path', '=', page.path).executeTakeFirst()
}
