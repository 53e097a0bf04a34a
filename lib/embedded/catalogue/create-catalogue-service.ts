import type { Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import type { StoreContext } from '../store/store.ts'
import type {
  CatalogueService,
  CatalogueItem,
  CatalogueKit,
  CatalogueProduct,
  CatalogueVariation,
} from './catalogue-service.ts'
import { createCouponService } from './coupons.ts'

/** Returns the catalogue service of a database. */
export function createCatalogueService(
  { db }: Pick<StoreContext, 'db'>,
  now?: () => number,
): CatalogueService {
  return {
    coupons: createCouponService({ db }, now),
    list: async (text) => {
      const queryWords = searchWords(text)
      const products = await readProducts(db.read)
      return products.filter((product) => {
        const productWords = searchWords(searchTextOf(product))
        return queryWords.every((word) => productWords.some((one) => one.startsWith(word)))
      })
    },
    // The catalogue is read outside the transaction, so that reading it does not block the shop's writes.
    setPrice: async (key, to, from) => {
      const [product, kit] = findKit(await readProducts(db.read), key)
      if (!product || !kit) return null
      if (kit.items.some(({ variations }) => variations.length > 0)) return 'variations'
      const priceFrom = from ?? Math.max(kit.priceFrom, to)
      await db.write((queries) =>
        queries
          .updateTable('kit')
          .set({ price_to: to, price_from: priceFrom })
          .where('id', '=', kit.id)
          .execute(),
      )
      const before = { priceFrom: kit.priceFrom, priceTo: kit.priceTo }
      return { productName: product.name, kit: { ...kit, priceFrom, priceTo: to }, before }
    },
    setVariation: async (key, sku, next) => {
      const [product] = findKit(await readProducts(db.read), key)
      const before = product && variationsOf(product).find((variation) => variation.sku === sku)
      if (!product || !before) return null
      const variation =
        'stock' in next
          ? { ...before, stock: next.stock }
          : { ...before, priceTo: next.to, priceFrom: next.from ?? Math.max(before.priceFrom, next.to) }
      const { stock, priceFrom: price_from, priceTo: price_to } = variation
      await db.write((queries) =>
        queries
          .updateTable('variation')
          .set({ stock, price_from, price_to })
          .where('sku', '=', sku)
          .execute(),
      )
      return { productName: product.name, variation, before }
    },
    setStock: async (key, units) => {
      const items = findItems(await readProducts(db.read), key)
      const ids = items.filter(({ variations }) => variations.length === 0).map(({ id }) => id)
      const skus = items.flatMap(({ variations }) => variations.map(({ sku }) => sku))
      await db.write(async (queries) => {
        if (ids.length > 0)
          await queries.updateTable('item').set({ stock: units }).where('id', 'in', ids).execute()
        if (skus.length > 0)
          await queries.updateTable('variation').set({ stock: units }).where('sku', 'in', skus).execute()
      })
      return items
    },
  }
}

function findKit(
  products: CatalogueProduct[],
  key: string,
): [CatalogueProduct | undefined, CatalogueKit | undefined] {
  const product = products.find(
    ({ path, kits }) => path === key || kits.some(({ id, listPath }) => id === key || listPath === key),
  )
  const kit = product?.kits.find(({ id, listPath }) => id === key || listPath === key)
  return [product, kit ?? product?.kits[0]]
}

function findItems(products: CatalogueProduct[], key: string): CatalogueItem[] {
  const page = products.find(({ path }) => path === key)
  if (page) return page.kits.flatMap(({ items }) => items)
  const kits = products.flatMap((product) => product.kits)
  const kit = kits.find(({ id, listPath }) => id === key || listPath === key)
  return kit ? kit.items : kits.flatMap(({ items }) => items).filter(({ id }) => String(id) === key)
}

function variationsOf({ kits }: CatalogueProduct): CatalogueVariation[] {
  return kits.flatMap(({ items }) => items.flatMap(({ variations }) => variations))
}

function searchTextOf({ path, name, kits }: CatalogueProduct): string {
  return [path, name, ...kits.map(({ id, title }) => `${id} ${title}`)].join(' ')
}

async function readProducts(queries: Queries): Promise<CatalogueProduct[]> {
  const products = await queries
    .selectFrom('product')
    .select(['id', 'path', 'name_pt'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const kits = await queries
    .selectFrom('kit')
    .select(['id', 'product_id', 'title_pt', 'list_path', 'price_from', 'price_to'])
    .orderBy('position')
    .execute()
  const items = await queries
    .selectFrom('item')
    .select(['id', 'kit_id', 'name_pt', 'stock'])
    .orderBy('position')
    .execute()
  const variations = await queries
    .selectFrom('variation')
    .select(['item_id', 'sku', 'label_pt', 'stock', 'price_from', 'price_to'])
    .orderBy('position')
    .execute()
  const variationsByItem = Map.groupBy(variations, ({ item_id }) => item_id)
  const itemsByKit = Map.groupBy(items, ({ kit_id }) => kit_id)
  const kitsByProduct = Map.groupBy(kits, ({ product_id }) => product_id)
  return products.map(({ id, path, name_pt: name }) => ({
    path,
    name,
    kits: (kitsByProduct.get(id) ?? []).map((kit) => ({
      id: kit.id,
      title: kit.title_pt,
      listPath: kit.list_path,
      priceFrom: kit.price_from,
      priceTo: kit.price_to,
      items: (itemsByKit.get(kit.id) ?? []).map((item) => ({
        id: item.id,
        name: item.name_pt,
        stock: item.stock,
        variations: (variationsByItem.get(item.id) ?? []).map((one) => ({
          sku: one.sku,
          label: one.label_pt,
          stock: one.stock,
          priceFrom: one.price_from,
          priceTo: one.price_to,
        })),
      })),
    })),
  }))
}
