import type { CategoryFile, KitFile, ProductFile } from './catalogue-schema.ts'
import { searchWords } from '../db/search-words.ts'

/** The fields of a product that no query filters or sorts by, stored as JSON in `product.body`. */
export type ProductBody = Omit<
  ProductFile,
  'id' | 'line' | 'path' | 'position' | 'categoryId' | 'name' | 'kits'
>

/** The same for `kit.body`. */
export type KitBody = Pick<
  KitFile,
  'subtitle' | 'bestSeller' | 'featured' | 'offer' | 'badge' | 'images' | 'hasVariations'
>

const COLUMNS = new Set(['id', 'line', 'path', 'position', 'categoryId', 'name', 'kits'])

/** Returns the row of a product page. */
export function productRow(product: ProductFile) {
  const body = Object.entries(product).filter(([field]) => !COLUMNS.has(field))
  return {
    id: product.id,
    line: product.line,
    path: product.path,
    position: product.position,
    category_id: product.categoryId,
    name_pt: product.name.pt,
    name_en: product.name.en,
    body: JSON.stringify(Object.fromEntries(body)),
  }
}

/** Returns the rows of a product's kits; the main kit gets position 1, whatever the file's numbering. */
export function kitRows({ id: productId, kits }: ProductFile) {
  return inOrder(kits).map((kit, index) => {
    const { subtitle, bestSeller, featured, offer, badge, images, hasVariations } = kit
    const body: KitBody = { subtitle, bestSeller, featured, offer, badge, images, hasVariations }
    return {
      id: kit.id,
      product_id: productId,
      position: index + 1,
      units: kit.units,
      title_pt: kit.title.pt,
      title_en: kit.title.en,
      price_from: kit.priceFrom,
      price_to: kit.priceTo,
      list_path: kit.listPath,
      built: kit.built ? 1 : 0,
      body: JSON.stringify(body),
    }
  })
}

/** Returns the rows of a product's items. */
export function itemRows({ kits }: ProductFile) {
  return kits.flatMap((kit) =>
    kit.variations.map((item, index) => ({
      id: item.id,
      kit_id: kit.id,
      position: index + 1,
      name_pt: item.name.pt,
      name_en: item.name.en,
      flavours: item.flavours.join(','),
      sku: item.sku,
      ean: item.ean,
      stock: item.stock,
      image: item.image,
    })),
  )
}

/** Returns the search words of a product in both languages. */
export function productWords(product: ProductFile, chain: CategoryFile[]): string[] {
  const texts = [product.name, product.keywords, product.flavourText, ...chain.map(({ name }) => name)]
  return searchWords(texts.flatMap(({ pt, en }) => [pt, en]).join(' '))
}

function inOrder(kits: KitFile[]): KitFile[] {
  return kits.toSorted((a, b) => a.position - b.position)
}
