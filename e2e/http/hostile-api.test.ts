import { before, describe } from 'node:test'
import type { RequestListener } from 'node:http'
import { newIp } from '../new-ip.ts'
import { openFailingShop } from './failing-host.ts'
import { expect, test } from './fixtures.ts'
import { openConnections } from './raw-connections.ts'

const asJson = { 'content-type': 'application/json' }

describe('an external API that is faulty or hostile', () => {
  let { api, shop } = {} as Awaited<ReturnType<typeof openFailingShop>>
  before(async () => void ({ api, shop } = await openFailingShop()))

  const send = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const connections = openConnections(shop.origin)
    const sent = { 'x-forwarded-for': newIp(), origin: shop.origin, ...headers }
    const response = await connections.send(path, { method, headers: sent })
    connections.close()
    return response
  }

  test('L26 no spelling of a path reaches a path outside the API', async () => {
    api.respond((_, response) => response.writeHead(200, asJson).end('{"secret":1}'))
    const before = api.seen.length
    const escapes = [
      '..%2f',
      '..;/',
      '..%5c',
      '%252e%252e/',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%252f',
      '.%2e/',
      '..%00/',
    ]
    for (const folder of [
      '/v2/front/',
      '/v2/front/url/',
      '/v2/front/struct/menus/',
      '/api/avaliacoes/produto/',
    ])
      for (const escape of escapes)
        for (const path of [`${folder}${escape}admin`, `${folder}${escape}${escape}${escape}admin/users`]) {
          const { status, body } = await send(path)
          expect([path, status >= 300 && status < 500, body.includes('secret')]).toEqual([path, true, false])
        }
    expect(api.seen.slice(before).filter((call) => /admin/.test(call))).toEqual([])
  })

  test('L25 only one spelling of the sign-in path reaches the API, so the rate limit counts every attempt', async () => {
    api.respond((_, response) => response.writeHead(401, asJson).end('{"error":"x"}'))
    const before = api.seen.length
    const ip = newIp()
    const spellings = [
      'login',
      'logi%6e',
      '%6cogin',
      'login/',
      'Login',
      'login;x',
      'login%2f',
      './login',
      'x/../login',
    ]
    for (let attempt = 0; attempt < 40; attempt++)
      await send(`/v2/front/checkout/${spellings[attempt % spellings.length]}`, 'POST', {
        'x-forwarded-for': ip,
      })
    const calls = api.seen.slice(before).filter((call) => call.startsWith('POST '))
    expect(calls.length).toBeLessThanOrEqual(20)
    expect(new Set(calls)).toEqual(new Set(['POST /api/v2/front/checkout/login']))
  })

  test('L22 L28 the API proxy forwards only JSON: no page of another host runs on the shop’s origin', async () => {
    const page = '<script>alert(1)</script>'
    for (const [path, method] of [
      ['/v2/front/settings', 'GET'],
      ['/v2/front/checkout/cart', 'GET'],
      ['/api/avaliacoes/produto/rosalume', 'GET'],
      ['/api/nps', 'POST'],
      ['/storage/img/avaliacoes/a.webp', 'GET'],
    ] as const)
      for (const [status, type, body] of [
        [200, 'text/html', page],
        [200, 'text/html', `${' '.repeat(200)}${page}`],
        [404, 'text/html', page],
        [200, 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
        [200, 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`],
        [200, 'text/plain', page],
        [200, 'application/javascript', 'alert(1)'],
      ] as const) {
        api.respond((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
        const received = await send(path, method)
        const { headers } = received
        expect([path, type, received.body.includes('alert')]).toEqual([path, type, false])
        expect([404, 429, 502, 503]).toContain(received.status)
        if (path.startsWith('/storage/')) continue
        expect(headers['content-type']).toMatch(/^application\/json/)
        expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
          'nosniff',
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        ])
      }
  })

  test('L28 a failure of the API is a 502 or 503 with the error document of the contract', async () => {
    const faults: [name: string, status: number, listener: RequestListener][] = [
      [
        '500',
        502,
        (_, response) => response.writeHead(500, asJson).end('{"error":"SQLSTATE[42000] at /var/www"}'),
      ],
      [
        // A page instead of JSON is an outage.
        '502 page',
        503,
        (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
      ],
      ['504', 503, (_, response) => response.writeHead(504).end()],
      ['reset', 503, (request) => request.socket.resetAndDestroy()],
      [
        'half a body',
        503,
        (_, response) => {
          response.writeHead(200, { ...asJson, 'content-length': 100 })
          response.write('{"a":')
          setTimeout(() => response.destroy(), 50)
        },
      ],
    ]
    for (const [name, expected, faulty] of faults) {
      for (let round = 0; round < 4; round++) {
        // An open circuit would respond instead of the API.
        await shop.advance(11_000)
        api.respond(faulty)
        const before = api.seen.length
        const { status, headers, body } = await send('/v2/front/checkout/cart')
        expect([name, status, api.seen.length - before]).toEqual([name, expected, 1])
        expect(headers['content-type']).toMatch(/^application\/json/)
        expect(JSON.parse(body)).toMatchObject({
          error: expect.any(String),
          mensagens: [{ tipo: 'erro', mensagem: expect.any(String) }],
        })
        expect(body).not.toMatch(/SQLSTATE|nginx/)
      }
    }
  })

  test('4.15 a form sent to a read-only address is a 405, to an unknown address a 404', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    for (const path of ['/api/avaliacoes/produto/rosalume', '/api/avaliacoes/media/rosalume/x'])
      expect((await send(path, 'POST', type)).status).toBe(405)
    expect((await send('/api/avaliacoes/x', 'POST', type)).status).toBe(404)
  })

  test('R68 the feed of a store that does not respond is a 503', async () => {
    api.respond(() => {})
    await shop.advance(11_000)
    const { status, headers } = await send('/feeds/google.xml')
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
  })
})
