import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { temporaryFolder } from '../testing/test-shop.ts'
import { fill } from './fill.ts'

const NOW = Date.UTC(2026, 10, 20)
const COUNTED_TABLES = [
  'product',
  'kit',
  'item',
  'review',
  'review_total',
  'rating_total',
  'survey_answer',
  'coupon',
] as const

const start = async (db: Database) => {
  await migrate(db)
  await fill(db, 'rosalume', 0, { now: NOW })
}

async function counts(db: Database): Promise<number[]> {
  const rows = await Promise.all(
    COUNTED_TABLES.map((table) =>
      sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db.read),
    ),
  )
  return rows.map(({ rows: [row] }) => row!.rows)
}

async function countsOfFullStart(): Promise<number[]> {
  const db = openSqlite(':memory:')
  await start(db)
  const expected = await counts(db)
  await db.close()
  return expected
}

const FAILING_STATEMENTS = [
  'insert into "product"',
  'insert into "seed_part"',
  'insert into "review"',
  'insert into "review_total"',
  'insert into "rating_total"',
  'insert into "survey_answer"',
  'insert into "coupon"',
  'update "seed_part"',
]

for (const statement of FAILING_STATEMENTS)
  test(`L3 a first start that fails at ${statement} is completed by the next start`, async () => {
    using folder = temporaryFolder()
    const interrupted = openSqlite(folder.file, (executed) => {
      if (executed.startsWith(statement)) throw new Error('killed')
    })
    await assert.rejects(start(interrupted), /killed/)
    await interrupted.close()
    const next = openSqlite(folder.file)
    await start(next)
    assert.deepEqual(await counts(next), await countsOfFullStart())
    await next.close()
  })

test('a shop first started without demonstration data never gets it, and a seeded shop gets it only once', async () => {
  const db = openSqlite(':memory:')
  await migrate(db)
  await fill(db, 'rosalume')
  await start(db)
  assert.deepEqual((await counts(db)).slice(3), [0, 0, 0, 0, 0])
  await db.close()
  const finished = openSqlite(':memory:')
  await start(finished)
  await finished.write((queries) => queries.deleteFrom('coupon').execute())
  await start(finished)
  assert.equal((await counts(finished)).at(-1), 0)
  await finished.close()
})
