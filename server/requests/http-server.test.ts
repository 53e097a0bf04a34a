import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createHttpServer } from './http-server.ts'

const LIMITS = { checkMs: 50, headMs: 300, bodyMs: 400, finishMs: 500 }
const servers: ReturnType<typeof createHttpServer>[] = []
after(() =>
  servers.forEach((server) => {
    server.closeAllConnections()
    server.close()
  }),
)

async function listen(listener: RequestListener) {
  const server = createHttpServer(false, LIMITS).on('request', listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends bytes and returns everything that the server sent until it closed the connection. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => resolve(text))
  })
}

test('L15 headers or a body that do not arrive in time get a 408 and the connection is closed', async () => {
  const port = await listen((request, response) => request.resume().once('end', () => response.end()))
  for (const bytes of [
    'GET / HTTP/1.1\r\nHost: x\r\nX-',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ])
    assert.match(await exchange(port, bytes), /^HTTP\/1\.1 408 [^]*\r\nX-Content-Type-Options: nosniff\r\n/)
})

test('L12 invalid bytes after a request whose response has begun add no second status line to it', async () => {
  const port = await listen((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('begun')
  })
  const text = await exchange(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n')
  assert.equal(text.match(/HTTP\/1\.1/g)?.length ?? 0, text === '' ? 0 : 1)
})

test('L12 a response that has begun is sent to its end, also when bytes follow the end of its request', async () => {
  const port = await listen((_, response) => {
    response.writeHead(404, { 'Content-Length': 4 }).write('no')
    setTimeout(() => response.end('ne'), 100)
  })
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close'
  const text = await exchange(port, `${head}\r\n\r\n{}x`)
  assert.match(text, /^HTTP\/1\.1 404 [^]*\r\n\r\nnone$/)
})

test('L12 the listener gets requests with an Upgrade header', async () => {
  const port = await listen((_, response) => response.writeHead(204, { Connection: 'close' }).end())
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  assert.match(await exchange(port, head), /^HTTP\/1\.1 204 /)
})

// Two parsers may find the end of such a body at different places; a proxy in front may have used the other one.
const AMBIGUOUS_LENGTHS = [
  ['Content-Length: 3', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Content-Length: 3', 'Content-Length: 4'],
  ['Content-Length: 3, 4'],
  ['Content-Length: +3'],
  ['Content-Length: 0x3'],
  ['Content-Length: -3'],
  ['Content-Length: 3 4'],
  ['Content-Length : 3'],
  [' Content-Length: 3'],
  ['X: y', ' Content-Length: 3'],
  ['Content-Length: 3\r', 'X: y'],
  ['Content-Length: 3\nX: y'],
  ['Content_Length: 3', 'Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked'],
  [' Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: identity, chunked', 'Content-Length: 3'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding: \x0bchunked'],
  ['Transfer-Encoding: "chunked"'],
  ['Transfer-Encoding: chunked\r', 'Content-Length: 3'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['X: y\nTransfer-Encoding: chunked'],
  ['X: y\x00', 'Content-Length: 3'],
]

/** Sends bytes, and resolves when the server has closed the connection or has sent nothing more for a moment after its first bytes. */
function send(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.once('data', () => setTimeout(() => socket.destroy(), 100))
    socket.on('error', () => {})
    socket.once('close', () => resolve())
  })
}

test('L12 no request whose length can be read in two ways smuggles another one', async () => {
  const seen: string[] = []
  const port = await listen((request, response) => {
    seen.push(request.url!)
    request.resume().once('end', () => response.end())
  })
  const post = (lines: string[], body: string, hidden: string) =>
    send(
      port,
      `POST / HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n${body}GET /${hidden} HTTP/1.1\r\nHost: x\r\n\r\n`,
    )
  const bodies = ['0\r\n\r\n', '1\r\na\r\n0\r\n\r\n', 'abc']
  await Promise.all(
    AMBIGUOUS_LENGTHS.flatMap((lines, index) =>
      bodies.map((body) => post(lines, body, `hidden-${index}-${bodies.indexOf(body)}`)),
    ),
  )
  assert.deepEqual(
    seen.filter((url) => url !== '/'),
    [],
  )
  await post(['Content-Length: 3'], 'abc', 'second')
  assert.ok(seen.includes('/second'), 'a request after one with a clear length is read')
})
