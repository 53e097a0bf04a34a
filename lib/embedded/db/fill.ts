import { readCatalogue } from './catalogue-files.ts'
import type { Database } from './database.ts'
import { inventedProducts } from './invented-products.ts'
import { seed } from './seed-catalogue.ts'

/** Fills an empty database with the catalogue and invented products up to `products` in all; a filled one stays as it is. */
export async function fill(database: Database, brandSlug: string, products = 0): Promise<void> {
  const known = await database.read.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (known) return
  const catalogue = readCatalogue(brandSlug)
  const missing = Math.max(0, products - catalogue.products.length)
  await seed(database, catalogue, inventedProducts(catalogue.products, missing))
}
