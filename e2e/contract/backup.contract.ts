import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import sharp from 'sharp'
import { backUp } from '#lib/embedded/backup/backup.ts'
import { BackupFailed } from '#lib/embedded/backup/backup-failed.ts'
import { restore } from '#lib/embedded/backup/restore.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { multipart, validReview } from './reviewer.ts'
import { subject } from './subject.ts'

const skip = subject.name !== 'postgres' && 'lib/embedded/backup/backup.test.ts covers SQLite'

async function countOf(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)
    return rows[0]!.rows
  } finally {
    await client.end()
  }
}

/** Returns true when the installed pg_dump is at least as new as the server (major version). */
async function hasTools(url: string): Promise<boolean> {
  const { stdout = '' } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return parseInt(/\d+/.exec(stdout ?? '')?.[0] ?? '0') >= parseInt(rows[0]!.server_version)
}

test(
  'L7 a PostgreSQL store is restored from its backup; without tools of a matching version the error names pg_dump',
  { skip },
  async () => {
    const server = await startPostgres({ hasOwnTools: true })
    const { url, drop } = await createDatabase(server.url)
    const folder = mkdtempSync(join(tmpdir(), 'rosalume-backup-'))
    const data = { database: { kind: 'postgres', url }, photoFolder: join(folder, 'photos') } as const
    const target = join(folder, 'backup')
    const open = () =>
      createEmbeddedApi({ database: data.database, config: OWN_CONFIG, photoFolder: data.photoFolder })
    try {
      const api = await open()
      if (await hasTools(url)) {
        const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c46a5a' } })
        const body = multipart(validReview(), new Blob([new Uint8Array(await picture.jpeg().toBuffer())]))
        const sent = await api.fetch(new Request('http://api.test/api/avaliacao', { method: 'POST', body }))
        assert.equal(sent.status, 201)
        const [reviews, photos] = [await countOf(url, 'review'), await countOf(url, 'photo')]
        assert.ok(reviews > 0 && photos > 0)
        // Polls for changes, as a running shop does, so that a connection is in use.
        const stop = api.watch(async () => {}, { pollEvery: 100 })
        await backUp(data, target)
        await assert.rejects(restore(data, target, new Date()), /in use by a running shop/)
        await stop()
        await api.close()
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        await client.query('delete from review; delete from photo; create table later (id integer)')
        await client.end()
        await restore(data, target, new Date())
        assert.deepEqual([await countOf(url, 'review'), await countOf(url, 'photo')], [reviews, photos])
        await (await open()).close()
      } else {
        await assert.rejects(backUp(data, target), (error: Error) => {
          assert.ok(error instanceof BackupFailed)
          return /pg_dump (?:is not installed|failed: .*version)/s.test(error.message)
        })
        assert.deepEqual(readdirSync(folder), [])
        await api.close()
      }
    } finally {
      rmSync(folder, { recursive: true })
      await drop()
      await server.stop()
    }
  },
)
