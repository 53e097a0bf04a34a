import type { LineKind } from '#lib/contract/cart-requests.ts'
import type { Queries } from '../db/database.ts'
import {
  SELLABLE,
  toSellables,
  UNIT_TITLES,
  variationOf,
  type SellableItem,
  type SellableRow,
} from './sellable-items.ts'

/** The key of a cart line within its cart. */
export interface CartLineKey {
  kind: LineKind
  itemId: number
  attributeId: number
  saleUnitId: number
  warehouseId: number
  extra: string
}

/** A stored line with its item. */
export interface StoredCartLine extends CartLineKey {
  parameters: string
  quantity: number
  position: number
  sellable: SellableItem
}

/** Whether two keys are the same. */
export function isSameLine(a: CartLineKey, b: CartLineKey): boolean {
  return (
    a.itemId === b.itemId &&
    a.kind === b.kind &&
    a.attributeId === b.attributeId &&
    a.saleUnitId === b.saleUnitId &&
    a.warehouseId === b.warehouseId &&
    a.extra === b.extra
  )
}

const KEY_COLUMNS = ['kind', 'attribute_id', 'sale_unit_id', 'warehouse_id', 'extra'] as const

/** Returns the lines of a cart in the order they were added, with current prices and stock. */
export async function readLines(queries: Queries, cartId: string): Promise<StoredCartLine[]> {
  const rows = await queries
    .selectFrom('cart_line')
    .innerJoin('item', 'item.id', 'cart_line.item_id')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select(SELLABLE)
    .select(UNIT_TITLES)
    .select(KEY_COLUMNS)
    .select(['parameters', 'quantity', 'cart_line.position'])
    .where('cart_id', '=', cartId)
    .orderBy('cart_line.position')
    .execute()
  const items = await toSellables(queries, rows)
  return rows.flatMap((row, index) => {
    // A line whose variation or item is no longer in the catalogue is left out.
    const sellable = variationOf(items[index]!, row.attribute_id)
    return sellable ? [toLine(row, sellable)] : []
  })
}

type LineRow = SellableRow & {
  kind: string
  attribute_id: number
  sale_unit_id: number
  warehouse_id: number
  extra: string
  parameters: string
  quantity: number
  position: number
}

function toLine(row: LineRow, sellable: SellableItem): StoredCartLine {
  return {
    kind: row.kind as LineKind,
    itemId: row.item_id,
    attributeId: row.attribute_id,
    saleUnitId: row.sale_unit_id,
    warehouseId: row.warehouse_id,
    extra: row.extra,
    parameters: row.parameters,
    quantity: row.quantity,
    position: row.position,
    sellable,
  }
}

/** Inserts or updates lines. */
export async function writeLines(queries: Queries, cartId: string, lines: StoredCartLine[]): Promise<void> {
  await queries
    .insertInto('cart_line')
    .values(
      lines.map((line) => ({
        cart_id: cartId,
        kind: line.kind,
        item_id: line.itemId,
        attribute_id: line.attributeId,
        sale_unit_id: line.saleUnitId,
        warehouse_id: line.warehouseId,
        extra: line.extra,
        parameters: line.parameters,
        quantity: line.quantity,
        position: line.position,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'item_id', ...KEY_COLUMNS]).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        parameters: row.ref('excluded.parameters'),
      })),
    )
    .execute()
}

/** Deletes a line from a cart. */
export async function deleteLine(queries: Queries, cartId: string, line: CartLineKey): Promise<void> {
  await queries
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('item_id', '=', line.itemId)
    .where('kind', '=', line.kind)
    .where('attribute_id', '=', line.attributeId)
    .where('sale_unit_id', '=', line.saleUnitId)
    .where('warehouse_id', '=', line.warehouseId)
    .where('extra', '=', line.extra)
    .execute()
}
