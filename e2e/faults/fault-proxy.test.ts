import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

const BODY = JSON.stringify({ estrutura: { nivel: 'home' }, texto: 'x'.repeat(200) })
const upstreamRequests: string[] = []
const upstream = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += String(piece)
  upstreamRequests.push(`${request.method} ${request.url} ${body}`)
  response.setHeader('Content-Type', 'application/json').end(BODY)
})
let proxy: FaultProxy

// A suite of its own: the hook before each test is only for these, also when other files are in the process.
suite('fault proxy', () => {
  before(async () => {
    upstream.listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    proxy = await startFaultProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  })
  beforeEach(async () => {
    await proxy.mode('ok')
    proxy.reset()
    upstreamRequests.length = 0
  })
  after(async () => {
    await proxy.close()
    upstream.closeAllConnections()
    upstream.close()
  })

  const get = (path = '/a', init?: RequestInit) => fetch(proxy.url + path, init)
  const causeCode = (error: unknown) => {
    const cause = (error as Error).cause as { code?: string } | undefined
    return cause?.code ?? (error as Error).message
  }

  test('mode ok forwards requests and bodies, several in sequence from one client', async () => {
    for (const text of ['um', 'dois', 'três']) {
      const response = await get('/a?b=1', { method: 'POST', body: text })
      assert.equal(await response.text(), BODY)
    }
    assert.deepEqual(upstreamRequests, ['POST /a?b=1 um', 'POST /a?b=1 dois', 'POST /a?b=1 três'])
    assert.equal(proxy.seen.length, 3)
  })

  test('mode ok forwards a large body', async () => {
    const text = 'y'.repeat(3_000_000)
    assert.equal((await get('/big', { method: 'PUT', body: text })).status, 200)
    assert.equal(upstreamRequests[0]?.length, 'PUT /big '.length + text.length)
  })

  test('mode latency responds after the delay', async () => {
    await proxy.mode('latency', { ms: 300 })
    const start = performance.now()
    assert.equal(await (await get()).text(), BODY)
    assert.ok(performance.now() - start >= 295)
  })

  test('mode http500 responds with 500 and sends no request upstream', async () => {
    await proxy.mode('http500')
    const response = await get('/a', { method: 'POST', body: '{}' })
    assert.equal(response.status, 500)
    assert.deepEqual(await response.json(), { error: 'Internal Server Error' })
    assert.deepEqual(upstreamRequests, [])
  })

  test('mode refused closes the listener, and the next mode opens the same port again', async () => {
    await proxy.mode('refused')
    await assert.rejects(get(), (error) => causeCode(error) === 'ECONNREFUSED')
    await proxy.mode('ok')
    assert.equal((await get()).status, 200)
    await assert.rejects(proxy.mode('refused', { only: /a/ }), /cannot be limited/)
  })

  test('mode reset closes the connection with RST', async () => {
    await proxy.mode('reset')
    await assert.rejects(get(), (error) => causeCode(error) === 'ECONNRESET')
  })

  test('mode half-body sends the head and half of the body, then closes the connection', async () => {
    await proxy.mode('half-body')
    const response = await get()
    assert.equal(response.status, 200)
    await assert.rejects(response.text(), /terminated/)
    assert.equal(upstreamRequests.length, 1)
  })

  test('modes invalid-json, empty-object and wrong-types respond with 200 and an invalid document', async () => {
    await proxy.mode('invalid-json')
    await assert.rejects((await get()).json(), SyntaxError)
    await proxy.mode('empty-object')
    assert.deepEqual(await (await get()).json(), {})
    await proxy.mode('wrong-types')
    const response = await get()
    assert.equal(response.status, 200)
    const document = (await response.json()) as Record<string, unknown>
    assert.equal(typeof document.conteudo, 'string')
    assert.ok(!Array.isArray(document.itens))
    assert.deepEqual(upstreamRequests, [])
  })

  test('mode never accepts the connection, sends no response, and ends when the client disconnects', async () => {
    await proxy.mode('never')
    await assert.rejects(get('/a', { signal: AbortSignal.timeout(300) }), { name: 'TimeoutError' })
    assert.equal(proxy.seen.length, 1)
    assert.equal(proxy.peak(), 1)
    await sleep(100)
    proxy.reset()
    assert.equal(proxy.peak(), 0)
  })

  test('mode trickle sends the head immediately and the body at 64 bytes a second', async () => {
    await proxy.mode('trickle')
    const start = performance.now()
    const response = await get('/a', { signal: AbortSignal.timeout(1_100) })
    assert.ok(performance.now() - start < 500)
    let read = 0
    await assert.rejects(
      async () => {
        for await (const piece of response.body ?? []) read += (piece as Uint8Array).length
      },
      { name: 'TimeoutError' },
    )
    assert.ok(read >= 32 && read <= 96, `${read} bytes in about a second`)
  })

  test('mode huge responds with ten megabytes of valid JSON without Content-Length', async () => {
    await proxy.mode('huge')
    const response = await get()
    assert.equal(response.headers.get('content-length'), null)
    const text = await response.text()
    assert.ok(text.length > 10 * 1024 * 1024)
    assert.doesNotThrow(() => JSON.parse(text))
  })

  test('mode drop-response forwards the request and drops the response', async () => {
    await proxy.mode('drop-response')
    await assert.rejects(get('/cart', { method: 'POST', body: '1' }), TypeError)
    assert.deepEqual(upstreamRequests, ['POST /cart 1'])
  })

  test('a scope limits a mode to matching requests and to a number of them', async () => {
    await proxy.mode('http500', { only: /^POST \/v2\/front\/checkout\/cart/, times: 1 })
    const statuses: number[] = []
    for (const [method, path] of [
      ['GET', '/v2/front/checkout/cart'],
      ['POST', '/v2/front/checkout/cart'],
      ['POST', '/v2/front/checkout/cart'],
    ] as const)
      statuses.push((await get(path, { method })).status)
    assert.deepEqual(statuses, [200, 500, 200])
    assert.deepEqual(
      proxy.seen.map(({ mode }) => mode),
      ['ok', 'http500', 'ok'],
    )
  })

  test('a request fails when the upstream is down', async () => {
    const otherProxy = await startFaultProxy('http://127.0.0.1:9')
    await assert.rejects(fetch(otherProxy.url), TypeError)
    await otherProxy.close()
  })

  test('close destroys open sockets and frees the port', async () => {
    const otherProxy = await startFaultProxy('http://127.0.0.1:9')
    await otherProxy.mode('never')
    const waiting = assert.rejects(fetch(otherProxy.url), TypeError)
    await sleep(100)
    await otherProxy.close()
    await waiting
    await assert.rejects(fetch(otherProxy.url), (error) => causeCode(error) === 'ECONNREFUSED')
  })
})
