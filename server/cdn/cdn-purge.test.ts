import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createCdnPurge } from './cdn-purge.ts'

const accept: RequestListener = (_, response) => response.end('{}')
const reject: RequestListener = (_, response) => response.writeHead(503).end()

/** A purge API on this machine, and a purge that waits on a clock of its own instead of real time. */
async function openApi(listener: RequestListener, pagesReady = async () => {}) {
  const api = { seen: [] as string[][], answer: listener }
  const server = createServer((request, response) => {
    assert.equal(request.method, 'PURGE')
    assert.equal(request.headers.authorization, 'Bearer token')
    api.seen.push(String(request.headers['surrogate-key']).split(' '))
    api.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let now = 0
  const pauses: number[] = []
  const pause = (ms: number) => {
    pauses.push(ms)
    now += ms
    return new Promise((resolve) => setImmediate(resolve))
  }
  const address = `http://token@127.0.0.1:${(server.address() as AddressInfo).port}/`
  const purge = createCdnPurge(address, { pagesReady, now: () => now, pause })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { api, purge, pauses, [Symbol.dispose]: stop }
}

test('decision 0073 the keys of changes are sent, thirty in a call, each once', async () => {
  using cdn = await openApi(accept)
  const tags = Array.from({ length: 70 }, (_, index) => `produto:/p${index}`)
  cdn.purge.add(tags)
  cdn.purge.add(['produto:/p1', 'avaliacoes:pele e unhas'])
  await cdn.purge.settled()
  assert.deepEqual(
    cdn.api.seen.map((keys) => keys.length),
    [30, 30, 11],
  )
  assert.deepEqual(new Set(cdn.api.seen.flat()), new Set([...tags, 'avaliacoes:pele%20e%20unhas']))
})

test('decision 0073 a purge waits for the new copies, but not for ever', async () => {
  let ready = () => {}
  using cdn = await openApi(accept, () => new Promise<void>((resolve) => (ready = resolve)))
  cdn.purge.add(['produto:/serum'])
  assert.deepEqual(cdn.api.seen, [])
  await cdn.purge.settled()
  assert.deepEqual([cdn.pauses, cdn.api.seen], [[3000], [['produto:/serum']]])
  ready()
})

test('decision 0073 L11 a purge that fails is repeated; after five failures the API is not called for ten seconds', async () => {
  using cdn = await openApi(reject)
  cdn.purge.add(['produto:/serum'])
  while (cdn.api.seen.length < 5) await new Promise((resolve) => setImmediate(resolve))
  cdn.api.answer = accept
  await cdn.purge.settled()
  assert.deepEqual(cdn.api.seen, Array(6).fill(['produto:/serum']))
  assert.deepEqual(cdn.pauses, [3000, 250, 500, 1000, 2000, 4000, 10_000])
  cdn.purge.add(['produto:/whey'])
  await cdn.purge.settled()
  assert.deepEqual(cdn.api.seen.at(-1), ['produto:/whey'])
})

test('decision 0073 a purge that fails for two minutes is given up, and later changes are sent again', async () => {
  using cdn = await openApi(reject)
  cdn.purge.add(['produto:/serum'])
  await cdn.purge.settled()
  const calls = cdn.api.seen.length
  assert.ok(calls > 5 && calls < 20, `${calls} calls`)
  const waited = cdn.pauses.reduce((sum, ms) => sum + ms, 0)
  assert.ok(waited > 120_000 && waited < 140_000, `${waited} ms`)
  cdn.api.answer = accept
  cdn.purge.add(['produto:/whey'])
  await cdn.purge.settled()
  assert.deepEqual(cdn.api.seen.at(-1), ['produto:/whey'])
})

test('decision 0073 more than a thousand keys become the one that every page has', async () => {
  using cdn = await openApi(accept)
  cdn.purge.add(Array.from({ length: 1001 }, (_, index) => `produto:/p${index}`))
  await cdn.purge.settled()
  assert.deepEqual(cdn.api.seen, [['configuracoes']])
})

test('decision 0073 a page that changes again during its purge is purged again', async () => {
  using cdn = await openApi((_, response) => {
    if (cdn.api.seen.length === 1) cdn.purge.add(['produto:/serum'])
    response.end()
  })
  cdn.purge.add(['produto:/serum', 'inicio'])
  await cdn.purge.settled()
  assert.deepEqual(cdn.api.seen, [['produto:/serum', 'inicio'], ['produto:/serum']])
})

test('decision 0073 L13 an API that never responds delays the shutdown by two seconds', async () => {
  using cdn = await openApi(() => {})
  const start = performance.now()
  cdn.purge.add(['produto:/serum'])
  await cdn.purge.close()
  const spent = performance.now() - start
  assert.ok(spent > 1500 && spent < 4000, `${Math.round(spent)} ms`)
})
