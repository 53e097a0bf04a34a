import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { freePort } from '../../e2e/free-port.ts'
import { startRoundRobin } from './round-robin.ts'

/** Starts a server that responds with its name and what it has received. */
async function startServer(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () =>
      response
        .setHeader('set-cookie', ['a=1', 'b=2'])
        .end([name, request.method, request.headers['x-forwarded-for'], body].join(' ')),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const servers = [await startServer('one'), await startServer('two')]
const [one = 0, two = 0] = servers.map((server) => (server.address() as AddressInfo).port)
const edge = await startRoundRobin(await freePort(), [one, two, await freePort()])
after(async () => {
  await edge.stop()
  for (const server of servers) server.close()
})

const send = async (init: RequestInit = {}) => (await fetch(edge.origin, init)).text()

test('each request goes to the next shop, and to another one when nothing listens there, its body included', async () => {
  const replies = []
  for (let turn = 0; turn < 6; turn++) replies.push(await send({ method: 'POST', body: 'units' }))
  assert.deepEqual(new Set(replies), new Set(['one POST 127.0.0.1 units', 'two POST 127.0.0.1 units']))
  const response = await fetch(edge.origin, { headers: { 'x-forwarded-for': '10.1.2.3' } })
  assert.match(await response.text(), / GET 10\.1\.2\.3 $/)
  assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
})

test('a shop that is taken out gets no request until it is put back', async () => {
  await edge.takeOut({ port: one })
  const names = async () =>
    new Set((await Promise.all(Array.from({ length: 6 }, () => send()))).map((text) => text.slice(0, 3)))
  assert.deepEqual(await names(), new Set(['two']))
  await edge.takeOut(undefined)
  assert.deepEqual(await names(), new Set(['one', 'two']))
})
