import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { FIRST_MIGRATION } from '../db/migration-files.ts'
import type { ProductRecord } from './kit-records.ts'

/**
 * When the page of each product last changed: the product itself or its prices and stock, or its newest review; otherwise the time at
 * which the database got its catalogue (R65, contract 4.8). ISO 8601 in whole seconds, by product id.
 */
export async function productDates(
  queries: Queries,
  products: readonly ProductRecord[],
): Promise<Map<number, string>> {
  const [changes, reviews, beginning] = await Promise.all([
    lastChanges(queries, products),
    newestReviews(queries, products),
    queries
      .selectFrom('migration')
      .select('applied_at')
      .where('name', '=', FIRST_MIGRATION)
      .executeTakeFirst(),
  ])
  return new Map(
    products.map(({ id, path }) => {
      const times = [beginning?.applied_at, changes.get(path), reviews.get(id)]
      return [id, wholeSeconds(Math.max(...times.map((time) => Number(time ?? 0))))]
    }),
  )
}

function wholeSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '')
}

const TAG = 'produto:'

// The triggers on the catalogue write these rows, and pruning keeps the newest of each product (changes/change-log.ts).
async function lastChanges(queries: Queries, products: readonly ProductRecord[]) {
  const rows = await queries
    .selectFrom('change')
    .select(['tag', (eb) => eb.fn.max('at').as('at')])
    .where(
      'tag',
      'in',
      products.map(({ path }) => TAG + path),
    )
    .groupBy('tag')
    .execute()
  return new Map(rows.map(({ tag, at }) => [tag.slice(TAG.length), at]))
}

// One query per topic, not per product. Each subquery reads one entry of an index, which has the reviews with photos first.
async function newestReviews(queries: Queries, products: readonly ProductRecord[]) {
  const newest = new Map<number, number>()
  const byTopic = Map.groupBy(products, ({ body }) => body.reviewTopic)
  for (const [topic, ofTopic] of byTopic) {
    if (!topic) continue
    const newestWith = (photo: 0 | 1) => sql<number | null>`(
      select coalesce(decided_at, created_at) from review
      where status = 1 and product_id = cast(product.id as text) and topic = ${topic} and photo_shown = ${sql.lit(photo)}
      order by created_at desc limit 1)`
    const rows = await queries
      .selectFrom('product')
      .select(['id', newestWith(1).as('withPhoto'), newestWith(0).as('without')])
      .where(
        'id',
        'in',
        ofTopic.map(({ id }) => id),
      )
      .execute()
    for (const { id, withPhoto, without } of rows)
      newest.set(id, Math.max(Number(withPhoto ?? 0), Number(without ?? 0)))
  }
  return newest
}
