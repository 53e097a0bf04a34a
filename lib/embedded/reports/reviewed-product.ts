import type { ReviewRequest } from '#lib/contract/reviews.ts'
import type { Queries } from '../db/database.ts'
import { absoluteUrl, readPath } from '../store/paths.ts'
import type { StoreContext } from '../store/store.ts'

const ID = /^\d{1,9}$/

/** A product as a review keeps it: in the store's own words. */
export interface ReviewProductColumns {
  product_id: string
  product_name: string
  product_sku: string
  product_url: string
}

const NONE: ReviewProductColumns = { product_id: '', product_name: '', product_sku: '', product_url: '' }

/**
 * The product that a review names by its id, by that of one of its variations or by its page. What a browser says of it
 * is not believed: all is the store's own, or empty for a product that it does not know (L24).
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
