import { sql } from 'kysely'
import type { Cents } from '#lib/shop/money.ts'
import type { Queries } from '../db/database.ts'
import type { Sale } from '../db/catalogue-tables.ts'
import type { ProductBody } from '../seed/product-rows.ts'
import { BUILD_KIT, readPots, type Pot } from './built-kits.ts'
import { loadProducts } from './kit-records.ts'
import type { Bilingual } from './language.ts'
import type { Names } from './sellable-name.ts'
import { readVariations, type VariationRecord } from './variations.ts'

/** An item with its current names, stock and prices (in cents). */
export interface SellableItem {
  itemId: number
  sku: string
  stock: number
  image: string
  names: Names
  /** The page where it is chosen: that of its product, or the kit builder. */
  path: string
  /** The page of its product, where it is reviewed. */
  productPath: string
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

/** The columns of an item, its kit and its product. */
export const SELLABLE = [
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

/** The titles of the product's kit of one unit. */
export const UNIT_TITLES = [
  singleTitle('title_pt').as('unit_pt'),
  singleTitle('title_en').as('unit_en'),
] as const

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

/** A row of the columns above. */
export interface SellableRow {
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

/** The items of rows, without a chosen variation. */
export async function toSellables(queries: Queries, rows: SellableRow[]): Promise<SellableItem[]> {
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
    productPath: row.path,
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
