import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { REVIEW_ORDERS, REVIEWS_PAGE, type ReviewOrder } from '#lib/contract/reviews.ts'
import type { Database } from '#lib/embedded/db/database.ts'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { idsOfPage, readReviewPage } from '#lib/embedded/reports/review-pages.ts'
import { fillReviews } from './many-reviews.ts'
import { createDatabase, startPostgres } from './postgres.ts'

// Reads the database directly, so it runs once per engine.
const target = process.env.CONTRACT_URL ? 'external' : (process.env.CONTRACT_TARGET ?? 'sqlite')
const skip = !['sqlite', 'postgres'].includes(target) && 'tests the database, not the API'
const COUNT = 20_000
const VACUUM_MS = 20_000
const TOPICS = ['all', 'colageno verisol'] as const

const INDEXES: Record<ReviewOrder, string> = {
  imagem: 'by_photo',
  nota_desc: 'by_most_stars',
  nota_asc: 'by_fewest_stars',
  created_at_asc: 'by_oldest',
  created_at_desc: 'by_newest',
}

interface Visibility {
  total: number
  visible: number
}

interface Row {
  id: number
  topic: string
  halves: number
  photo_shown: number
  created_at: number
}

const COMPARE: Record<ReviewOrder, (a: Row, b: Row) => number> = {
  imagem: (a, b) => b.photo_shown - a.photo_shown || b.created_at - a.created_at || b.id - a.id,
  nota_desc: (a, b) => b.halves - a.halves || b.id - a.id,
  nota_asc: (a, b) => a.halves - b.halves || b.id - a.id,
  created_at_asc: (a, b) => a.created_at - b.created_at || b.id - a.id,
  created_at_desc: (a, b) => b.created_at - a.created_at || b.id - a.id,
}

let opened: { database: Database; close: () => Promise<void> } | undefined
after(() => opened?.close())

async function manyReviews(): Promise<Database> {
  opened ??= await open()
  return opened.database
}

async function open() {
  if (target === 'sqlite') return filled({ kind: 'sqlite', file: ':memory:' })
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
  return filled({ kind: 'postgres', url }, async () => {
    await drop()
    await server.stop()
  })
}

async function filled(options: Parameters<typeof openDatabase>[0], discard = async () => {}) {
  const database = await openDatabase(options)
  const close = async () => {
    await database.close()
    await discard()
  }
  try {
    await fillReviews(database, COUNT, Date.UTC(2026, 0, 1))
    if (options.kind === 'postgres') await vacuumWholly(database)
    return { database, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Marks every page of the table as visible to all transactions, without which PostgreSQL plans no index-only scan. A vacuum
 * leaves out the pages that another transaction might still see differently, so it is repeated until none is left.
 */
async function vacuumWholly(database: Database): Promise<void> {
  const run = (text: string) => database.read.executeQuery<Visibility>(CompiledQuery.raw(text))
  await run('alter table review set (autovacuum_enabled = false)')
  const end = Date.now() + VACUUM_MS
  let pages: Visibility | undefined
  while (!pages || pages.visible < pages.total) {
    assert.ok(Date.now() < end, `only ${pages?.visible} of ${pages?.total} pages are visible to all`)
    await run('vacuum analyze review')
    const { rows } = await run(
      `select relpages as total, relallvisible as visible from pg_class where relname = 'review'`,
    )
    pages = rows[0]
  }
}

test('4.15 in every order a page equals its slice of all sorted reviews', { skip }, async () => {
  const database = await manyReviews()
  const rows = await database.read
    .selectFrom('review')
    .select(['id', 'topic', 'halves', 'photo_shown', 'created_at'])
    .execute()
  for (const order of REVIEW_ORDERS)
    for (const topic of TOPICS) {
      const sorted = rows.filter((row) => topic === 'all' || row.topic === topic).sort(COMPARE[order])
      const last = Math.ceil(sorted.length / REVIEWS_PAGE)
      for (const page of [1, 2, last >> 1, (last >> 1) + 1, last - 1, last, last + 1]) {
        const { reviews, total } = await readReviewPage(database, { topic, order, page })
        assert.equal(total, sorted.length)
        assert.deepEqual(
          reviews.map(({ id }) => id),
          sorted.slice((page - 1) * REVIEWS_PAGE, page * REVIEWS_PAGE).map(({ id }) => id),
          `${order}, ${topic}, page ${page}`,
        )
      }
    }
})

test('4.15 first, middle and last pages are read from an index, without sorting', { skip }, async () => {
  const database = await manyReviews()
  for (const order of REVIEW_ORDERS)
    for (const topic of TOPICS) {
      const { total } = await readReviewPage(database, { topic, order, page: 1 })
      const last = Math.ceil(total / REVIEWS_PAGE)
      for (const page of [1, last >> 1, last]) {
        const plan = await explain(database, { topic, order, page }, total)
        const index = `review_${topic === 'all' ? '' : 'topic_'}${INDEXES[order]}`
        assert.ok(plan.includes(index), `${order}, ${topic}, page ${page}: no ${index} in\n${plan}`)
        assert.doesNotMatch(plan, /sort|temp b-tree|seq scan/i, `${order}, ${topic}, page ${page}`)
        if (database.engine === 'sqlite') assert.match(plan, /COVERING INDEX/)
      }
    }
})

test('4.15 reviews with one rating are read from an index of the rating', { skip }, async () => {
  const database = await manyReviews()
  for (const order of REVIEW_ORDERS)
    for (const topic of TOPICS) {
      const query = { topic, order, page: 1, filter: { stars: 1, withPhoto: true } }
      const { reviews, total } = await readReviewPage(database, query)
      assert.ok(total > REVIEWS_PAGE && reviews.length === REVIEWS_PAGE)
      assert.ok(reviews.every(({ halves, photo_shown }) => halves <= 2 && photo_shown === 1))
      assert.doesNotMatch(await explain(database, query, total), /seq scan|scan review(?! using)/i)
    }
})

async function explain(
  database: Database,
  query: Parameters<typeof idsOfPage>[1],
  total: number,
): Promise<string> {
  const { sql, parameters } = idsOfPage(database.read, query, total)!.query.compile()
  const explain = database.engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await database.read.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
  return rows.map((row) => Object.values(row as object).join(' ')).join('\n')
}
