import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { externalApi } from './upstream.ts'

const userAgent = 'Loja/1.0'
const servers: ReturnType<typeof createServer>[] = []
after(() =>
  servers.forEach((server) => {
    server.closeAllConnections()
    server.close()
  }),
)

async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function millisecondsOf(promise: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await assert.rejects(promise)
  return performance.now() - start
}

test('forwards method, headers and body, and returns status, headers and body', async () => {
  const base = await upstream((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.writeHead(409, { 'content-type': 'application/json', etag: '"c1"' })
    request.pipe(response)
  })
  const request = new Request(`${base}/x`, { method: 'POST', body: '{"a":1}', headers: { 'app-token': 't' } })
  const answer = await externalApi(base, { userAgent }).fetch(request)
  assert.equal(answer.status, 409)
  assert.equal(answer.headers.get('etag'), '"c1"')
  assert.deepEqual(answer.headers.getSetCookie(), ['a=1', 'b=2'])
  assert.deepEqual(await answer.json(), { a: 1 })
})

test('a response without a body stays without one', async () => {
  const base = await upstream((_, response) => response.writeHead(304).end())
  assert.equal((await externalApi(base, { userAgent }).fetch(new Request(base))).status, 304)
})

test('L27 L28 a failed call is logged with its endpoint, without its address and parameters', async (context) => {
  const { mock } = context.mock.method(console, 'warn', () => {})
  const base = await upstream((request, response) =>
    request.url!.includes('coupon') ? response.writeHead(500).end() : request.socket.destroy(),
  )
  const { fetch } = externalApi(base, { userAgent })
  await fetch(new Request(`${base}/v2/front/checkout/cart`))
    .then(() => assert.fail())
    .catch(() => {})
  await fetch(
    new Request(`${base}/v2/front/promotional/coupon/ANA-1985?email=ana@exemplo.test`, { method: 'PUT' }),
  )
  const lines = mock.calls.map(({ arguments: parts }) => parts.join(' '))
  assert.match(lines[0]!, /GET \S*checkout\/cart: TypeError: fetch failed/)
  assert.match(lines[1]!, /PUT \S*promotional\/coupon\S*: status 500$/)
  assert.doesNotMatch(lines.join(), /ANA|exemplo/)
})

test('L8 T15 a call to an upstream that never responds ends at the deadline', async () => {
  const base = await upstream(() => {})
  const spent = await millisecondsOf(
    externalApi(base, { userAgent, deadlines: { read: 1000, write: 60_000 } }).fetch(new Request(base)),
  )
  // A timer may end a little early: it starts at the time that Node's event loop has read before.
  assert.ok(spent >= 900 && spent < 10_000, `${spent} ms`)
})

test('L8 a response body that arrives byte by byte ends at the same deadline', async () => {
  const base = await upstream((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(timer))
  })
  const spent = await millisecondsOf(
    externalApi(base, { userAgent, deadlines: { read: 200, write: 60_000 } }).fetch(new Request(base)),
  )
  assert.ok(spent < 10_000, `${spent} ms`)
})

test('L8 a body above the size limit is rejected before it fills the memory', async () => {
  const base = await upstream((_, response) => {
    response.writeHead(200)
    response.end(Buffer.alloc(10 * 1024 * 1024))
  })
  await assert.rejects(externalApi(base, { userAgent }).fetch(new Request(base)), /larger/)
})

test('L26 redirects of the store are not followed', async () => {
  const base = await upstream((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  )
  assert.equal((await externalApi(base, { userAgent }).fetch(new Request(base))).status, 302)
})

test('platform 1 every call has the shop’s user agent, and a body that is not JSON counts as an outage of the store', async () => {
  const agents: (string | undefined)[] = []
  const base = await upstream((request, response) => {
    agents.push(request.headers['user-agent'])
    const [status = '200', type = '', body = ''] = decodeURIComponent(request.url!.slice(1)).split('|')
    response.writeHead(Number(status), { 'content-type': type }).end(body)
  })
  const api = externalApi(base, { userAgent, isJson: true })
  const call = (...answer: string[]) =>
    api.fetch(new Request(`${base}/${encodeURIComponent(answer.join('|'))}`))
  const json = 'application/json'
  for (const rejected of [
    ['403', 'text/html', '<html>Access denied'],
    ['404', 'text/html; charset=utf-8', 'Not found'],
    ['404', json, ' <!doctype html>'],
    ['404', json, '{"error":'],
    ['200', 'text/html', '{}'],
    ['503', 'text/plain', 'down'],
  ])
    await assert.rejects(call(...rejected), /not JSON/, rejected.join(' '))
  for (const [status = '', ...rest] of [
    ['404', json, '{"error":"x"}'],
    ['404', json, ''],
    ['200', 'text/plain', '{"a":1}'],
    ['422', json, '[]'],
  ])
    assert.equal((await call(status, ...rest)).status, Number(status))
  assert.deepEqual(new Set(agents), new Set([userAgent]))
})
