import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { KitBody, ProductBody } from '../seed/product-rows.ts'
import type { ItemTable, KitTable, ProductTable } from '../db/catalogue-tables.ts'

/** A stored item. */
export type ItemRow = Selectable<ItemTable>

/** A stored product page with its parsed body. */
export type ProductRecord = Omit<Selectable<ProductTable>, 'body'> & { body: ProductBody }

/** A stored kit with its items in order and its product. */
export interface KitRecord extends Omit<Selectable<KitTable>, 'body'> {
  body: KitBody
  items: ItemRow[]
  product: ProductRecord
  /** The product's kit of one unit, when this kit can be composed of its flavours (P5). */
  singlePotKit: { kit: Selectable<KitTable>; items: ItemRow[] } | null
}

/** Returns the kits of these ids in their order, with four queries for any number of ids. */
export async function loadKits(queries: Queries, ids: string[]): Promise<KitRecord[]> {
  if (ids.length === 0) return []
  const kits = await queries.selectFrom('kit').selectAll().where('id', 'in', ids).execute()
  const productIds = [...new Set(kits.map((kit) => kit.product_id))]
  const products = await loadProducts(queries, productIds)
  const singlePotKits = await queries
    .selectFrom('kit')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('units', '=', 1)
    .where('built', '=', 0)
    .execute()
  const kitIds = [...new Set([...kits, ...singlePotKits].map((kit) => kit.id))]
  const items = Map.groupBy(
    await queries.selectFrom('item').selectAll().where('kit_id', 'in', kitIds).orderBy('position').execute(),
    (item) => item.kit_id,
  )
  const byId = new Map(kits.map((kit) => [kit.id, kit]))
  return ids.flatMap((id) => {
    const kit = byId.get(id)
    const product = kit && products.get(kit.product_id)
    if (!kit || !product) return []
    const single = singlePotKits.find((other) => other.product_id === kit.product_id)
    const singlePots = (single && items.get(single.id)) ?? []
    const isMix = kit.units > 1 && singlePots.length > 1
    return {
      ...kit,
      body: JSON.parse(kit.body) as KitBody,
      items: items.get(id) ?? [],
      product,
      singlePotKit: single && isMix ? { kit: single, items: singlePots } : null,
    }
  })
}

/** Returns the products of these ids, by id. */
export async function loadProducts(queries: Queries, ids: number[]): Promise<Map<number, ProductRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await queries.selectFrom('product').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, readProduct(row)]))
}

/** Parses the body of a product row. */
function readProduct(row: Selectable<ProductTable>): ProductRecord {
  return { ...row, body: JSON.parse(row.body) as ProductBody }
}
