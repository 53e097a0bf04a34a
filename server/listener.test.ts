import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createListener } from './listener.ts'

const LIMITS = { checkMs: 50, headMs: 300, bodyMs: 400 }
const servers: ReturnType<typeof createListener>[] = []
after(() => servers.forEach((server) => (server.closeAllConnections(), server.close())))

async function listen(listener: RequestListener) {
  const server = createListener(false, listener, LIMITS)
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

test('L12 the listener gets requests with an Upgrade header', async () => {
  const port = await listen((_, response) => response.writeHead(204, { Connection: 'close' }).end())
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  assert.match(await exchange(port, head), /^HTTP\/1\.1 204 /)
})
