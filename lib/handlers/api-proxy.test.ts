/** @jest-environment node */
import { setHost } from '../host/host.ts'
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

test('platform 6 a response that is the firewall’s page means that the store is unavailable', async () => {
  openTestHost(() => Promise.reject(new Error('The response is not JSON')))
  expect((await call('PHPSESSID=old')).status).toBe(503)
})

test('L25 only a store in this process gets the visitor’s address', async () => {
  const sent: Request[] = []
  const respond = async (request: Request) => (sent.push(request), Response.json({ itens: [] }))
  for (const isInProcess of [true, undefined] as const) {
    const store = { base: 'http://api.internal', fetch: respond, ...(isInProcess && { isInProcess }) }
    openTestHost(respond, { store })
    const headers = { 'x-visitor-address': '203.0.113.7', 'sec-fetch-site': 'same-origin' }
    await proxyToStore(new Request('http://localhost:3000/v2/front/checkout/cart', { headers }))
  }
  expect(sent.map(({ headers }) => headers.get('x-visitor-address'))).toEqual(['203.0.113.7', null])
})
