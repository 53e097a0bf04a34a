import { readCatalogue } from './catalogue-files.ts'
import type { Database, Queries } from '../db/database.ts'
import { lockMigrations } from '../db/migrate.ts'
import { inventedProducts } from './invented-products.ts'
import { seed } from './seed-catalogue.ts'
import { seedReviews, type ReviewSeed } from './seed-reviews.ts'

/** The coupon of the demonstration: 10 % off from R$ 100.00 on. */
const DEMO_COUPON = { code: 'BEMVINDO10', percent: 10, minimum: 10_000 }

type DemoSeed = Omit<ReviewSeed, 'brandSlug'>

/**
 * Seeds an empty database with the catalogue, invented products up to `products` in all, and the demonstration's
 * reviews and coupon when `reviews` is given. Reviews and coupon have a transaction and a row in `seed_part` each, so
 * the next start finishes an interrupted seed (L3). A database that has products and no unfinished part stays
 * unchanged: a real shop never gets demonstration data.
 */
export async function fill(
  database: Database,
  brandSlug: string,
  products = 0,
  reviews?: DemoSeed,
): Promise<void> {
  const anyProduct = await database.read.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (!anyProduct) {
    const catalogue = readCatalogue(brandSlug)
    const missing = Math.max(0, products - catalogue.products.length)
    const more = inventedProducts(catalogue.products, missing)
    await seed(database, { catalogue, more, parts: reviews ? Object.keys(PARTS) : [] })
  }
  if (!reviews) return
  const unfinished = await database.read
    .selectFrom('seed_part')
    .select('name')
    .where('done_at', 'is', null)
    .orderBy('name', 'desc')
    .execute()
  for (const { name } of unfinished) await PARTS[name]?.(database, { brandSlug, ...reviews })
}

const PARTS: Record<string, (database: Database, seed: ReviewSeed) => Promise<unknown>> = {
  reviews: (database, reviewSeed) =>
    seedReviews(database, reviewSeed, (queries) => markDone(queries, 'reviews', reviewSeed.now)),
  coupon: (database, { now }) =>
    database.write(async (queries) => {
      await lockMigrations(database, queries)
      await queries
        .insertInto('coupon')
        .values(DEMO_COUPON)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute()
      await markDone(queries, 'coupon', now)
    }),
}

async function markDone(queries: Queries, name: string, now: number): Promise<void> {
  await queries.updateTable('seed_part').set({ done_at: now }).where('name', '=', name).execute()
}
