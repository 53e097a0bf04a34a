import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { DEMO_TOPICS } from '#lib/embedded/seed/review-topics.ts'
import type { Database, Queries } from '#lib/embedded/db/database.ts'

const MIGRATION = resolve(import.meta.dirname, '../../lib/embedded/db/migrations/0004.sql')
const INDEX = /CREATE (?:UNIQUE )?INDEX (review_\w+) ON review \([^;]+/g
const ROWS_AT_ONCE = 50_000
const TWO_YEARS_S = 63_072_000

/** Inserts `count` published reviews of all topics into an empty table, every tenth with a photo. */
export async function fillReviews(database: Database, count: number, now: number): Promise<void> {
  const indexes = [...readFileSync(MIGRATION, 'utf8').matchAll(INDEX)]
  // Building an index once takes a tenth of the time of updating it for each of a million rows.
  for (const [, name = ''] of indexes) await run(database, `drop index ${name}`)
  for (let first = 1; first <= count; first += ROWS_AT_ONCE)
    await database.write(async (queries) => {
      await withoutTimeout(database, queries)
      await insert(queries, first, Math.min(count, first + ROWS_AT_ONCE - 1), now)
    })
  for (const [statement] of indexes) await run(database, statement)
  await database.write(async (queries) => {
    await withoutTimeout(database, queries)
    await sql`delete from review_total`.execute(queries)
    await sql`insert into review_total (topic, reviews, halves)
      select topic, count(*), sum(halves) from review where status = 1 group by topic`.execute(queries)
    await sql`delete from rating_total`.execute(queries)
    await sql`insert into rating_total (topic, halves, photo_shown, reviews)
      select topic, halves, photo_shown, count(*) from review where status = 1 group by topic, halves, photo_shown`.execute(
      queries,
    )
  })
}

async function run(database: Database, statement: string): Promise<void> {
  await database.write(async (queries) => {
    await withoutTimeout(database, queries)
    await sql.raw(statement).execute(queries)
  })
}

async function withoutTimeout(database: Database, queries: Queries): Promise<void> {
  if (database.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(queries)
}

// Multiplying by primes scatters the values: the same database every time, and no row order matches an index.
async function insert(queries: Queries, first: number, last: number, now: number): Promise<void> {
  const topics = sql.join(
    DEMO_TOPICS.map((topic, at) => sql`when ${sql.lit(at)} then ${sql.lit(topic)}`),
    sql` `,
  )
  await sql`
    insert into review (id, status, topic, halves, name, email, comment, words, photo, photo_shown, product_id,
      product_name, product_sku, product_url, origin_url, language, repeat_key, created_at, decided_at)
    with recursive number (i) as (select cast(${sql.lit(first)} as bigint) union all select i + 1 from number where i < ${sql.lit(last)})
    select i, 1, case (i * 7 + i / 17) % 17 ${topics} end, 1 + (i * 7919) % 10, 'Ana ' || i, 'ana' || i || '@example.com',
      'Gostei muito do produto, chegou antes do prazo e bem embalado.', 'ana gostei muito produto chegou antes prazo bem embalado',
      case when i % 10 = 0 then 'foto-' || i || '.webp' end, case when i % 10 = 0 then 1 else 0 end, '422', 'Colágeno', '',
      '', '', 'pt', '', ${sql.lit(now)} - ((i * 48271) % ${sql.lit(TWO_YEARS_S)}) * 1000, null
    from number`.execute(queries)
}
