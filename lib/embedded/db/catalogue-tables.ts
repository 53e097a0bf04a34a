import type { Fixed } from './process-tables.ts'

// The tables of the catalogue. Money is in cents.

/** Named JSON documents: settings, home, menus. */
interface DocumentTable {
  name: Fixed<string>
  body: string
}

/** Institutional pages, landing pages and kit lists. */
interface PageTable {
  path: Fixed<string>
  level: string
  line: string | null
  body: string
}

/** Product categories, a forest by `parent_id`. */
export interface CategoryTable {
  id: Fixed<number>
  slug: string
  parent_id: number | null
  name_pt: string
  name_en: string
}

/**
 * How a product is sold: in kits, as one of its variations, or only by quote. The kit of a product that is sold by quote
 * holds the price by which listings sort the product; no document contains that price.
 */
export type Sale = 'kits' | 'choice' | 'quote'

/** A product page; `body` holds its texts and pictures as JSON. */
export interface ProductTable {
  id: Fixed<number>
  line: string
  path: string
  position: number
  category_id: number
  name_pt: string
  name_en: string
  body: string
  sale: Sale
}

/** A kit of a product page; its items share its price. `built` is 1 when shoppers fill it pot by pot. */
export interface KitTable {
  id: Fixed<string>
  product_id: number
  position: number
  units: number
  title_pt: string
  title_en: string
  price_from: number
  price_to: number
  list_path: string
  built: number
  body: string
}

/** A purchasable item: one flavour of a kit. */
export interface ItemTable {
  id: Fixed<number>
  kit_id: string
  position: number
  name_pt: string
  name_en: string
  flavours: string
  sku: string
  ean: string
  stock: number
  image: string
}

/**
 * A variation of an item (`idAtributoValor`), such as a size, with its own price and stock. Triggers keep the item's stock
 * at the sum, and the kit's price at the lowest price in stock. `pictures` is JSON.
 */
export interface VariationTable {
  id: Fixed<number>
  item_id: Fixed<number>
  position: number
  sku: string
  ean: string
  label_pt: string
  label_en: string
  swatch: string
  stock: number
  price_from: number
  price_to: number
  pictures: string
}

/** The vocabulary of the product search, without accents. */
interface WordTable {
  id: Fixed<number>
  spelling: string
}

/** The words of each product. */
interface ProductWordTable {
  word_id: number
  product_id: number
}

/** What a product is for, or the form in which it comes: values by which listings filter, defined in the document 'traits'. */
interface ProductTraitTable {
  trait: string
  value: string
  product_id: number
}

/** The tables of the catalogue. */
export interface CatalogueTables {
  document: DocumentTable
  page: PageTable
  category: CategoryTable
  product: ProductTable
  kit: KitTable
  item: ItemTable
  variation: VariationTable
  word: WordTable
  product_word: ProductWordTable
  product_trait: ProductTraitTable
}
