import type { CategoryFile, KitFile, ProductFile } from './catalogue-schema.ts'
import type { Sale } from '../db/catalogue-tables.ts'
import { searchWords } from '../db/search-words.ts'

/** The fields of a product that no query filters or sorts by, stored as JSON in `product.body`. */
export type ProductBody = Omit<
  ProductFile,
  'id' | 'line' | 'path' | 'position' | 'categoryId' | 'name' | 'kits' | 'choice' | 'onRequest' | 'traits'
> & { choice?: Omit<NonNullable<ProductFile['choice']>, 'values'> }

/** The same for `kit.body`. */
export type KitBody = Pick<
  KitFile,
  'subtitle' | 'bestSeller' | 'featured' | 'offer' | 'badge' | 'images' | 'hasVariations'
>

const COLUMNS = new Set([
  'id',
  'line',
  'path',
  'position',
  'categoryId',
  'name',
  'kits',
  'choice',
  'onRequest',
  'traits',
])

/** Returns the row of a product page. */
export function productRow(product: ProductFile) {
  const { choice, onRequest } = product
  const body = Object.entries(product).filter(([field]) => !COLUMNS.has(field))
  if (choice) body.push(['choice', { id: choice.id, name: choice.name, kind: choice.kind }])
  const sale: Sale = choice ? 'choice' : onRequest ? 'quote' : 'kits'
  return {
    id: product.id,
    line: product.line,
    path: product.path,
    position: product.position,
    category_id: product.categoryId,
    name_pt: product.name.pt,
    name_en: product.name.en,
    body: JSON.stringify(Object.fromEntries(body)),
    sale,
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

/** Returns the rows of a product's variations, which all belong to its first item. */
export function variationRows({ id: itemId, choice }: ProductFile) {
  return (choice?.values ?? []).map((value, index) => ({
    id: value.id,
    item_id: itemId,
    position: index + 1,
    sku: value.sku,
    ean: value.ean,
    label_pt: value.label.pt,
    label_en: value.label.en,
    swatch: value.swatch,
    stock: value.stock,
    price_from: value.priceFrom,
    price_to: value.priceTo,
    pictures: JSON.stringify(value.pictures),
  }))
}

/** Returns the rows of a product's traits: what it is for and its form, by which listings filter. */
export function traitRows({ id, traits }: ProductFile) {
  return Object.entries(traits).flatMap(([trait, values]) =>
    values.map((value) => ({ trait, value, product_id: id })),
  )
}

/** Returns the search words of a product in both languages. */
export function productWords(product: ProductFile, chain: CategoryFile[]): string[] {
  const labels = (product.choice?.values ?? []).map(({ label }) => label)
  const own = [product.name, product.keywords, product.flavourText, ...labels]
  const texts = [...own, ...chain.map(({ name }) => name)]
  return searchWords(texts.flatMap(({ pt, en }) => [pt, en]).join(' '))
}

function inOrder(kits: KitFile[]): KitFile[] {
  return kits.toSorted((a, b) => a.position - b.position)
}
