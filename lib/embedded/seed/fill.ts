import { readCatalogue } from './catalogue-files.ts'
import type { Database } from '../db/database.ts'
import { inventedProducts } from './invented-products.ts'
import { seed } from './seed-catalogue.ts'
import { seedReviews, type ReviewSeed } from './seed-reviews.ts'

/**
 * Seeds an empty database with the catalogue, invented products up to `products` in all, and reviews when `reviews`
 * is given. Leaves a database with products unchanged: a running shop never gets invented reviews.
 */
export async function fill(
  database: Database,
  brandSlug: string,
  products = 0,
  reviews?: Omit<ReviewSeed, 'brandSlug'>,
): Promise<void> {
  const known = await database.read.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (known) return
  const catalogue = readCatalogue(brandSlug)
  const missing = Math.max(0, products - catalogue.products.length)
  await seed(database, catalogue, inventedProducts(catalogue.products, missing))
  if (reviews) await seedReviews(database, { brandSlug, ...reviews })
}
