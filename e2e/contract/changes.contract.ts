import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { openChangeLog } from '#lib/embedded/changes/change-log.ts'
import { checkChangeCases } from '#lib/embedded/testing/change-cases.ts'
import { fill } from '#lib/embedded/seed/fill.ts'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { createDatabase, startPostgres } from './postgres.ts'

const target = process.env.CONTRACT_TARGET ?? 'sqlite'
// Does not use HTTP; the tests beside the code cover SQLite.
const skip = (target !== 'postgres' || process.env.CONTRACT_URL !== undefined) && 'is about PostgreSQL'

test(
  'changes of page data are recorded on PostgreSQL, for every writer and every commit order',
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
      // On a connection without the store's search path, because the triggers name their schema.
      await slow.connect()
      await quick.connect()
      const log = openChangeLog(db)
      await log.next()
      await slow.query('BEGIN')
      await slow.query("UPDATE loja.kit SET price_to = 1 WHERE id = 'WHEY1'")
      await quick.query("UPDATE loja.kit SET price_to = 1 WHERE id = 'SERUM2'")
      assert.deepEqual(
        await log.next(),
        ['produto:/serum'],
        'the transaction that commits first is read first, though it started later',
      )
      assert.deepEqual(await log.next(), [])
      await slow.query('COMMIT')
      assert.deepEqual(
        await log.next(),
        ['produto:/whey'],
        'the transaction that commits last is read too, though its number is lower',
      )
      assert.deepEqual(await log.next(), [])
      await quick.query('BEGIN')
      await quick.query("UPDATE loja.kit SET price_to = 2 WHERE id = 'SERUM2'")
      await quick.query('ROLLBACK')
      assert.deepEqual(await log.next(), [], 'a rolled-back change is not recorded')
    } finally {
      await slow.end()
      await quick.end()
      await db.close()
      await drop()
      await server.stop()
    }
  },
)
