import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { openChangeLog } from '#lib/embedded/changes/change-log.ts'
import { checkChangeCases } from '#lib/embedded/testing/change-cases.ts'
import { fill } from '#lib/embedded/seed/fill.ts'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { createDatabase, startPostgres } from './postgres.ts'

const target = process.env.CONTRACT_TARGET ?? 'sqlite'
// The test opens the database without HTTP. lib/embedded/changes/change-watch.test.ts covers SQLite.
const skip = (target !== 'postgres' || process.env.CONTRACT_URL !== undefined) && 'needs PostgreSQL'

test(
  'changes of page data are recorded on PostgreSQL, whichever connection writes them and in whichever order transactions commit',
  { skip },
  async () => {
    const server = await startPostgres()
    const { url, drop } = await createDatabase(server.url)
    const db = await openDatabase({ kind: 'postgres', url, schema: 'loja' })
    const slow = new pg.Client({ connectionString: url })
    const quick = new pg.Client({ connectionString: url })
    try {
      await fill(db, 'rosalume')
      await checkChangeCases(db)
      // These connections do not set the store's search path: the trigger functions set their own.
      await slow.connect()
      await quick.connect()
      const log = openChangeLog(db, 'reader')
      const nextTags = async () => (await log.next()).map(({ tag }) => tag)
      await log.next()
      await slow.query('BEGIN')
      await slow.query("UPDATE loja.kit SET price_to = 1 WHERE id = 'WHEY1'")
      await quick.query("UPDATE loja.kit SET price_to = 1 WHERE id = 'SERUM2'")
      assert.deepEqual(
        await nextTags(),
        ['produto:/serum'],
        'the transaction that commits first is read first, though it started later',
      )
      assert.deepEqual(await nextTags(), [])
      await slow.query('COMMIT')
      assert.deepEqual(
        await nextTags(),
        ['produto:/whey'],
        'the transaction that commits last is read too, though its transaction id is lower',
      )
      assert.deepEqual(await nextTags(), [])
      await quick.query('BEGIN')
      await quick.query("UPDATE loja.kit SET price_to = 2 WHERE id = 'SERUM2'")
      await quick.query('ROLLBACK')
      assert.deepEqual(await nextTags(), [], 'a rolled-back change is not recorded')
    } finally {
      await slow.end()
      await quick.end()
      await db.close()
      await drop()
      await server.stop()
    }
  },
)
