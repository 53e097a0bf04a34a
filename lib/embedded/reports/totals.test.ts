import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { ratingCounts } from './rating-counts.ts'
import { addToTotals, averageOf } from './totals.ts'

const TOPICS: ReviewTopic[] = ['serum', 'entrega', 'retinol']

const changes = fc.array(
  fc.record({
    topic: fc.constantFrom(...TOPICS),
    halves: fc.integer({ min: 1, max: 10 }),
    photo_shown: fc.constantFrom(0, 1),
    isRemoval: fc.boolean(),
  }),
  { maxLength: 40 },
)

test('4.16 totals equal a recount after any sequence of publishing, hiding and erasing', async () => {
  const db = openSqlite(':memory:')
  await migrate(db)
  await fc.assert(
    fc.asyncProperty(changes, async (steps) => {
      await db.write((queries) => queries.deleteFrom('review_total').execute())
      await db.write((queries) => queries.deleteFrom('rating_total').execute())
      const shown: { topic: ReviewTopic; halves: number; photo_shown: number }[] = []
      for (const { isRemoval, ...review } of steps) {
        const { topic } = review
        const at = isRemoval ? shown.findIndex((one) => one.topic === topic) : -1
        const [removed] = at < 0 ? [] : shown.splice(at, 1)
        if (removed) await db.write((queries) => addToTotals(queries, removed, -1))
        else {
          shown.push(review)
          await db.write((queries) => addToTotals(queries, review, 1))
        }
      }
      for (const topic of TOPICS) {
        const halves = shown.filter((one) => one.topic === topic).map((one) => one.halves)
        const sum = halves.reduce((total, one) => total + one, 0)
        const row = await db.read
          .selectFrom('review_total')
          .select(['reviews', 'halves'])
          .where('topic', '=', topic)
          .executeTakeFirst()
        assert.deepEqual([row?.reviews ?? 0, row?.halves ?? 0], [halves.length, sum])
        const mean = halves.length > 0 ? sum / 2 / halves.length : 0
        const average = await averageOf(db.read, topic)
        assert.ok(Math.abs(average - mean) <= 0.005 + 1e-9)
        for (const { reviews, ...count } of await ratingCounts(db.read, topic)) {
          const same = shown.filter(
            (one) =>
              one.topic === topic &&
              one.halves === count.halves &&
              (one.photo_shown === 1) === count.hasPhoto,
          )
          assert.equal(reviews, same.length)
        }
        assert.match(String(average), /^\d(\.\d\d?)?$/)
      }
    }),
    { numRuns: 60 },
  )
  await db.close()
})
