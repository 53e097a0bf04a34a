import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { ModerationHarness } from '#lib/embedded/testing/moderation-harness.ts'
import { modelSteps, runModelSteps } from '#lib/embedded/testing/moderation-model.ts'
import { createDatabase, startPostgres } from './postgres.ts'

const target = process.env.CONTRACT_TARGET ?? 'sqlite'
// Calls the services directly; the tests in lib/embedded cover SQLite.
const skip =
  (target !== 'postgres' || process.env.CONTRACT_URL !== undefined) && 'needs a PostgreSQL database'
const RUNS = 25

test('4.17 moderation has the same results on PostgreSQL and SQLite', { skip }, async () => {
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
  const db = await openDatabase({ kind: 'postgres', url, schema: 'loja' })
  try {
    await fc.assert(
      fc.asyncProperty(modelSteps, async (given) => {
        for (const table of ['review', 'review_total', 'rating_total', 'audit'] as const)
          await db.write((queries) => queries.deleteFrom(table).execute())
        await runModelSteps(await ModerationHarness.open(db), given)
      }),
      { numRuns: RUNS },
    )
    await checkCallsOutsideModel(await ModerationHarness.open(db))
  } finally {
    await db.close()
    await drop()
    await server.stop()
  }
})

async function checkCallsOutsideModel(harness: ModerationHarness) {
  for (const table of ['review', 'review_total', 'rating_total', 'audit'] as const)
    await harness.store.db.write((queries) => queries.deleteFrom(table).execute())
  const { id, photo } = await harness.sendWithPhoto({ name: 'José', comment: 'ÓTIMO sabor, 100%' })
  for (const name of ['a\0b', '../a', '']) assert.equal(await harness.moderation.photo(name), null)
  await harness.send({ comment: 'Nada a ver' })
  const found = await harness.moderation.queue({ status: 'waiting', page: 1, search: 'jose 100%' })
  assert.deepEqual(
    found.reviews.map((review) => [review.id, review.createdAt, review.photo]),
    [[id, harness.now - 1000, photo]],
  )
  const decided = await Promise.all(
    Array.from({ length: 8 }, () => harness.moderation.decide([id], 'approve', 'a')),
  )
  assert.equal(
    decided.filter(({ before }) => before.length === 1).length,
    1,
    'concurrent approvals publish the review once',
  )
  assert.deepEqual((await harness.moderation.queue({ status: 'published', page: 1 })).counts, {
    waiting: 1,
    published: 1,
    rejected: 0,
  })
  await harness.answer(10, Date.UTC(2026, 0, 1, 2), 'natal')
  await harness.answer(0, Date.UTC(2026, 0, 1, 3), '=1', 'ana@exemplo.test')
  const { months, campaigns } = await harness.moderation.survey({})
  assert.deepEqual(
    months.map(({ month, nps }) => [month, nps]),
    [
      ['2025-12', 100],
      ['2026-01', -100],
    ],
  )
  assert.deepEqual(campaigns.map(({ campaign }) => campaign).sort(), ['=1', 'natal'])
  assert.match(await harness.moderation.surveyCsv({}, 'a'), /2026-01-01;00:00:00;0;'=1;loja\.example;pt\r\n/)
  assert.equal((await harness.moderation.erase('ANA@exemplo.test', 'a')).surveyAnswers, 1)
  assert.deepEqual((await harness.moderation.audit(1)).entries.map(({ action }) => action).sort(), [
    'approve',
    'erase',
    'export',
  ])
}
