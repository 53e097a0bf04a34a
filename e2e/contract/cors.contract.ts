import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subject } from './subject.ts'

const CART = '/v2/front/checkout/cart'
const shop = subject.siteUrl ?? ''
// Only the stand-alone server needs CORS; mounted in the shop it has the same origin.
const skip = { skip: !(subject.address && subject.siteUrl) && 'needs our stand-alone server' }
const list = (value: string | null) => (value ?? '').toLowerCase().split(/, */)

const preflight = (origin: string, method: string) =>
  subject.fetch(CART, {
    method: 'OPTIONS',
    headers: {
      'App-Token': undefined,
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'app-token,session,content-type,if-match,idempotency-key',
    },
  })

test(
  '3.1 a preflight from the shop’s origin allows every method and header of the contract',
  skip,
  async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await preflight(shop, method)
      assert.ok(response.ok, `${method} → ${response.status}`)
      assert.equal(response.headers.get('access-control-allow-origin'), shop)
      assert.ok(list(response.headers.get('access-control-allow-methods')).includes(method.toLowerCase()))
      const allowed = list(response.headers.get('access-control-allow-headers'))
      for (const header of ['app-token', 'session', 'content-type', 'if-match', 'idempotency-key'])
        assert.ok(allowed.includes(header), header)
      assert.ok(list(response.headers.get('vary')).includes('origin'), 'Vary: Origin')
      await response.arrayBuffer()
    }
  },
)

test('3.1 CORS headers let the shop read every response, errors included', skip, async () => {
  for (const [path, headers] of [
    [CART, {}],
    ['/v2/front/nada', {}],
    ['/v2/front/settings', { 'App-Token': undefined }],
  ] as const) {
    const response = await subject.fetch(path, { headers: { ...headers, Origin: shop } })
    assert.equal(response.headers.get('access-control-allow-origin'), shop, path)
    const exposed = list(response.headers.get('access-control-expose-headers'))
    for (const header of ['session', 'etag', 'request-id']) assert.ok(exposed.includes(header), header)
    assert.ok(list(response.headers.get('vary')).includes('origin'), 'Vary: Origin')
    await response.arrayBuffer()
  }
})

test('3.1 another origin gets no Access-Control-Allow-Origin', skip, async () => {
  for (const origin of [
    'https://evil.test',
    `${shop}.evil.test`,
    'null',
    shop.replace('https', 'http'),
    `${shop}:8443`,
  ]) {
    const preflighted = await preflight(origin, 'POST')
    assert.equal(preflighted.headers.get('access-control-allow-origin'), null, origin)
    const response = await subject.fetch(CART, { headers: { Origin: origin } })
    assert.equal(response.headers.get('access-control-allow-origin'), null, origin)
    await Promise.all([preflighted.arrayBuffer(), response.arrayBuffer()])
  }
})
