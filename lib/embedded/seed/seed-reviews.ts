import { bulkInsert } from './bulk-insert.ts'
import type { Database, Queries } from '../db/database.ts'
import { lockMigrations } from '../db/migrate.ts'
import { readSeedReviews, readSurvey, type TopicReview } from './review-files.ts'
import { SEEDED_TOPICS } from './review-topics.ts'
import { reviewRows, surveyRows, type SeededProduct } from './review-rows.ts'

/** The options of seedReviews. */
export interface ReviewSeed {
  brandSlug: string
  /** Milliseconds since 1970; all reviews are dated before this day. */
  now: number
}

/**
 * Seeds the reviews of a shop that never had one, and survey answers when it has none, in one transaction. Returns
 * false when the shop ever had a review, even one erased since. `markDone` runs in the same transaction.
 */
export async function seedReviews(
  database: Database,
  seed: ReviewSeed,
  markDone: (queries: Queries) => Promise<void>,
): Promise<boolean> {
  const reviews = readSeedReviews()
  return database.write(async (queries) => {
    await lockMigrations(database, queries)
    await markDone(queries)
    if (await hadReview(queries)) return false
    const productOf = await products(queries, reviews, seed.brandSlug)
    const rows = reviewRows(reviews, seed.now, productOf, await itemsBySku(queries, reviews))
    await bulkInsert(queries, 'review', rows)
    await bulkInsert(queries, 'review_total', totalsOf(reviews))
    await bulkInsert(queries, 'rating_total', ratingTotalsOf(reviews))
    await queries.updateTable('sequence').set({ value: rows.length }).where('name', '=', 'review').execute()
    await seedSurvey(queries, seed)
    return true
  })
}

async function hadReview(queries: Queries): Promise<boolean> {
  const given = queries.selectFrom('sequence').select('value').where('name', '=', 'review')
  const stored = queries.selectFrom('review').select('id').limit(1)
  return ((await given.executeTakeFirst())?.value ?? 0) > 0 || (await stored.executeTakeFirst()) !== undefined
}

// One statement for all totals instead of one per review.
function totalsOf(reviews: readonly TopicReview[]) {
  const published = reviews.filter(({ situacao }) => situacao === undefined)
  return [...Map.groupBy(published, ({ topic }) => topic)].map(([topic, some]) => ({
    topic,
    reviews: some.length,
    halves: some.reduce((sum, { nota }) => sum + nota * 2, 0),
  }))
}

// Seeded reviews have no photos.
function ratingTotalsOf(reviews: readonly TopicReview[]) {
  return totalsOf(reviews).flatMap(({ topic }) => {
    const some = reviews.filter((each) => each.topic === topic && each.situacao === undefined)
    return [...Map.groupBy(some, ({ nota }) => nota * 2)].map(([halves, { length }]) => ({
      topic,
      halves,
      photo_shown: 0,
      reviews: length,
    }))
  })
}

async function products(
  queries: Queries,
  reviews: readonly TopicReview[],
  brandSlug: string,
): Promise<(review: TopicReview) => SeededProduct> {
  const mainPages = new Map(
    SEEDED_TOPICS.map(({ topic, page }) => [topic, page?.replace('{brand}', brandSlug) ?? '']),
  )
  const pageOf = ({ topic, pagina = mainPages.get(topic) ?? '' }: TopicReview) => pagina
  const paths = new Set(reviews.map(pageOf))
  const rows = await queries
    .selectFrom('product')
    .select(['id', 'path', 'name_pt'])
    .where('path', 'in', [...paths])
    .execute()
  const byPath = new Map(rows.map(({ id, path, name_pt }) => [path, { id: String(id), name: name_pt }]))
  return (review) => byPath.get(pageOf(review)) ?? { id: '', name: '' }
}

async function itemsBySku(queries: Queries, reviews: readonly TopicReview[]) {
  const skus = reviews.flatMap(({ comprado }) => comprado ?? [])
  if (skus.length === 0) return () => undefined
  const rows = await queries.selectFrom('item').select(['id', 'sku']).where('sku', 'in', skus).execute()
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  return (sku: string) => ids.get(sku)
}

async function seedSurvey(queries: Queries, { brandSlug, now }: ReviewSeed): Promise<void> {
  const known = await queries.selectFrom('survey_answer').select('id').limit(1).executeTakeFirst()
  if (!known)
    await bulkInsert(queries, 'survey_answer', surveyRows(readSurvey(), now, `${brandSlug}.example`))
}
