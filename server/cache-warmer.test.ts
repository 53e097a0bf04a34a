import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CacheWarmer } from './cache-warmer.ts'

/** A server that caches pages like Next: a stale copy is sent once more and replaced by the next request. */
async function openCachingServer({ delayMs = 0, maxRunMs = 4000 } = {}) {
  const copies = new Map<string, { isStale: boolean }>()
  const requested: string[] = []
  const warmer: { current?: CacheWarmer } = {}
  const server = createServer((request, response) => {
    warmer.current!.note(request, response)
    const address = (request.url ?? '/').replace(/[?&](?:_rsc|utm_\w+)=[^&]*/g, '')
    if (request.method === 'HEAD') requested.push(address)
    const copy = copies.get(address)
    const state = copy ? (copy.isStale ? 'STALE' : 'HIT') : 'MISS'
    copies.set(address, { isStale: false })
    if (!address.startsWith('/busca')) response.setHeader('x-nextjs-cache', state)
    response.statusCode = address === '/missing' ? 404 : 200
    setTimeout(() => response.end('page'), request.method === 'HEAD' ? delayMs : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  warmer.current = new CacheWarmer(origin, () => server.listening, maxRunMs)
  return {
    copies,
    requested,
    warmer: warmer.current,
    get: async (path: string) => void (await (await fetch(origin + path)).text()),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('matching cached pages are requested until they are fresh, the latest first; others are not', async () => {
  await using server = await openCachingServer()
  const { copies, requested, warmer, get } = server
  for (const path of [
    '/a',
    '/en/a',
    '/b',
    '/a?utm_source=x&_rsc=1',
    '/a?ordem=menor-preco',
    '/busca?busca=a',
    '/missing',
  ])
    await get(path)
  for (const copy of copies.values()) copy.isStale = true
  warmer.warm((path) => path === '/a' || path === '/busca' || path === '/missing')
  await warmer.settled()
  assert.deepEqual(requested, ['/a?ordem=menor-preco', '/a?ordem=menor-preco', '/en/a', '/en/a', '/a', '/a'])
  assert.equal(copies.get('/b')?.isStale, true)
  requested.length = 0
  warmer.warm(() => false)
  await warmer.settled()
  assert.deepEqual(requested, [])
})

test('a page that is invalidated during a run is requested once more', async () => {
  await using server = await openCachingServer()
  await server.get('/a')
  await server.get('/b')
  server.warmer.warm(() => true)
  server.warmer.warm((path) => path === '/a')
  await server.warmer.settled()
  assert.deepEqual(server.requested, ['/b', '/a'])
  server.warmer.warm((path) => path === '/a')
  await server.warmer.settled()
  assert.deepEqual(server.requested, ['/b', '/a', '/a'])
})

test('pages that a second invalidation adds get the full time limit too', async () => {
  await using server = await openCachingServer({ delayMs: 200, maxRunMs: 350 })
  for (const path of ['/a', '/b', '/c', '/d']) await server.get(path)
  server.warmer.warm((path) => path === '/a' || path === '/b')
  await sleep(300)
  server.warmer.warm((path) => path === '/c' || path === '/d')
  await server.warmer.settled()
  assert.deepEqual(server.requested.slice(0, 3), ['/b', '/a', '/d'])
})

test('a run against a closed server ends without an error', async () => {
  const server = await openCachingServer()
  await server.get('/a')
  await server[Symbol.asyncDispose]()
  server.warmer.warm(() => true)
  await server.warmer.settled()
  assert.deepEqual(server.requested, [])
})

test('at most a thousand addresses are remembered; the oldest are dropped first', async () => {
  await using server = await openCachingServer()
  const { warmer, requested } = server
  const finishRequest = (url: string) => {
    let onFinish = () => {}
    const response = {
      statusCode: 200,
      getHeader: () => 'MISS',
      once: (_: string, act: () => void) => (onFinish = act),
    }
    warmer.note({ method: 'GET', url, headers: {} } as never, response as never)
    onFinish()
  }
  for (let number = 0; number < 1010; number++) finishRequest(`/p${number}`)
  warmer.warm((path) => path === '/p9' || path === '/p10' || path === '/p1009')
  await warmer.settled()
  assert.deepEqual(requested, ['/p1009', '/p10'])
})
