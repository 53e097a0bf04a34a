/** @jest-environment node */
import { setHost } from '../host/host.ts'
import { parseEnv } from '../config/env.ts'
import { openTestHost } from '../testing/test-host.ts'
import { proxyToStore } from './api-proxy.ts'

afterEach(() => setHost(undefined))

const call = (cookie: string, method = 'GET') =>
  proxyToStore(
    new Request('http://localhost:3000/v2/front/checkout/cart', {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: method === 'GET' ? null : '{}',
    }),
  )

test('platform 1 a visitor’s call sends the session as header and cookie, and every cookie of the response is set for this host', async () => {
  const sent: Request[] = []
  openTestHost(async (request) => {
    sent.push(request)
    const headers = new Headers()
    headers.append('set-cookie', 'PHPSESSID=new; path=/; secure; HttpOnly')
    headers.append('set-cookie', 'cep=01310100; Domain=loja.example; Path=/api')
    return Response.json({ itens: [] }, { headers })
  })
  for (const method of ['GET', 'PUT']) {
    const response = await call('PHPSESSID=old; consentimento=1.1.mp; cep=1', method)
    expect(sent.at(-1)!.headers.get('session')).toBe('old')
    expect(sent.at(-1)!.headers.get('cookie')).toBe('PHPSESSID=old; cep=1')
    expect(response.headers.getSetCookie()).toEqual([
      'PHPSESSID=new; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
      'cep=01310100; Path=/; SameSite=Lax; HttpOnly',
    ])
  }
  await call('consentimento=1.1.mp')
  expect([sent.at(-1)!.headers.get('session'), sent.at(-1)!.headers.get('cookie')]).toEqual(['', null])
})

test('platform 6 when the store responds with a firewall’s page instead of JSON, the proxy responds with 503', async () => {
  openTestHost(() => Promise.reject(new Error('The response is not JSON')))
  expect((await call('PHPSESSID=old')).status).toBe(503)
})

test('L25 only a store in this process gets the visitor’s address', async () => {
  const sent: Request[] = []
  const respond = async (request: Request) => {
    sent.push(request)
    return Response.json({ itens: [] })
  }
  for (const isInProcess of [true, undefined] as const) {
    const store = { base: 'http://api.internal', fetch: respond, ...(isInProcess && { isInProcess }) }
    openTestHost(respond, { store })
    const headers = { 'x-visitor-address': '203.0.113.7', 'sec-fetch-site': 'same-origin' }
    await proxyToStore(new Request('http://localhost:3000/v2/front/checkout/cart', { headers }))
  }
  expect(sent.map(({ headers }) => headers.get('x-visitor-address'))).toEqual(['203.0.113.7', null])
})

test('L23 on https the session cookie has the prefix __Host- in browsers, and the store gets it without the prefix', async () => {
  const sent: Request[] = []
  const respond = async (request: Request) => {
    sent.push(request)
    return Response.json({ itens: [] }, { headers: { 'set-cookie': 'PHPSESSID=new; path=/' } })
  }
  openTestHost(respond, { env: parseEnv({ SITE_URL: 'https://loja.example' }).env })
  const response = await call('PHPSESSID=forged; __Host-PHPSESSID=own')
  expect(sent[0]!.headers.get('session')).toBe('own')
  expect(sent[0]!.headers.get('cookie')).toBe('PHPSESSID=own')
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-PHPSESSID=new; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  ])
  await call('PHPSESSID=forged')
  expect([sent[1]!.headers.get('session'), sent[1]!.headers.get('cookie')]).toEqual(['', null])
})

test.each([
  ['a page', { 'content-type': 'text/html' }, '<script>', 200, 502],
  [
    'an error with a stack trace',
    { 'content-type': 'application/json' },
    '{"error":"at /var/www"}',
    500,
    502,
  ],
  ['an overload without a message', {}, 'busy', 503, 503],
  ['a redirect', { location: 'https://evil.example' }, '', 302, 502],
  ['JSON as plain text', { 'content-type': 'text/plain' }, '{"a":1}', 200, 200],
  ['an empty body', {}, '', 200, 200],
])(
  'L22 L28 when the store sends %s, a browser gets only JSON, and never the text of an error',
  async (_, headers, body, status, expected) => {
    openTestHost(() =>
      Promise.resolve(new Response(body, { status, headers: headers as Record<string, string> })),
    )
    const response = await call('')
    const text = await response.text()
    expect([response.status, /script|var.www|busy/.test(text)]).toEqual([expected, false])
    if (expected >= 500) expect(JSON.parse(text)).toMatchObject({ mensagens: [{ tipo: 'erro' }] })
    expect(response.headers.get('content-type')).toEqual(
      text === '' ? null : expect.stringMatching(/^application\/json/),
    )
  },
)

test('L28 a 503 of the store with a message for the shopper is forwarded unchanged', async () => {
  const document = { mensagens: [{ tipo: 'erro', mensagem: 'Tente em instantes.' }] }
  openTestHost(async () => Response.json(document, { status: 503, headers: { 'retry-after': '2' } }))
  const response = await call('')
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '2',
    document,
  ])
})
