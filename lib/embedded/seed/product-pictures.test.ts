import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readMigration } from '../db/migration-files.ts'
import { openSqlite } from '../db/sqlite.ts'
import { fill } from './fill.ts'
import type { ProductBody } from './product-rows.ts'

const ADDED = /-(?:verso|medidas)$/

async function bodiesOf(db: Database) {
  const rows = await db.read.selectFrom('product').select(['line', 'body']).orderBy('id').execute()
  return rows.map(({ line, body }) => ({ line, body: JSON.parse(body) as ProductBody }))
}

test('products show their back and their measures; a database from before gets the same pictures, and keeps a gallery of its own', async () => {
  await using db = closing(openSqlite(':memory:'))
  await migrate(db)
  await fill(db, 'rosalume')
  const seeded = await bodiesOf(db)
  const own = 'serum'
  await db.write(async (queries) => {
    for (const { line, body } of seeded) {
      const before = body.images.filter(({ src }) => !ADDED.test(src))
      const images = line === own ? before.slice(1) : before
      const changed = JSON.stringify({ ...body, images })
      await queries.updateTable('product').set({ body: changed }).where('line', '=', line).execute()
    }
    for (const statement of readMigration('0031.sql')) await sql.raw(statement).execute(queries)
  })
  const migrated = await bodiesOf(db)
  assert.ok(seeded.flatMap(({ body }) => body.images).filter(({ src }) => ADDED.test(src)).length > 9)
  for (const [index, { line, body }] of migrated.entries())
    if (line === own) assert.ok(body.images.every(({ src }) => !ADDED.test(src)))
    else assert.deepEqual(body, seeded[index]?.body, line)
})

function closing(db: Database) {
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() })
}
