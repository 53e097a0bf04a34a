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
const BEFORE: Record<number, string> = {
  2101: '[{"src":"/img/creme-resveratrol-textura","alt":{"pt":"Creme corporal com colágeno, 100 g","en":"Collagen body cream, 100 g"}}]',
  2102: '[{"src":"/img/creme-retinol-textura","alt":{"pt":"Creme corporal com colágeno, 200 g","en":"Collagen body cream, 200 g"}}]',
  2103: '[{"src":"/img/hidratante-fps-60-textura","alt":{"pt":"Creme corporal com colágeno, 500 g","en":"Collagen body cream, 500 g"}}]',
}

async function bodiesOf(db: Database) {
  const rows = await db.read.selectFrom('product').select(['line', 'body']).orderBy('id').execute()
  return rows.map(({ line, body }) => ({ line, body: JSON.parse(body) as ProductBody }))
}
const variationsOf = (db: Database) =>
  db.read.selectFrom('variation').select(['id', 'pictures']).orderBy('id').execute()

test('seeded products have pictures of their back and their measures; migrations add these to an older database, except to a gallery that its owner has changed', async () => {
  await using db = closing(openSqlite(':memory:'))
  await migrate(db)
  await fill(db, 'rosalume')
  const [seeded, variations] = [await bodiesOf(db), await variationsOf(db)]
  const own = 'serum'
  await db.write(async (queries) => {
    for (const { line, body } of seeded) {
      const before = body.images.filter(({ src }) => !ADDED.test(src))
      const images = line === own ? before.slice(1) : before
      const changed = JSON.stringify({ ...body, images })
      await queries.updateTable('product').set({ body: changed }).where('line', '=', line).execute()
    }
    for (const [id, pictures] of Object.entries(BEFORE))
      await queries.updateTable('variation').set({ pictures }).where('id', '=', Number(id)).execute()
    for (const statement of ['0031.sql', '0032.sql'].flatMap(readMigration))
      await sql.raw(statement).execute(queries)
  })
  const migrated = await bodiesOf(db)
  assert.ok(seeded.flatMap(({ body }) => body.images).filter(({ src }) => ADDED.test(src)).length > 9)
  for (const [index, { line, body }] of migrated.entries())
    if (line === own) assert.ok(body.images.every(({ src }) => !ADDED.test(src)))
    else assert.deepEqual(body, seeded[index]?.body, line)
  assert.deepEqual(await variationsOf(db), variations)
})

function closing(db: Database) {
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() })
}
