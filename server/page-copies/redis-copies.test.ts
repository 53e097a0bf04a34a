import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '@redis/client'
import { startSilentProxy } from '../../e2e/contract/silent-proxy.ts'
import { REDIS_COMMAND, startTestRedis } from '../../e2e/redis-server.ts'
import { redisCopies } from './redis-copies.ts'

const version = (position: number, renderedFrom: number) => ({ position, renderedFrom })

async function openClient(url: string) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: 50 } })
  client.on('error', () => {})
  await client.connect()
  return client
}

test('L18 without a connection no command waits', async () => {
  const copies = redisCopies({ isReady: false } as never, 'build')
  assert.deepEqual(
    [await copies.version('a'), await copies.read('a'), await copies.lock('a')],
    [undefined, undefined, undefined],
  )
})

// Only where Redis or Valkey is installed: there is no copy of it in the packages.
if (REDIS_COMMAND) {
  test('L18 a copy is stored unless a newer one is there; deployments do not share copies', async () => {
    const server = await startTestRedis()
    const client = await openClient(server.url)
    const copies = redisCopies(client, 'build')
    try {
      assert.deepEqual([await copies.version('a'), await copies.read('a')], [null, null])
      const bytes = Buffer.from([0, 255, 128, 10])
      await copies.write('a', version(7, 5000), bytes)
      assert.deepEqual(await copies.version('a'), version(7, 5000))
      assert.deepEqual(await copies.read('a'), bytes)
      for (const older of [version(7, 5000), version(7, 4000), version(6, 9000)]) {
        await copies.write('a', older, Buffer.from('old'))
        assert.deepEqual(await copies.version('a'), version(7, 5000))
      }
      for (const newer of [version(8, 4000), version(8, 4001), version(1, 4001 + 600_001)]) {
        await copies.write('a', newer, Buffer.from('new'))
        assert.deepEqual(await copies.version('a'), newer)
      }
      const left = await client.ttl('pages:build:copy:a')
      assert.ok(left > 86_000 && left <= 86_400, `${left} s`)
      assert.equal(await redisCopies(client, 'other').version('a'), null)
      for (const kind of ['product', 'category'] as const) {
        await copies.storeKind('/serum', kind)
        assert.equal(await copies.kindOf('/serum'), kind)
      }
      await copies.storeKind('/serum', 'not-found')
      await copies.storeKind('/invented', 'not-found')
      assert.deepEqual([await copies.kindOf('/serum'), await client.keys('*kind*')], [undefined, []])
    } finally {
      client.destroy()
      await server.stop()
    }
  })

  test('L18 one process holds the lock of a page, until it unlocks it or for five seconds', async () => {
    const server = await startTestRedis()
    const client = await openClient(server.url)
    const [one, other] = [redisCopies(client, 'build'), redisCopies(client, 'build')]
    try {
      assert.deepEqual(
        [await one.lock('a'), await other.lock('a'), await other.lock('b')],
        [true, false, true],
      )
      await other.unlock('a')
      assert.equal(await other.lock('a'), false, 'only its owner unlocks it')
      const left = await client.pTTL('pages:build:lock:a')
      assert.ok(left > 3000 && left <= 5000, `${left} ms`)
      await one.unlock('a')
      assert.equal(await other.lock('a'), true)
    } finally {
      client.destroy()
      await server.stop()
    }
  })

  test('L18 a Redis that hangs costs five commands 50 ms each, then nothing for ten seconds; one that stops costs nothing', async () => {
    const server = await startTestRedis()
    const proxy = await startSilentProxy(server.url)
    const client = await openClient(proxy.url)
    const copies = redisCopies(client, 'build')
    try {
      assert.equal(await copies.version('a'), null)
      proxy.silence('all')
      const times: number[] = []
      for (let count = 0; count < 20; count++) {
        const start = performance.now()
        assert.equal(await copies.version('a'), undefined)
        times.push(performance.now() - start)
      }
      // With a margin for a busy machine.
      assert.ok(Math.max(...times) < 500, `${Math.max(...times)} ms`)
      assert.ok(times.slice(5).reduce((sum, each) => sum + each) < 50, `${times.join(' ')} ms`)
      await server.stop()
      const start = performance.now()
      assert.equal(await redisCopies(client, 'build').version('a'), undefined)
      assert.ok(performance.now() - start < 500)
    } finally {
      client.destroy()
      await proxy.close()
      await server.stop().catch(() => {})
    }
  })
}
