import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cents } from './cart-arithmetic.ts'
import { pickOne } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

// The coupon of the demonstration: 10 % off from R$ 100.00 on.
const CODE = 'BEMVINDO10'
const MINIMUM = 10_000
const skip = { skip: skipOnExternalHost }

const coupon = (shopper: Shopper, method: 'PUT' | 'DELETE', code: string) =>
  shopper.call<{ sucesso?: boolean } & ErrorDocument>(
    method,
    `/v2/front/promotional/coupon/${encodeURIComponent(code)}`,
  )

test('4.20 a coupon is a discount of the cart until it is removed', skip, async () => {
  const item = await pickOne()
  const shopper = new Shopper()
  const units = Math.ceil(MINIMUM / item.price)
  await shopper.add({ idProduto: item.id, quantidade: units })
  const before = (await shopper.cart()).body
  assert.equal((await coupon(shopper, 'PUT', CODE.toLowerCase())).body.sucesso, true)
  const { body } = await shopper.cart()
  const promotion = body.promocoes.find(({ tipo }) => tipo === 'cupom')
  const expected = Math.round(cents(before.total.valor, 'total') / 10)
  assert.equal(cents(promotion?.desconto, 'desconto'), expected)
  assert.equal(cents(body.total.valor, 'total'), cents(before.total.valor, 'total') - expected)
  assert.equal(promotion?.codigo, CODE)
  assert.equal(body.aceitaCupom, true)
  assert.equal((await coupon(shopper, 'DELETE', CODE)).body.sucesso, true)
  assert.deepEqual((await shopper.cart()).body.promocoes, before.promocoes)
})

test('4.20 a rejected coupon changes nothing, and the error states the reason', skip, async () => {
  const item = await pickOne()
  const shopper = new Shopper()
  assert.equal((await coupon(shopper, 'PUT', CODE)).body.codigo, 'sessao_ausente')
  await shopper.add({ idProduto: item.id })
  const before = await shopper.cart()
  for (const code of ['NAOEXISTE', "' OR 1=1 --", '%00', CODE]) {
    if (code === CODE && item.price >= MINIMUM) continue
    const { status, body } = await coupon(shopper, 'PUT', code)
    assert.deepEqual([status, body.codigo], [422, 'cupom_invalido'], code)
  }
  assert.deepEqual((await shopper.cart()).body, before.body)
})

test('4.20 concurrent requests with one coupon apply it once', skip, async () => {
  const item = await pickOne()
  const shopper = new Shopper()
  await shopper.add({ idProduto: item.id, quantidade: Math.ceil(MINIMUM / item.price) })
  const responses = await Promise.all(Array.from({ length: 6 }, () => coupon(shopper, 'PUT', CODE)))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
  assert.equal((await shopper.cart()).body.promocoes.filter(({ tipo }) => tipo === 'cupom').length, 1)
})
