import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subject } from './subject.ts'

const CART = '/v2/front/checkout/cart'
const shop = subject.siteUrl ?? ''
// Only the stand-alone server speaks to other origins; mounted in the shop it is the same origin.
const skip = { skip: !(subject.address && subject.siteUrl) && 'needs the stand-alone server of our own' }
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

test('3.1 the shop may call from its own origin, with every header of the contract', skip, async () => {
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
})

test('3.1 answers, refusals included, can be read by the shop', skip, async () => {
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

test('3.1 another origin is not let in', skip, async () => {
  for (const origin of [
    'https://evil.test',
    `${shop}.evil.test`,
    'null',
    shop.replace('https', 'http'),
    `${shop}:8443`,
  ]) {
    const asked = await preflight(origin, 'POST')
    assert.equal(asked.headers.get('access-control-allow-origin'), null, origin)
    const answered = await subject.fetch(CART, { headers: { Origin: origin } })
    assert.equal(answered.headers.get('access-control-allow-origin'), null, origin)
    await Promise.all([asked.arrayBuffer(), answered.arrayBuffer()])
  }
})
