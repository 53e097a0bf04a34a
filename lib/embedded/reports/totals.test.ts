import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { addToTotals, averageOf } from './totals.ts'

const TOPICS: ReviewTopic[] = ['serum', 'entrega', 'retinol']

const changes = fc.array(
  fc.record({
    topic: fc.constantFrom(...TOPICS),
    halves: fc.integer({ min: 1, max: 10 }),
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
      const shown: { topic: ReviewTopic; halves: number }[] = []
      for (const { topic, halves, isRemoval } of steps) {
        const at = isRemoval ? shown.findIndex((one) => one.topic === topic) : -1
        const [removed] = at < 0 ? [] : shown.splice(at, 1)
        if (removed) await db.write((queries) => addToTotals(queries, topic, -1, removed.halves))
        else {
          shown.push({ topic, halves })
          await db.write((queries) => addToTotals(queries, topic, 1, halves))
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
        assert.match(String(average), /^\d(\.\d\d?)?$/)
      }
    }),
    { numRuns: 60 },
  )
  await db.close()
})
