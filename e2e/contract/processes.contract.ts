import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { createEmbeddedApi, prepareEmbeddedDatabase, type EmbeddedApi } from '#lib/embedded/index.ts'
import { MIGRATION_LOCK } from '#lib/embedded/db/migrate.ts'
import { UnusableDatabase } from '#lib/embedded/db/unusable.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { multipart, validReview } from './reviewer.ts'
import { subject } from './subject.ts'

const skip = subject.name !== 'postgres' && 'processes share only a PostgreSQL database'
const attempt = { ip: '203.0.113.1', device: '', passwordHash: 'hash' }

/** Two processes of one shop, each with its own connections and memory. */
let one: EmbeddedApi
let other: EmbeddedApi
let serverUrl = ''
let cleanUp = async () => {}

const optionsOf = (url: string) => ({
  database: { kind: 'postgres', url } as const,
  config: OWN_CONFIG,
  demoReviews: false,
})

before(async () => {
  if (skip) return
  const server = await startPostgres()
  serverUrl = server.url
  const { url, drop } = await createDatabase(server.url)
  // Both start on an empty database: one prepares it, the other waits.
  ;[one, other] = await Promise.all([createEmbeddedApi(optionsOf(url)), createEmbeddedApi(optionsOf(url))])
  cleanUp = async () => {
    await Promise.all([one.close(), other.close()])
    await drop()
    await server.stop()
  }
})
after(() => cleanUp())

test('L18 a photo that one process received is shown by another', { skip }, async () => {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c46a5a' } })
  const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())])
  const sent = await one.fetch(
    new Request('http://api.test/api/avaliacao', { method: 'POST', body: multipart(validReview(), photo) }),
  )
  assert.equal(sent.status, 201)
  const waiting = await other.moderation.queue({ status: 'waiting', page: 1 })
  const [review] = waiting.reviews
  assert.ok(review?.photo)
  assert.equal((await other.moderation.photo(review.photo))?.type, 'image/webp')
  const shown = () => other.fetch(new Request(`http://api.test/storage/img/avaliacoes/${review.photo}`))
  assert.equal((await shown()).status, 404, 'not before it is published')
  await one.moderation.decide([review.id], 'approve', 'test')
  const response = await shown()
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
  const bytes = Buffer.from(await response.arrayBuffer())
  assert.match(bytes.toString('latin1', 0, 12), /^RIFF.{4}WEBP$/s)
  assert.equal(bytes.byteLength, bytes.readUInt32LE(4) + 8, 'the whole file')
  await other.moderation.decide([review.id], 'reject', 'test')
  assert.equal((await shown()).status, 404)
})

test(
  'L23 a moderator session that one process opened is valid in another, and ends in all',
  { skip },
  async () => {
    const { id, device } = await one.moderation.openSession(attempt)
    const session = await other.moderation.sessions.find(id)
    assert.ok(session)
    const add = ({ moderation }: EmbeddedApi) =>
      moderation.sessions.change(id, (open) => {
        open.actions.push({ number: ++open.lastNumber, decision: 'approve', before: [], isUndone: false })
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(index % 2 ? one : other)))
    assert.equal((await one.moderation.sessions.find(id))?.actions.length, 10)
    await other.moderation.sessions.close(id)
    assert.equal(await one.moderation.sessions.find(id), undefined)
    for (let count = 0; count < 6; count++)
      await (count % 2 ? one : other).moderation.takeSignIn({ ...attempt, ip: '198.51.100.1' })
    assert.ok((await other.moderation.secondsUntilSignIn({ ...attempt, ip: '198.51.100.1' })) > 0)
    assert.equal(await other.moderation.secondsUntilSignIn({ ...attempt, device, ip: '198.51.100.1' }), 0)
  },
)

test(
  'L18 an invalidation that one process receives reaches the others within five seconds, and does not return to the first',
  { skip },
  async () => {
    const notified: string[][] = [[], []]
    const applied = [0, 0]
    let latest = 0
    const stops = [one, other].map((api, index) =>
      api.watch(
        async (tags, _changedAt, position) => {
          notified[index]?.push(...tags)
          latest = position
        },
        { pollEvery: 50, callEvery: 50, onApplied: (until) => (applied[index] = until) },
      ),
    )
    await sleep(300)
    const position = await one.announce(['produto:/serum', 'precos'])
    const deadline = Date.now() + 5000
    while (notified[1]!.length < 2 || applied.some((until) => until <= position)) {
      assert.ok(Date.now() < deadline, JSON.stringify([notified, applied, position]))
      await sleep(20)
    }
    assert.deepEqual(notified[1]!.toSorted(), ['precos', 'produto:/serum'])
    assert.deepEqual([notified[0], latest], [[], position])
    for (const stop of stops) await stop()
  },
)

test(
  'L7 a process that starts during a migration waits for it, even longer than the time limit of a database statement',
  { skip },
  async () => {
    const { url, drop } = await createDatabase(serverUrl)
    const job = new pg.Client({ connectionString: url })
    await job.connect()
    // Two queries: PostgreSQL rejects two statements in one query with a parameter.
    await job.query('begin')
    await job.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    let isDone = false
    const prepared = prepareEmbeddedDatabase(optionsOf(url)).finally(() => (isDone = true))
    await sleep(4500)
    assert.equal(isDone, false)
    await job.query('commit')
    assert.ok((await prepared).includes('0013.sql'))
    assert.deepEqual(await prepareEmbeddedDatabase(optionsOf(url)), [])
    await job.end()
    await drop()
  },
)

test(
  'L7 the error names a database of a newer version or of another program, which stays as it is',
  { skip },
  async () => {
    for (const [statement, sentence] of [
      [
        "create table migration (name text primary key, applied_at bigint); insert into migration values ('9999.sql', 0)",
        /newer version of the shop \(migration 9999\.sql\)/,
      ],
      ['create table product (sku text)', /belongs to another program.*another DATABASE_URL/s],
      ['create table migration (id integer)', /belongs to another program/],
    ] as const) {
      const { url, drop } = await createDatabase(serverUrl)
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(statement)
      await assert.rejects(createEmbeddedApi(optionsOf(url)), (error: Error) => {
        assert.ok(error instanceof UnusableDatabase, String(error))
        assert.match(error.message, sentence)
        assert.ok(!error.message.includes(new URL(url).password))
        return true
      })
      const { rows } = await client.query(
        "select count(*)::int as tables from information_schema.tables where table_schema = 'public'",
      )
      assert.deepEqual(rows, [{ tables: 1 }])
      await client.end()
      await drop()
    }
  },
)

test('4.8 a misspelled word finds products with and without the extension pg_trgm', { skip }, async () => {
  const { url, drop } = await createDatabase(serverUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = async () => {
    const api = await createEmbeddedApi(optionsOf(url))
    const address = 'http://api.test/v2/front/url/product/listing/search?busca=colajeno'
    const response = await api.fetch(new Request(address, { headers: { 'App-Token': OWN_CONFIG.appToken } }))
    const { conteudo } = (await response.json()) as { conteudo: { produtos: object[] } }
    await api.close()
    return conteudo.produtos.length
  }
  assert.ok((await found()) > 3)
  await client.query('drop extension if exists pg_trgm cascade')
  assert.ok((await found()) > 3)
  await client.end()
  await drop()
})
