import { pathsOfTopic } from '#lib/shop/review-topics.ts'
import type { PhotoFiles } from '../photos/photo-files.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { Database, Queries } from '../db/database.ts'
import { lock } from '../db/migrate.ts'
import { readReviewPhoto, readReviews, readSurvey, type TopicReview } from './review-files.ts'
import { photoName, reviewRows, surveyRows, type SeededProduct } from './review-rows.ts'

/** What seedReviews works with. */
export interface ReviewSeed {
  brandSlug: string
  /** Where photos of reviews are kept; reviews come without photos when there is no such place. */
  photos?: PhotoFiles | undefined
  /** Milliseconds since 1970: the day before which all reviews were written. */
  now: number
}

/**
 * Gives a shop that never had a review those of the seed, with answers of the survey when it has none of these either,
 * in one transaction; false when it had one, even if it was erased since. Where photos cannot be kept they are left out:
 * a shop opens without them too.
 */
export async function seedReviews(database: Database, seed: ReviewSeed): Promise<boolean> {
  if (await hadReview(database.read)) return false
  const reviews = readReviews()
  return database.write(async (queries) => {
    await lock(database, queries)
    if (await hadReview(queries)) return false
    const withPhotos = seed.photos !== undefined && (await storePhotos(seed.photos, reviews))
    const productOf = await products(queries, reviews, seed.brandSlug)
    const rows = reviewRows(reviews, { now: seed.now, withPhotos }, productOf)
    await bulkInsert(queries, 'review', rows)
    await bulkInsert(queries, 'review_total', totalsOf(reviews))
    await queries.updateTable('sequence').set({ value: rows.length }).where('name', '=', 'review').execute()
    await seedSurvey(queries, seed)
    return true
  })
}

async function hadReview(queries: Queries): Promise<boolean> {
  const given = queries.selectFrom('sequence').select('value').where('name', '=', 'review')
  const kept = queries.selectFrom('review').select('id').limit(1)
  return ((await given.executeTakeFirst())?.value ?? 0) > 0 || (await kept.executeTakeFirst()) !== undefined
}

// One statement instead of one for each review, which is what the counting of a single review costs.
function totalsOf(reviews: readonly TopicReview[]) {
  const published = reviews.filter(({ situacao }) => situacao === undefined)
  return [...Map.groupBy(published, ({ topic }) => topic)].map(([topic, some]) => ({
    topic,
    reviews: some.length,
    halves: some.reduce((sum, { nota }) => sum + nota * 2, 0),
  }))
}

async function products(
  queries: Queries,
  reviews: readonly TopicReview[],
  brandSlug: string,
): Promise<(review: TopicReview) => SeededProduct> {
  const pageOf = ({ topic, pagina = pathsOfTopic(topic, brandSlug)[0] ?? '' }: TopicReview) => pagina
  const paths = new Set(reviews.map(pageOf))
  const rows = await queries
    .selectFrom('product')
    .select(['id', 'path', 'name_pt'])
    .where('path', 'in', [...paths])
    .execute()
  const byPath = new Map(rows.map(({ id, path, name_pt }) => [path, { id: String(id), name: name_pt }]))
  return (review) => byPath.get(pageOf(review)) ?? { id: '', name: '' }
}

async function seedSurvey(queries: Queries, { brandSlug, now }: ReviewSeed): Promise<void> {
  const known = await queries.selectFrom('survey_answer').select('id').limit(1).executeTakeFirst()
  if (!known)
    await bulkInsert(queries, 'survey_answer', surveyRows(readSurvey(), now, `${brandSlug}.example`))
}

// A start that was cut off may have left some of them behind, and no file is ever written over.
async function storePhotos(photos: PhotoFiles, reviews: readonly TopicReview[]): Promise<boolean> {
  const files = reviews.flatMap(({ foto }) => foto ?? [])
  const read = await Promise.all(files.map(readReviewPhoto))
  const kept = await Promise.allSettled(
    files.map(async (file, index) => {
      await photos.remove(photoName(file))
      await photos.put(photoName(file), read[index] ?? new Uint8Array())
    }),
  )
  return kept.every(({ status }) => status === 'fulfilled')
}
