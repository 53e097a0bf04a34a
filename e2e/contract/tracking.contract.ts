import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

// The real API has this call, but its errors are not documented.
const skip = { skip: skipOnExternalHost }

interface TrackingResponse extends ErrorDocument {
  sucesso: boolean
}

const sendTracking = (visitor: Shopper, body: unknown) =>
  visitor.call<TrackingResponse>('POST', '/v2/front/tracking-parameters', body)

const visitorWithCart = async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne()).id })
  return visitor
}

const CLICK = {
  gclid: 'Cj0KCQiA_-AbC',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'verão 2026',
  gad_source: '1',
  pagina: '/colageno',
  em: 1763731234,
}

test(
  '4.19 a session may send its campaign parameters repeatedly; the cart does not change',
  skip,
  async () => {
    const visitor = await visitorWithCart()
    const { session } = visitor
    const before = (await visitor.cart()).text
    for (const body of [CLICK, CLICK, { utm_source: 'news' }, {}, { unknown: 'x', gclid: null, em: '' }]) {
      const response = await sendTracking(visitor, body)
      assert.deepEqual([response.status, response.body], [200, { sucesso: true }], JSON.stringify(body))
      assert.deepEqual(response.headers.getSetCookie(), [])
    }
    assert.equal(visitor.session, session)
    assert.equal((await visitor.cart()).text, before)
  },
)

test('3.1 without a session the parameters are rejected and no session is created', skip, async () => {
  for (const session of ['', 'x', 'A'.repeat(22)]) {
    const visitor = new Shopper()
    visitor.session = session
    const { status, body, headers } = await sendTracking(visitor, CLICK)
    assert.deepEqual([status, body.codigo], [422, 'sessao_ausente'])
    assert.deepEqual(headers.getSetCookie(), [])
    assert.equal(headers.get('session'), null)
  }
})

test('L24 errors name the values that are too long or of a wrong type', skip, async () => {
  const visitor = await visitorWithCart()
  for (const [field, value] of [
    ['gclid', 'x'.repeat(513)],
    ['utm_campaign', 'x'.repeat(201)],
    ['utm_source', { toString: 1 }],
    ['fbclid', 'a\0b'],
    ['em', -1],
    ['em', 1.5],
    ['em', 'ontem'],
  ] as const) {
    const { status, body } = await sendTracking(visitor, { ...CLICK, [field]: value })
    assert.deepEqual([status, body.codigo, Object.keys(body.campos ?? {})], [422, 'campo_invalido', [field]])
  }
  assert.equal((await sendTracking(visitor, '[')).status, 400)
  assert.equal((await visitor.call('GET', '/v2/front/tracking-parameters')).status, 405)
})
