import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CacheWarmer } from './cache-warmer.ts'

/** A server that keeps copies as the framework does: old until the visit after the one that sees it. */
async function openKeeper({ delayMs = 0, longestMs = 4000 } = {}) {
  const copies = new Map<string, { isOld: boolean }>()
  const seen: string[] = []
  const pages: { current?: CacheWarmer } = {}
  const server = createServer((request, response) => {
    pages.current!.note(request, response)
    const address = (request.url ?? '/').replace(/[?&](?:_rsc|utm_\w+)=[^&]*/g, '')
    if (request.method === 'HEAD') seen.push(address)
    const copy = copies.get(address)
    const state = copy ? (copy.isOld ? 'STALE' : 'HIT') : 'MISS'
    copies.set(address, { isOld: false })
    if (!address.startsWith('/busca')) response.setHeader('x-nextjs-cache', state)
    response.statusCode = address === '/gone' ? 404 : 200
    setTimeout(() => response.end('page'), request.method === 'HEAD' ? delayMs : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  pages.current = new CacheWarmer(origin, () => server.listening, longestMs)
  return {
    copies,
    seen,
    pages: pages.current,
    get: async (path: string) => void (await (await fetch(origin + path)).text()),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('kept pages that are meant are visited until they are new, the latest first; others are left', async () => {
  await using keeper = await openKeeper()
  const { copies, seen, pages, get } = keeper
  for (const path of [
    '/a',
    '/en/a',
    '/b',
    '/a?utm_source=x&_rsc=1',
    '/a?ordem=menor-preco',
    '/busca?busca=a',
    '/gone',
  ])
    await get(path)
  for (const copy of copies.values()) copy.isOld = true
  pages.warm((path) => path === '/a' || path === '/busca' || path === '/gone')
  await pages.settled()
  assert.deepEqual(seen, ['/a?ordem=menor-preco', '/a?ordem=menor-preco', '/en/a', '/en/a', '/a', '/a'])
  assert.equal(copies.get('/b')?.isOld, true)
  seen.length = 0
  pages.warm(() => false)
  await pages.settled()
  assert.deepEqual(seen, [])
})

test('a page that is renewed while others are visited is visited once more', async () => {
  await using keeper = await openKeeper()
  await keeper.get('/a')
  await keeper.get('/b')
  keeper.pages.warm(() => true)
  keeper.pages.warm((path) => path === '/a')
  await keeper.pages.settled()
  assert.deepEqual(keeper.seen, ['/b', '/a'])
  keeper.pages.warm((path) => path === '/a')
  await keeper.pages.settled()
  assert.deepEqual(keeper.seen, ['/b', '/a', '/a'])
})

test('pages that a second renewal adds have as long as those of the first', async () => {
  await using keeper = await openKeeper({ delayMs: 200, longestMs: 350 })
  for (const path of ['/a', '/b', '/c', '/d']) await keeper.get(path)
  keeper.pages.warm((path) => path === '/a' || path === '/b')
  await sleep(300)
  keeper.pages.warm((path) => path === '/c' || path === '/d')
  await keeper.pages.settled()
  assert.deepEqual(keeper.seen.slice(0, 3), ['/b', '/a', '/d'])
})

test('a server that is down ends the visits quietly', async () => {
  const keeper = await openKeeper()
  await keeper.get('/a')
  await keeper[Symbol.asyncDispose]()
  keeper.pages.warm(() => true)
  await keeper.pages.settled()
  assert.deepEqual(keeper.seen, [])
})

test('at most a thousand addresses are remembered, the oldest go first', async () => {
  await using keeper = await openKeeper()
  const { pages, seen } = keeper
  const finish = (url: string) => {
    let done = () => {}
    const response = {
      statusCode: 200,
      getHeader: () => 'MISS',
      once: (_: string, act: () => void) => (done = act),
    }
    pages.note({ method: 'GET', url, headers: {} } as never, response as never)
    done()
  }
  for (let number = 0; number < 1010; number++) finish(`/p${number}`)
  pages.warm((path) => path === '/p9' || path === '/p10' || path === '/p1009')
  await pages.settled()
  assert.deepEqual(seen, ['/p1009', '/p10'])
})
