import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { freePort } from '../../e2e/free-port.ts'
import type { FleetEdge } from './edge.ts'
import { startNginx } from './nginx.ts'
import { findProgram } from './program.ts'

const FRESH = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400'

/** Stands for a shop: counts requests, and responds as a test wants. */
let server: Server
let edge: FleetEdge
let seen: IncomingMessage[] = []
let answer = { status: 200, headers: {} as Record<string, string>, body: 'a page' }

async function get(address: string, headers: Record<string, string> = {}) {
  // The header that fetch sends by itself asks for three encodings.
  const response = await fetch(edge.origin + address, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

// nginx is a program of the machine; without it the fleet runs behind scripts/fleet/round-robin.ts.
if (findProgram('nginx'))
  describe('deploy/nginx/nginx.conf', () => {
    before(async () => {
      server = createServer((request, response) => {
        if (request.url !== '/healthz') seen.push(request)
        response.writeHead(answer.status, { 'content-type': 'text/html', ...answer.headers }).end(answer.body)
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      edge = (await startNginx(await freePort(), [(server.address() as AddressInfo).port]))!
    })
    after(async () => {
      await edge.stop()
      server.close()
    })
    beforeEach(() => {
      seen = []
      answer = {
        status: 200,
        headers: { 'cache-control': FRESH, vary: 'rsc, Accept-Encoding' },
        body: 'a page',
      }
    })

    test('a page is requested once per encoding, however browsers write it', async () => {
      for (const encoding of [
        'gzip, deflate, br',
        'br;q=1.0',
        'gzip',
        'deflate, gzip;q=0.5',
        'identity',
        'br;q=0',
      ])
        assert.equal((await get('/encodings', { 'accept-encoding': encoding })).status, 200)
      assert.deepEqual(seen.map(({ headers }) => headers['accept-encoding']).sort(), [
        'br',
        'gzip',
        'identity',
      ])
    })

    test('parameters of advertising select no other copy, and the shop does not see them', async () => {
      for (const query of ['', '?utm_source=a&utm_medium=b', '?fbclid=x', '?utm_source=c'])
        await get(`/campaign${query}`)
      assert.deepEqual(
        seen.map(({ url }) => url),
        ['/campaign'],
      )
      for (const query of ['?pagina=2', '?utm_source=a&pagina=2']) await get(`/campaign${query}`)
      assert.equal(seen.length, 3)
    })

    test('paid clicks, payloads of the client router, previews and private responses are never stored', async () => {
      const requests: [string, Record<string, string>][] = [
        ['/visit?gclid=a', {}],
        ['/visit?a=1&%67clid=a', {}],
        ['/visit', { rsc: '1' }],
        ['/visit', { 'next-router-prefetch': '1' }],
        ['/visit', { cookie: '__prerender_bypass=1' }],
      ]
      for (const [address, headers] of [...requests, ...requests]) await get(address, headers)
      assert.equal(seen.length, 10)
      answer.headers = { 'cache-control': 'private, no-store' }
      for (const address of ['/cart', '/cart']) await get(address)
      answer.headers = { 'cache-control': FRESH, 'set-cookie': 'a=b' }
      for (const address of ['/first-visit', '/first-visit']) await get(address)
      answer.headers = { 'cache-control': 'public, s-maxage=300' }
      for (const address of ['/v2/front/settings', '/v2/front/settings', '/sitemap.xml', '/sitemap.xml'])
        await get(address)
      assert.equal(seen.length, 18)
    })

    test("R28 the shop gets the visitor's IP address and host from nginx, not from the headers that the visitor sent", async () => {
      const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9, 10.1.2.3' }
      await get('/v2/front/forged', forged)
      const { headers } = seen[0]!
      assert.equal(headers['x-forwarded-host'], new URL(edge.origin).host)
      assert.equal(headers.host, new URL(edge.origin).host)
      assert.equal(headers['x-forwarded-for'], '10.1.2.3')
    })

    test('R6 while the shop fails, a stored page is shown; a page that is not stored shows the failure', async () => {
      answer.headers = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' }
      await get('/last')
      await new Promise((resolve) => setTimeout(resolve, 2100))
      for (const status of [500, 503]) {
        answer = { status, headers: { 'cache-control': 'no-store' }, body: 'failure' }
        const { text, headers } = await get('/last')
        assert.deepEqual([text, headers.get('x-edge-cache')], ['a page', 'STALE'])
        assert.equal((await get('/never-stored')).status, status)
      }
    })

    test('L18 a file of an earlier build is served when no shop has it any more', async () => {
      const folder = path.join(edge.folder!, 'static', '_next', 'static', 'chunks')
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'earlier.js'), 'let earlier')
      answer = { status: 404, headers: {}, body: 'not found' }
      const { status, text, headers } = await get('/_next/static/chunks/earlier.js')
      assert.deepEqual([status, text], [200, 'let earlier'])
      assert.equal(headers.get('content-type'), 'text/javascript')
      assert.match(headers.get('cache-control') ?? '', /immutable/)
      assert.equal((await get('/_next/static/chunks/never.js')).status, 404)
    })

    test('L15 a body above 3 MB is rejected without the shop', async () => {
      const body = 'x'.repeat(3 * 1024 * 1024 + 1)
      const response = await fetch(`${edge.origin}/api/avaliacao`, { method: 'POST', body }).then(
        ({ status }) => status,
        () => 413,
      )
      assert.deepEqual([response, seen.length], [413, 0])
    })
  })
