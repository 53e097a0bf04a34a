import { sql } from 'kysely'
import type { LineKind } from '#lib/contract/cart-requests.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import type { Sale } from '../db/tables.ts'
import type { ProductBody } from '../seed/product-rows.ts'
import { BUILD_KIT, readPots, type Pot } from './built-kits.ts'
import { loadProducts } from './kit-records.ts'
import type { Bilingual } from './language.ts'
import type { Names } from './sellable-name.ts'
import { readVariations, type VariationRecord } from './variations.ts'

/** The key of a cart line within its cart. */
export interface CartLineKey {
  kind: LineKind
  itemId: number
  attributeId: number
  saleUnitId: number
  warehouseId: number
  extra: string
}

/** An item with its current names, stock and prices (in cents). */
export interface SellableItem {
  itemId: number
  sku: string
  stock: number
  image: string
  names: Names
  path: string
  priceFrom: Cents
  priceTo: Cents
  units: number
  /** What the kit counts, such as 'pote'; null when its product has no kit of one unit that names it. */
  unit: Bilingual | null
  /** The pots for a kit that the shopper builds; null for any other item. */
  pots: Pot[] | null
  sale: Sale
  /** The variations of the product page; null for an item without any. */
  choice: { attribute: ProductChoice; variations: VariationRecord[] } | null
  /** The chosen variation, whose SKU, stock, price and picture replace those of the item; null without variations. */
  variation: VariationRecord | null
}

type ProductChoice = NonNullable<ProductBody['choice']>

/**
 * Returns the item as one of its variations. `variationId` is 0 for an item that has none; null when the item has no such
 * variation.
 */
export function variationOf(item: SellableItem, variationId: number): SellableItem | null {
  if (!item.choice) return variationId === 0 ? item : null
  const variation = item.choice.variations.find(({ id }) => id === variationId)
  if (!variation) return null
  return {
    ...item,
    variation,
    sku: variation.sku,
    stock: variation.stock,
    image: variation.pictures[0]?.src ?? item.image,
    priceFrom: variation.price_from,
    priceTo: variation.price_to,
  }
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

const SELLABLE = [
  'item.id as item_id',
  'item.sku',
  'item.stock',
  'item.image',
  'item.name_pt as item_pt',
  'item.name_en as item_en',
  'kit.title_pt as kit_pt',
  'kit.title_en as kit_en',
  'kit.price_from',
  'kit.price_to',
  'kit.units',
  'kit.built',
  'kit.product_id',
  'product.name_pt as product_pt',
  'product.name_en as product_en',
  'product.path',
  'product.sale',
] as const

// The title of the product's kit of one unit, such as '1 pote', says what its larger kits count.
const singleTitle = (column: 'title_pt' | 'title_en') => sql<string | null>`(
  select min(${sql.ref(`single.${column}`)}) from kit as single
  where single.product_id = kit.product_id and single.units = 1 and single.built = 0)`

const UNIT_TITLES = [singleTitle('title_pt').as('unit_pt'), singleTitle('title_en').as('unit_en')] as const

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

/** Returns the items of these ids, without a chosen variation; skips unknown ids. */
export async function readSellables(queries: Queries, ids: number[]): Promise<SellableItem[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select(SELLABLE)
    .select(UNIT_TITLES)
    .where('item.id', 'in', ids)
    .execute()
  return toSellables(queries, rows)
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

interface SellableRow {
  item_id: number
  sku: string
  stock: number
  image: string
  item_pt: string
  item_en: string
  kit_pt: string
  kit_en: string
  price_from: number
  price_to: number
  units: number
  unit_pt: string | null
  unit_en: string | null
  built: number
  product_id: number
  product_pt: string
  product_en: string
  path: string
  sale: Sale
}

async function toSellables(queries: Queries, rows: SellableRow[]): Promise<SellableItem[]> {
  const built = rows.filter((row) => row.built === 1).map((row) => row.product_id)
  const pots = await readPots(queries, [...new Set(built)])
  const choices = await readChoices(queries, rows)
  return rows.map((row) => ({
    ...toSellable(row, row.built === 1 ? (pots.get(row.product_id) ?? []) : null),
    choice: choices.get(row.item_id) ?? null,
  }))
}

// Most carts have no item with variations: they need no further query.
async function readChoices(queries: Queries, rows: SellableRow[]) {
  const withVariations = rows.filter(({ sale }) => sale === 'choice')
  const variations = await readVariations(queries, [...new Set(withVariations.map(({ item_id }) => item_id))])
  const products = await loadProducts(queries, [
    ...new Set(withVariations.map(({ product_id }) => product_id)),
  ])
  return new Map(
    withVariations.flatMap(({ item_id, product_id }) => {
      const attribute = products.get(product_id)?.body.choice
      return attribute ? [[item_id, { attribute, variations: variations.get(item_id) ?? [] }] as const] : []
    }),
  )
}

function toSellable(row: SellableRow, pots: Pot[] | null): Omit<SellableItem, 'choice'> {
  return {
    itemId: row.item_id,
    sku: row.sku,
    stock: row.stock,
    image: row.image,
    names: {
      item: { pt: row.item_pt, en: row.item_en },
      kit: { pt: row.kit_pt, en: row.kit_en },
      product: { pt: row.product_pt, en: row.product_en },
    },
    path: pots ? BUILD_KIT : row.path,
    priceFrom: row.price_from,
    priceTo: row.price_to,
    units: row.units,
    unit: unitOf(row),
    pots,
    sale: row.sale,
    variation: null,
  }
}

// 'pote' of '1 pote'; null unless both titles begin with the number.
function unitOf({ unit_pt, unit_en }: SellableRow): Bilingual | null {
  const [pt, en] = [unit_pt, unit_en].map((title) => /^1 (.+)$/.exec(title ?? '')?.[1])
  return pt && en ? { pt, en } : null
}
