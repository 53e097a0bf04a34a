import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ISchema } from 'yup'
import {
  categoriesSchema,
  pagesSchema,
  productFileSchema,
  storeSchema,
  type CategoryFile,
  type PageFile,
  type ProductFile,
  type StoreFile,
} from './catalogue-schema.ts'

const FOLDER = import.meta.dirname

/** The parsed catalogue files; the brand's slug is filled in. */
export interface CatalogueFiles {
  store: StoreFile
  categories: CategoryFile[]
  pages: PageFile[]
  products: ProductFile[]
}

/** Reads and validates the catalogue files. Throws with file and field when one is invalid. */
export function readCatalogue(brandSlug: string, folder = FOLDER): CatalogueFiles {
  const read = <T>(file: string, schema: ISchema<T>): T => {
    const written = readFileSync(join(folder, file), 'utf8').replaceAll('{brand}', brandSlug)
    try {
      return (schema as unknown as Strict<T>).validateSync(JSON.parse(written), { strict: true })
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${(error as Error).message}`, { cause: error })
    }
  }
  const products = readdirSync(join(folder, 'products'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(`products/${name}`, productFileSchema))
  return {
    store: read('store.json', storeSchema),
    categories: read('categories.json', categoriesSchema),
    pages: read('pages.json', pagesSchema),
    products: products.sort((a, b) => a.position - b.position),
  }
}

// The method of all schemas of yup, which its general type does not declare.
interface Strict<T> {
  validateSync(value: unknown, options: { strict: true }): T
}
