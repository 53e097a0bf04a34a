import { readCatalogue } from './catalogue-files.ts'
import type { Database } from '../db/database.ts'
import { inventedProducts } from './invented-products.ts'
import { seed } from './seed-catalogue.ts'
import { seedReviews, type ReviewSeed } from './seed-reviews.ts'

/** The coupon of the demonstration: 10 % off from R$ 100.00 on. */
const DEMO_COUPON = { code: 'BEMVINDO10', percent: 10, minimum: 10_000 }

/**
 * Seeds an empty database with the catalogue, invented products up to `products` in all, and the demonstration's
 * reviews and coupon when `reviews` is given. Leaves a database with products unchanged: a running shop never gets
 * them.
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
  if (!reviews) return
  await seedReviews(database, { brandSlug, ...reviews })
  await database.write((queries) => queries.insertInto('coupon').values(DEMO_COUPON).execute())
}
