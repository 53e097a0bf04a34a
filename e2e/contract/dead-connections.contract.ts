import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createEmbeddedApi, type EmbeddedApi } from '#lib/embedded/index.ts'
import { withAppToken } from './app-token.ts'
import { OWN_CONFIG } from './own-config.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts'
import { subject } from './subject.ts'

const SILENT_MS = 1500
const skip = subject.name !== 'postgres' && 'needs PostgreSQL: SQLite has no network connections'

/** Stands between the store and its database; silences or resets their connections. */
let proxy: SilentProxy
let api: EmbeddedApi
let cleanUp = async () => {}

before(async () => {
  if (skip) return
  const server = await startPostgres()
  const { url, drop } = await createDatabase(server.url)
  proxy = await startSilentProxy(url)
  api = await open()
  cleanUp = async () => {
    await proxy.close()
    await drop()
    await server.stop()
  }
})
after(() => cleanUp())

function open(): Promise<EmbeddedApi> {
  const database = { kind: 'postgres', url: proxy.url, socketTimeoutMs: SILENT_MS } as const
  return createEmbeddedApi({ database, config: OWN_CONFIG, demoReviews: false })
}

async function readCart() {
  const started = performance.now()
  const headers = withAppToken(OWN_CONFIG.appToken, { Session: 'x'.repeat(22) })
  const { status } = await api.fetch(new Request('http://api.test/v2/front/checkout/cart', { headers }))
  return { status, ms: performance.now() - started }
}

const readCarts = (count: number) => Promise.all(Array.from({ length: count }, readCart))

test(
  'L3 connections that die silently fail their requests within the limit, and the next requests get new ones',
  {
    skip,
  },
  async () => {
    assert.ok((await readCarts(30)).every(({ status }) => status === 200))
    proxy.silence('open')
    const affected = await readCarts(30)
    for (const { status, ms } of affected) {
      assert.ok(status === 200 || status === 503, String(status))
      assert.ok(ms < SILENT_MS + 3000, `${Math.round(ms)} ms`)
    }
    assert.ok(
      affected.some(({ status }) => status === 503),
      'the connections were in use',
    )
    assert.ok(
      (await readCarts(30)).every(({ status }) => status === 200),
      'recovered without a restart',
    )
  },
)

test(
  'L28 a request whose database connection is reset gets a 503, and the next request succeeds',
  { skip },
  async () => {
    await readCarts(10)
    const running = readCarts(20)
    setImmediate(() => proxy.reset())
    for (const { status } of await running) assert.ok(status === 200 || status === 503, String(status))
    assert.equal((await readCart()).status, 200)
  },
)

test('L13 a store whose database does not respond closes within four seconds', { skip }, async () => {
  const closing = api
  await readCarts(10)
  proxy.silence('all')
  const hanging = readCarts(10)
  const started = performance.now()
  await Promise.all([closing.close(), hanging])
  assert.ok(performance.now() - started < 4000 + SILENT_MS, `${Math.round(performance.now() - started)} ms`)
  proxy.restore()
  api = await open()
  assert.equal((await readCart()).status, 200)
  await api.close()
})
