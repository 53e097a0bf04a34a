import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, mock, test } from 'node:test'
import { answerWith } from './fetch-handler.ts'

const ORIGIN = 'http://shop.example'
let server: Server
let base: string
let handler: (request: Request) => Promise<Response>

before(async () => {
  server = createServer((incoming, outgoing) => {
    outgoing.setHeader('X-Frame-Options', 'DENY')
    void answerWith((request) => handler(request), { incoming, outgoing, origin: ORIGIN })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

test('the handler gets method, address, headers and body, the client status, headers, every cookie and body', async () => {
  handler = async (request) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const { method, url } = request
    const received = { method, url, cookie: request.headers.get('cookie'), body: await request.text() }
    return Response.json(received, { status: 422, headers })
  }
  const response = await fetch(`${base}/v2/front/a?b=c`, {
    method: 'PUT',
    body: 'ç',
    headers: { cookie: 'x=y' },
  })
  assert.deepEqual(await response.json(), {
    method: 'PUT',
    url: `${ORIGIN}/v2/front/a?b=c`,
    cookie: 'x=y',
    body: 'ç',
  })
  assert.equal(response.status, 422)
  assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
  assert.equal(response.headers.get('x-frame-options'), 'DENY')
})

test('HEAD gets the headers alone', async () => {
  handler = async () => Response.json({ a: 1 })
  const response = await fetch(base, { method: 'HEAD' })
  assert.equal(response.headers.get('content-type'), 'application/json')
  assert.equal(await response.text(), '')
})

test('L15 a rejected body is not read, and the connection serves the next request', async () => {
  let isBodyUsed = true
  handler = async (request) => {
    isBodyUsed = request.bodyUsed
    return new Response(null, { status: request.method === 'POST' ? 403 : 204 })
  }
  const rejected = await fetch(base, { method: 'POST', body: new Uint8Array(1024 * 1024) })
  assert.deepEqual([rejected.status, isBodyUsed], [403, false])
  await rejected.text()
  assert.equal((await fetch(base)).status, 204)
})

test('L28 an error of the handler is 500 and is logged with its address, without the query', async (t) => {
  const log = mock.method(console, 'error', () => {})
  t.after(() => log.mock.restore())
  const error = new Error('broken')
  handler = () => Promise.reject(error)
  const response = await fetch(`${base}/v2/front/cart?email=a`)
  assert.deepEqual([response.status, response.headers.get('cache-control')], [500, 'no-store'])
  assert.deepEqual(log.mock.calls[0]?.arguments, ['fault of the shop at', '/v2/front/cart', error])
})

test('a client that disconnects during its upload is no fault of the shop', async (t) => {
  const log = mock.method(console, 'error', () => {})
  t.after(() => log.mock.restore())
  let whenRead: () => void
  const isRead = new Promise<void>((resolve) => (whenRead = resolve))
  handler = async (request) => {
    await request.arrayBuffer().finally(whenRead)
    return new Response()
  }
  const upload = sendRequest(base, { method: 'POST', headers: { 'content-length': 1000 } })
  upload.on('error', () => {})
  upload.write('a')
  await once(server, 'request')
  upload.destroy()
  await isRead
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(log.mock.callCount(), 0)
})

test('a long text is compressed once as the client accepts it, a short one and a picture are sent as they are', async () => {
  const long = JSON.stringify({ nome: 'colágeno '.repeat(300) })
  const send = async (body: string, type: string, accepted: string) => {
    handler = async () => new Response(body, { headers: { 'content-type': type, vary: 'Origin' } })
    const response = await fetch(base, { headers: { 'accept-encoding': accepted } })
    assert.equal(await response.text(), body)
    return [response.headers.get('content-encoding'), response.headers.get('vary')]
  }
  const both = 'Origin, Accept-Encoding'
  assert.deepEqual(await send(long, 'application/json', 'gzip, br'), ['br', both])
  assert.deepEqual(await send(long.repeat(4), 'application/json', 'gzip, br'), ['br', both])
  assert.deepEqual(await send(long, 'application/json', 'gzip'), ['gzip', both])
  assert.deepEqual(await send(long, 'application/json', 'identity'), [null, both])
  assert.deepEqual(await send('{}', 'application/json', 'gzip, br'), [null, both])
  assert.deepEqual(await send(long, 'image/webp', 'gzip, br'), [null, 'Origin'])
})
