import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { OWN_CONFIG } from './own-config.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost, skipWithoutClock, subject } from './subject.ts'
import type { ErrorDocument, WireCart } from './wire.ts'

const skip = { skip: skipOnExternalHost }
const HAND_OVER = '/v2/front/checkout/recuperacao'
const REDEMPTION = `${HAND_OVER}/resgate`
const CODE = /^[A-Za-z0-9_-]{22}$/

interface HandedOver extends ErrorDocument {
  carrinho: WireCart
  idioma: string
  rastreamento: Record<string, unknown>
  sessao: string
}

const codeFor = (visitor: Shopper, headers = {}) =>
  visitor.call<ErrorDocument & { codigo: string; validade: number }>('POST', HAND_OVER, {}, headers)

const redeem = (codigo: unknown, authorization: string | undefined = `Bearer ${OWN_CONFIG.checkoutSecret}`) =>
  new Shopper().call<HandedOver>('POST', REDEMPTION, { codigo }, { Authorization: authorization })

const visitorWithCart = async () => {
  const visitor = new Shopper()
  await visitor.add({ idProduto: (await pickOne(2)).id, quantidade: 2 })
  return visitor
}

test(
  '4.26 redeeming a code returns the cart, its language and campaign, and a session that changes the same cart',
  skip,
  async () => {
    const visitor = await visitorWithCart()
    await visitor.call('POST', '/v2/front/tracking-parameters', { gclid: 'AbC', em: 1763731234 })
    const { session } = visitor
    const { status, body, headers } = await codeFor(visitor, { 'Accept-Language': 'en' })
    assert.deepEqual([status, body.validade], [200, 60])
    assert.match(body.codigo, CODE)
    assert.notEqual(body.codigo, session)
    assert.deepEqual(headers.getSetCookie(), [])
    const { body: cart } = await visitor.cart({ 'Accept-Language': 'en' })
    const redeemed = await redeem(body.codigo)
    assert.equal(redeemed.status, 200)
    assert.deepEqual(redeemed.body.carrinho, cart)
    assert.equal(redeemed.body.idioma, 'en')
    assert.deepEqual(redeemed.body.rastreamento, { gclid: 'AbC', em: 1763731234 })
    assert.deepEqual([redeemed.headers.getSetCookie(), redeemed.headers.get('session')], [[], null])
    const checkout = new Shopper()
    checkout.session = redeemed.body.sessao
    assert.notEqual(checkout.session, session)
    assert.equal((await checkout.cart()).body.quantidadeTotal, 2)
    await checkout.empty()
    assert.deepEqual((await visitor.cart()).body.itens, [])
  },
)

test('4.26 4.20 the cart of a redeemed code has the discount of its coupon', skip, async () => {
  const visitor = new Shopper()
  const { id, price } = await pickOne(2)
  await visitor.add({ idProduto: id, quantidade: Math.ceil(10_000 / price) })
  await visitor.call('PUT', '/v2/front/promotional/coupon/BEMVINDO10', {})
  const { body: cart } = await visitor.cart()
  assert.ok(cart.promocoes.some(({ tipo }) => tipo === 'cupom'))
  const redeemed = await redeem((await codeFor(visitor)).body.codigo)
  assert.deepEqual(redeemed.body.carrinho, cart)
})

test('4.26 a code works once, also when two requests use it at the same time', skip, async () => {
  const visitor = await visitorWithCart()
  const { codigo } = (await codeFor(visitor)).body
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => redeem(codigo)))).map(
    ({ status }) => status,
  )
  assert.deepEqual(statuses.toSorted(), [200, ...Array<number>(7).fill(404)])
  const again = await redeem(codigo)
  assert.deepEqual([again.status, again.body.codigo], [404, 'codigo_invalido'])
  const [first, second] = [await codeFor(visitor), await codeFor(visitor)]
  assert.notEqual(first.body.codigo, second.body.codigo)
  assert.equal((await redeem(second.body.codigo)).status, 200)
  assert.equal((await redeem(first.body.codigo)).status, 200)
})

test('4.26 a code expires after 60 seconds', { skip: skipWithoutClock }, async () => {
  const visitor = await visitorWithCart()
  const [early, late] = [(await codeFor(visitor)).body.codigo, (await codeFor(visitor)).body.codigo]
  subject.clock?.advance(58_000)
  assert.equal((await redeem(early)).status, 200)
  subject.clock?.advance(2000)
  const { status, body } = await redeem(late)
  assert.deepEqual([status, body.codigo], [404, 'codigo_invalido'])
})

test(
  '4.26 without the checkout’s secret a redemption is rejected and the code stays valid',
  skip,
  async () => {
    const { codigo } = (await codeFor(await visitorWithCart())).body
    for (const authorization of [
      '',
      'Bearer',
      'Bearer wrong',
      OWN_CONFIG.checkoutSecret,
      `bearer ${OWN_CONFIG.checkoutSecret}`,
    ]) {
      const { status, body } = await redeem(codigo, authorization)
      assert.deepEqual([status, body.codigo], [401, 'nao_autorizado'], authorization)
      assert.equal(body.carrinho, undefined)
    }
    assert.equal((await redeem(codigo)).status, 200)
  },
)

test(
  '4.26 without a session there is no code; a session id or any other text is not a code',
  skip,
  async () => {
    const anonymous = await codeFor(new Shopper())
    assert.deepEqual([anonymous.status, anonymous.body.codigo], [422, 'sessao_ausente'])
    assert.deepEqual(anonymous.headers.getSetCookie(), [])
    const visitor = await visitorWithCart()
    for (const code of [visitor.session, 'A'.repeat(22), "' OR 1=1 --"])
      assert.equal((await redeem(code)).status, 404, code)
    for (const code of ['', null, undefined, 1, {}, 'x'.repeat(101), 'a\0b'])
      assert.equal((await redeem(code)).status, 422, String(code))
  },
)
