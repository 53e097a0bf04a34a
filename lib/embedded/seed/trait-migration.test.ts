import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readMigration } from '../db/migration-files.ts'
import { openSqlite } from '../db/sqlite.ts'
import { fill } from './fill.ts'

const MIGRATION = readMigration('0033.sql')
const isData = (statement: string) => /^\s*(?:--.*\s)*(?:INSERT|UPDATE)/.test(statement)
// The literals of the statement that replaces the group of kits by the goals.
const [BEFORE = '', AFTER = ''] = [...MIGRATION.at(-1)!.matchAll(/'(\{.*\})'/g)].map(([, text]) => text)

async function document(db: Database, name: string) {
  const row = await db.read.selectFrom('document').select('body').where('name', '=', name).executeTakeFirst()
  return row?.body
}

const rowsOf = (db: Database) =>
  db.read
    .selectFrom('product_trait')
    .selectAll()
    .orderBy('trait')
    .orderBy('value')
    .orderBy('product_id')
    .execute()

async function oldShop(menus: (seeded: string) => string) {
  const db = openSqlite(':memory:')
  await migrate(db)
  await fill(db, 'rosalume', 0)
  const seeded = {
    rows: await rowsOf(db),
    traits: await document(db, 'traits'),
    menus: await document(db, 'menus'),
  }
  await db.write(async (queries) => {
    await queries.deleteFrom('product_trait').execute()
    await queries.deleteFrom('document').where('name', '=', 'traits').execute()
    const body = menus(seeded.menus!)
    await queries.updateTable('document').set({ body }).where('name', '=', 'menus').execute()
    for (const statement of MIGRATION.filter(isData)) await sql.raw(statement).execute(queries)
  })
  return { db, seeded }
}

test('4.8 a database of the demonstration from before gets the goals and formats of a new one, and its menu', async () => {
  const { db, seeded } = await oldShop((menus) => menus.replaceAll(AFTER, BEFORE))
  assert.ok(seeded.menus?.includes(AFTER) && seeded.rows.length > 20)
  assert.deepEqual(await rowsOf(db), seeded.rows)
  assert.equal(await document(db, 'traits'), seeded.traits)
  assert.equal(await document(db, 'menus'), seeded.menus)
  await db.close()
})

test('a menu that the owner has changed stays', async () => {
  const own = '{"menu-principal":[]}'
  const { db } = await oldShop(() => own)
  assert.equal(await document(db, 'menus'), own)
  await db.close()
})
