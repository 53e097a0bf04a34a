import { setTimeout as sleep } from 'node:timers/promises'
import { newIp } from '../new-ip.ts'
import { openShop } from '../shop.ts'
import { expect, test } from './fixtures.ts'
import { openSocket, sendRaw } from './raw-socket.ts'

const HOST = 'Host: localhost'
const hasHeaders = (text: string) => text.includes('\r\n\r\n')
const statusIn = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])

test('L12 a request with an Upgrade header gets a response like any other', async ({ shop }) => {
  const protocols = ['websocket', 'h2c', 'TLS/1.0', 'x']
  const paths = ['/', '/colageno', '/_next/webpack-hmr', '/nada', '/v2/front/settings', '/api/nps', '/%ff']
  const requests = protocols.flatMap((protocol) =>
    paths.map(
      (path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
    ),
  )
  for (const request of requests) {
    const { text } = await sendRaw(shop.origin, request, 10_000, hasHeaders)
    expect([request, statusIn(text)]).toEqual([request, expect.any(Number)])
    expect(statusIn(text)).toBeGreaterThanOrEqual(200)
    expect(statusIn(text)).toBeLessThan(500)
    expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
  }
})

test('L12 a form or Next-Action that is posted to a page is 405: the shop has no Server Actions', async ({
  shop,
}) => {
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  for (const path of ['/v2/nada', '/v2/%252e/[slug]', '/v2/colageno/__PAGE__.segment.rsc', '/colageno', '/'])
    for (const type of types) {
      const { status } = await fetch(shop.origin + path, {
        method: 'POST',
        headers: { 'next-action': '0123', 'content-type': type, 'x-forwarded-for': newIp() },
        body: '{}',
      })
      expect([path, type, status]).toEqual([path, type, 405])
    }
})

test('L12 responses to requests that cannot be read have a Content-Type, nosniff and a policy', async ({
  shop,
}) => {
  for (const [status, request] of [
    [400, 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n'],
    [400, 'nonsense\r\n\r\n'],
    [400, `GET / HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
    [417, `POST /api/nps HTTP/1.1\r\n${HOST}\r\nExpect: x\r\nContent-Length: 0\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\n${HOST}\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ] as const) {
    const { text } = await sendRaw(shop.origin, request, 5000, hasHeaders)
    expect([request.slice(0, 40), statusIn(text)]).toEqual([request.slice(0, 40), status])
    expect(text).toMatch(/\r\nContent-Type: text\/plain; charset=utf-8\r\n/i)
    expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
    expect(text).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i)
  }
})

test('L15 one client that sends 2,400 requests at once on one connection does not delay others', async ({
  shop,
}) => {
  const ip = newIp()
  const head = `HTTP/1.1\r\n${HOST}\r\nX-Forwarded-For: ${ip}\r\n\r\n`
  const bytes = Array.from({ length: 2400 }, (_, index) => `GET /busca?busca=${index} ${head}`).join('')
  const searchTime = async () => {
    const start = performance.now()
    await (await fetch(`${shop.origin}/busca?busca=whey`, { headers: { 'x-forwarded-for': newIp() } })).text()
    return performance.now() - start
  }
  await searchTime()
  const idleMs = await searchTime()
  const pipelined = sendRaw(shop.origin, bytes, 30_000, (text) => text.split('HTTP/1.1 429').length > 2300)
  await sleep(50)
  const busyMs = await searchTime()
  const { text } = await pipelined
  expect(text.split('HTTP/1.1 429').length).toBeGreaterThan(2000)
  expect(busyMs).toBeLessThan(Math.max(1500, 20 * idleMs))
})

test('L28 the health checks have no rate limit and are neither cached nor indexed', async ({ shop }) => {
  for (const [path, method] of [
    ['/healthz', 'GET'],
    ['/readyz', 'GET'],
    ['/readyz', 'HEAD'],
  ] as const) {
    await expect.poll(async () => (await fetch(shop.origin + path, { method })).status).toBe(200)
    const response = await fetch(shop.origin + path, { method })
    expect(await response.text()).toBe(method === 'HEAD' ? '' : '{"ok":true}')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  }
  const many = await Promise.all(Array.from({ length: 400 }, () => fetch(`${shop.origin}/readyz`)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await fetch(`${shop.origin}/healthz`, { method: 'POST' })).status).toBe(405)
})

// A new connection for each request, as from a load balancer.
const statusOf = (address: string) =>
  fetch(address, { headers: { connection: 'close' } }).then(({ status }) => status, String)

test('L13 after SIGTERM running requests finish, a client that checks /readyz before each request loses none, and connections are accepted for two seconds; sockets that requested an upgrade do not delay the end', async () => {
  const shop = await openShop()
  await expect.poll(async () => (await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  const paths = ['/', '/colageno', '/en', '/whey', '/v2/front/settings', '/checkout/carrinho/']
  for (const each of paths) await (await fetch(shop.origin + each)).text()
  const upgrade = `GET / HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(shop.origin, upgrade)))
  const balanced: unknown[] = []
  const client = async () => {
    while ((await statusOf(`${shop.origin}/readyz`)) === 200)
      balanced.push(await statusOf(`${shop.origin}/colageno`))
  }
  const clients = Promise.all(Array.from({ length: 20 }, client))
  await expect.poll(() => balanced.length).toBeGreaterThan(100)
  const running = Promise.allSettled(paths.map(async (each) => (await fetch(shop.origin + each)).text()))
  const start = performance.now()
  const stopping = shop.stop('SIGTERM')
  const late: unknown[] = []
  for (; performance.now() - start < 2000; await sleep(10))
    late.push(await statusOf(`${shop.origin}/colageno`))
  expect(await stopping).toBe(0)
  expect(performance.now() - start).toBeLessThan(5000)
  await clients
  expect((await running).map(({ status }) => status)).toEqual(paths.map(() => 'fulfilled'))
  expect(new Set([...balanced, ...late])).toEqual(new Set([200]))
  for (const socket of sockets) socket.destroy()
})
