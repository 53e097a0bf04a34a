import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createCouponService } from '../catalogue/coupons.ts'
import { TestShop } from '../testing/test-shop.ts'
import { setPrice, TestShopper } from '../testing/test-shopper.ts'
import { couponEffect } from './coupons.ts'

const DAY_MS = 86_400_000
const TERMS = { percent: 10, amount: null, minimum: 0, validFrom: null, validTo: null, maxUses: null }

interface Answer {
  sucesso?: boolean
  codigo?: string
  error?: string
}

const callCoupon = (
  shop: TestShop,
  { session }: { session: string },
  code: string,
  method = 'PUT',
  language = 'pt-BR',
) =>
  shop.send<Answer>(`promotional/coupon/${encodeURIComponent(code)}`, {
    method,
    headers: { session, 'accept-language': language },
  })

async function shopperWith(shop: TestShop, cents = 10_000) {
  await setPrice(shop, 'KIT1', cents)
  const shopper = new TestShopper(shop)
  await shopper.add({ idProduto: 422 })
  return shopper
}

test('4.20 a percentage or an amount is subtracted from the total, and a second coupon replaces the first', async () => {
  await using shop = await TestShop.open()
  const coupons = createCouponService(shop, () => shop.now)
  await coupons.save('dez', TERMS)
  await coupons.save('MENOS5', { ...TERMS, percent: null, amount: 500 })
  const shopper = await shopperWith(shop)
  assert.equal((await shopper.cart()).body.promocoes.length, 1)

  assert.deepEqual((await callCoupon(shop, shopper, ' Dez ')).body, { sucesso: true })
  const { body } = await shopper.cart()
  assert.equal(body.total.valor, 90)
  assert.deepEqual(body.promocoes[1], {
    tipo: 'cupom',
    codigo: 'DEZ',
    meta: 0,
    percentual: 10,
    atingida: true,
    falta: 0,
    desconto: 10,
  })
  assert.equal(body.versao, 2)
  await callCoupon(shop, shopper, 'DEZ')
  assert.equal((await shopper.cart()).body.versao, 2, 'applying it again changes nothing')

  await callCoupon(shop, shopper, 'MENOS5')
  assert.equal((await shopper.cart()).body.total.valor, 95)
  assert.deepEqual(
    (await coupons.list()).map(({ code, uses }) => [code, uses]),
    [
      ['DEZ', 0],
      ['MENOS5', 1],
    ],
  )
  const later = createCouponService(shop, () => shop.now + 31 * DAY_MS)
  assert.equal(
    (await later.list())[1]?.uses,
    0,
    'an expired cart no longer counts, also before it is deleted',
  )
  await callCoupon(shop, shopper, 'DEZ', 'DELETE')
  assert.equal((await shopper.cart()).body.total.valor, 95, 'another code removes nothing')
  await callCoupon(shop, shopper, 'MENOS5', 'DELETE')
  assert.equal((await shopper.cart()).body.total.valor, 100)
})

test('4.20 the coupon reduces the price after the progressive discount', async () => {
  await using shop = await TestShop.open()
  await createCouponService(shop).save('DEZ', TERMS)
  const shopper = await shopperWith(shop, 50_000)
  await callCoupon(shop, shopper, 'DEZ')
  assert.equal((await shopper.cart()).body.total.valor, 360)
})

test('4.20 a coupon that is unknown, not yet valid, expired, used up or has a higher minimum is rejected in the requested language', async () => {
  await using shop = await TestShop.open()
  const coupons = createCouponService(shop)
  await coupons.save('CEDO', { ...TERMS, validFrom: shop.now + 1 })
  await coupons.save('TARDE', { ...TERMS, validTo: shop.now - 1 })
  await coupons.save('GRANDE', { ...TERMS, minimum: 10_001 })
  await coupons.save('UM', { ...TERMS, maxUses: 1 })
  const shopper = await shopperWith(shop)
  for (const [code, text] of [
    ['NADA', 'Este cupom não existe ou já venceu.'],
    ['%', 'Este cupom não existe ou já venceu.'],
    ['CEDO', 'Este cupom não existe ou já venceu.'],
    ['TARDE', 'Este cupom não existe ou já venceu.'],
    ['GRANDE', 'Este cupom vale em compras a partir de R$\u00a0100,01.'],
  ] as const) {
    const { status, body } = await callCoupon(shop, shopper, code)
    assert.deepEqual([status, body.codigo, body.error], [422, 'cupom_invalido', text], code)
  }
  const other = await shopperWith(shop)
  assert.equal((await callCoupon(shop, other, 'UM')).status, 200)
  assert.equal((await callCoupon(shop, other, 'UM')).status, 200, 'its own cart does not count twice')
  assert.equal(
    (await callCoupon(shop, shopper, 'UM', 'PUT', 'en')).body.error,
    'This coupon has been used up.',
  )
  await callCoupon(shop, other, 'UM', 'DELETE')
  assert.equal((await callCoupon(shop, shopper, 'UM')).status, 200)
  assert.equal((await callCoupon(shop, { session: '' }, 'UM')).body.codigo, 'sessao_ausente')
  assert.equal((await shop.send('promotional/coupon/%E0%A4%A', { method: 'PUT' })).status, 422)
})

test('4.20 an expired coupon on a cart gives no discount, and a warning names it until it is removed', async () => {
  await using shop = await TestShop.open()
  const coupons = createCouponService(shop)
  await coupons.save('HOJE', { ...TERMS, validTo: shop.now + DAY_MS })
  const shopper = await shopperWith(shop)
  await callCoupon(shop, shopper, 'HOJE')
  shop.now += 2 * DAY_MS
  const { body } = await shopper.cart()
  assert.equal(body.total.valor, 100)
  assert.deepEqual(
    body.mensagens.map(({ codigo, mensagem }) => [codigo, mensagem]),
    [['cupom_vencido', 'O cupom HOJE venceu e não dá mais desconto.']],
  )
  await coupons.remove('hoje')
  assert.deepEqual((await shopper.cart()).body.mensagens, [])
})

test('4.20 aceitaCupom of the cart is true while the store has coupons', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  const accepts = async () => ((await shopper.cart()).body as unknown as { aceitaCupom: boolean }).aceitaCupom
  assert.equal(await accepts(), false)
  await createCouponService(shop).save('DEZ', TERMS)
  shop.now += 2001
  assert.equal(await accepts(), true)
})

test('4.20 the discount of a coupon is at most the amount to pay', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      money,
      fc.double({ min: 0, max: 1, noNaN: true }),
      money,
      fc.integer({ min: 1, max: 100 }),
      (subtotal, part, amount, percent) => {
        const progressive = Math.floor(subtotal * part)
        for (const terms of [
          { percent, amount: null },
          { percent: null, amount: amount + 1 },
        ]) {
          const coupon = { code: 'X', minimum: 0, valid_from: null, valid_to: null, max_uses: null, ...terms }
          const { discount } = couponEffect(coupon, subtotal, progressive, 0)
          assert.ok(Number.isInteger(discount) && discount >= 0 && discount <= subtotal - progressive)
        }
      },
    ),
  )
})
