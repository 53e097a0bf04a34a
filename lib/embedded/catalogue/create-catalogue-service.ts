import type { Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import type { StoreContext } from '../store/store.ts'
import type { CatalogueService, CatalogueItem, CatalogueKit, CatalogueProduct } from './catalogue-service.ts'
import { createCouponService } from './coupons.ts'

/** Returns the catalogue service of a database. */
export function createCatalogueService({ db }: Pick<StoreContext, 'db'>): CatalogueService {
  return {
    coupons: createCouponService({ db }),
    list: async (text) => {
      const queryWords = searchWords(text)
      const products = await readProducts(db.read)
      return products.filter((product) => {
        const known = searchWords(wordsOf(product))
        return queryWords.every((word) => known.some((one) => one.startsWith(word)))
      })
    },
    // Read outside the transaction, so that it does not block the shop's writes.
    setPrice: async (key, to, from) => {
      const [product, kit] = findKit(await readProducts(db.read), key)
      if (!product || !kit) return null
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
    setStock: async (key, units) => {
      const items = findItems(await readProducts(db.read), key)
      const ids = items.map(({ id }) => id)
      if (ids.length > 0)
        await db.write((queries) =>
          queries.updateTable('item').set({ stock: units }).where('id', 'in', ids).execute(),
        )
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

function wordsOf({ path, name, kits }: CatalogueProduct): string {
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
  const itemsOf = Map.groupBy(items, ({ kit_id }) => kit_id)
  const kitsOf = Map.groupBy(kits, ({ product_id }) => product_id)
  return products.map(({ id, path, name_pt: name }) => ({
    path,
    name,
    kits: (kitsOf.get(id) ?? []).map((kit) => ({
      id: kit.id,
      title: kit.title_pt,
      listPath: kit.list_path,
      priceFrom: kit.price_from,
      priceTo: kit.price_to,
      items: (itemsOf.get(kit.id) ?? []).map((item) => ({
        id: item.id,
        name: item.name_pt,
        stock: item.stock,
      })),
    })),
  }))
}
