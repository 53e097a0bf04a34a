import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { surveyFigures } from '../moderation/survey-results.ts'
import type { Database } from '../db/database.ts'
import { fill } from './fill.ts'
import { migrate } from '../db/migrate.ts'
import { readMigration } from '../db/migration-files.ts'
import { openSqlite } from '../db/sqlite.ts'

const DAY_MS = 86_400_000
// Shortly after midnight in Brazil, so that today has only a few minutes.
const NOW = Date.UTC(2026, 10, 20, 3, 0, 5)

async function newShop(products = 0) {
  const db = openSqlite(':memory:')
  await migrate(db)
  await fill(db, 'rosalume', products, { now: NOW })
  return closing(db)
}

const reviewsOf = (db: Database) => db.read.selectFrom('review').selectAll().orderBy('id').execute()

test('ids ascend with time, no review is in the future, and the oldest is two years old', async () => {
  await using db = await newShop()
  const reviews = await reviewsOf(db)
  assert.deepEqual(
    reviews.map(({ id }) => id),
    reviews.map((_, index) => index + 1),
  )
  const times = reviews.map(({ created_at }) => created_at)
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  )
  assert.ok(NOW - times[0]! > 600 * DAY_MS && NOW - times[0]! < 732 * DAY_MS)
  for (const { created_at, decided_at, status } of reviews) {
    assert.ok(created_at < NOW && (decided_at ?? 0) <= NOW)
    assert.equal(decided_at === null, status === 2)
    assert.ok(decided_at === null || decided_at > created_at)
  }
  const sequence = await db.read.selectFrom('sequence').selectAll().execute()
  assert.deepEqual({ ...sequence[0] }, { name: 'review', value: reviews.length })
})

test('the shop answers some of the bad reviews; a database from before gets the same answers, and keeps an answer of its own', async () => {
  await using db = await newShop()
  const answers = async () =>
    (await reviewsOf(db)).flatMap(({ id, answer, answered_at }) =>
      answer === null ? [] : [{ id, answer, answered_at }],
    )
  const seeded = await answers()
  assert.ok(seeded.length > 5)
  for (const { halves, created_at, answered_at } of await reviewsOf(db))
    if (answered_at !== null) assert.ok(halves <= 4 && answered_at > created_at && answered_at < NOW)
  const [first, ...others] = seeded
  const { id } = first!
  const own = { answer: 'Obrigada!', answered_at: NOW }
  await db.write(async (queries) => {
    await queries.updateTable('review').set({ answer: null, answered_at: null }).execute()
    await queries.updateTable('review').set(own).where('id', '=', id).execute()
    const statements = [...readMigration('0030.sql'), ...readMigration('0036.sql')]
    for (const statement of statements) await sql.raw(statement).execute(queries)
  })
  assert.deepEqual(await answers(), [{ id, ...own }, ...others])
})

test('reviews have English texts and what was bought, also in a database from before, where an answer of its own stays untranslated', async () => {
  await using db = await newShop()
  const texts = async () =>
    (await reviewsOf(db)).map(({ id, comment_en, answer_en, bought_item }) => ({
      id,
      comment_en,
      answer_en,
      bought_item,
    }))
  const seeded = await texts()
  assert.ok(seeded.filter(({ comment_en }) => comment_en).length > 290)
  assert.ok(seeded.filter(({ bought_item }) => bought_item).length > 20)
  const { id } = seeded.find(({ answer_en }) => answer_en)!
  await db.write(async (queries) => {
    await queries
      .updateTable('review')
      .set({ comment_en: null, answer_en: null, bought_item: null })
      .execute()
    await queries.updateTable('review').set({ answer: 'Obrigada!' }).where('id', '=', id).execute()
    const statements = ['0034.sql', '0035.sql', '0036.sql'].flatMap((file) => readMigration(file))
    const updates = statements.filter((statement) => /^UPDATE/m.test(statement))
    for (const statement of updates) await sql.raw(statement).execute(queries)
  })
  const expected = seeded.map((row) => (row.id === id ? { ...row, answer_en: null } : row))
  assert.deepEqual(await texts(), expected)
})

test('stored totals equal a recount', async () => {
  await using db = await newShop()
  const totals = await db.read.selectFrom('review_total').selectAll().orderBy('topic').execute()
  const recount = await db.read
    .selectFrom('review')
    .select([
      'topic',
      (eb) => eb.fn.countAll<number>().as('reviews'),
      (eb) => eb.fn.sum<number>('halves').as('halves'),
    ])
    .where('status', '=', 1)
    .groupBy('topic')
    .orderBy('topic')
    .execute()
  assert.equal(totals.length, 17)
  assert.deepEqual(totals, recount)
  const columns = ['topic', 'halves', 'photo_shown'] as const
  const ratings = db.read.selectFrom('rating_total').select([...columns, 'reviews'])
  const counted = db.read
    .selectFrom('review')
    .select([...columns, (eb) => eb.fn.countAll<number>().as('reviews')])
    .where('status', '=', 1)
    .groupBy(columns)
  assert.deepEqual(
    await ratings.orderBy('topic').orderBy('halves').execute(),
    await counted.orderBy('topic').orderBy('halves').execute(),
  )
})

test('L27 e-mail addresses are unique and belong to reserved domains', async () => {
  await using db = await newShop()
  const addresses = (await reviewsOf(db)).map(({ email }) => email)
  assert.equal(new Set(addresses).size, addresses.length)
  for (const address of addresses) assert.match(address, /^[a-z.]+\.\d+@example\.(com|org|net)$/)
})

test("every product review has its product's name from the catalogue, also with invented products", async () => {
  await using db = await newShop(40)
  const products = await db.read.selectFrom('product').select(['id', 'name_pt']).execute()
  const names = new Map(products.map(({ id, name_pt }) => [String(id), name_pt]))
  for (const { topic, product_id, product_name } of await reviewsOf(db)) {
    const isService = topic === 'atendimento' || topic === 'entrega'
    assert.equal(product_name, isService ? '' : names.get(product_id))
  }
})

test('demonstration reviews have no photos, which nobody took', async () => {
  await using db = await newShop()
  assert.ok((await reviewsOf(db)).every(({ photo, photo_shown }) => photo === null && photo_shown === 0))
})

test('a shop that already has products, or disables demo reviews, gets no invented reviews', async () => {
  await using db = closing(openSqlite(':memory:'))
  await migrate(db)
  await fill(db, 'rosalume')
  await fill(db, 'rosalume', 0, { now: NOW })
  assert.equal((await reviewsOf(db)).length, 0)
  assert.deepEqual(await db.read.selectFrom('survey_answer').select('id').execute(), [])
})

test('a shop that has or had a review gets no seed reviews', async () => {
  await using db = await newShop()
  await db.write((queries) => queries.deleteFrom('review').where('id', '>', 1).execute())
  await fill(db, 'rosalume', 0, { now: NOW })
  assert.equal((await reviewsOf(db)).length, 1)
  await db.write((queries) => queries.deleteFrom('review').execute())
  await fill(db, 'rosalume', 0, { now: NOW })
  assert.equal((await reviewsOf(db)).length, 0)
})

test('the survey has a year of answers, three campaigns and a score near 60', async () => {
  await using db = await newShop()
  const answers = await db.read.selectFrom('survey_answer').selectAll().execute()
  assert.ok(answers.length >= 130 && answers.length <= 150)
  const { nps } = surveyFigures(answers.map(({ score }) => ({ score, answers: 1 })))
  assert.ok(nps! >= 55 && nps! <= 65, String(nps))
  assert.deepEqual([...new Set(answers.map(({ campaign }) => campaign))].sort(), [
    '',
    'atendimento',
    'pos-compra',
    'recompra',
  ])
  for (const { email, answered_at } of answers) {
    assert.match(email, /^$|^[a-z]+\d+@example\.(com|org|net)$/)
    assert.ok(answered_at < NOW && answered_at > NOW - 366 * DAY_MS)
  }
  const months = new Set(answers.map(({ answered_at }) => new Date(answered_at).toISOString().slice(0, 7)))
  assert.ok(months.size >= 12)
})

function closing(db: Database) {
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() })
}
