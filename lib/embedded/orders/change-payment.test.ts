import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { FakeMercadoPago } from '../testing/fake-mercado-pago/fake-mercado-pago.ts'
import { readOrder, TestBuyer } from '../testing/test-orders.ts'
import { CONFIG, TestShop } from '../testing/test-shop.ts'
import { settlePayment } from './settle-payment.ts'

const ACCOUNT = { accessToken: 'TEST-token', webhookSecret: 'segredo-das-notificacoes' }
const HOUR_MS = 3_600_000
const PERCENT = 10

/** A shop with Pix, ten percent off with it, and Mercado Pago; and an order that waits there. */
async function openOrder() {
  const fake = await FakeMercadoPago.open(ACCOUNT)
  const payments = { ...CONFIG.payments, mercadoPago: { ...ACCOUNT, apiUrl: fake.url } }
  const shop = await TestShop.open(':memory:', undefined, undefined, { payments })
  await shop.db.write(async (queries) => {
    const named = queries.selectFrom('document').select('body').where('name', '=', 'settings')
    const { body } = await named.executeTakeFirstOrThrow()
    const discount = JSON.stringify({ ...JSON.parse(body), pagamento: { descontoPix: PERCENT } })
    await queries.updateTable('document').set({ body: discount }).where('name', '=', 'settings').execute()
  })
  const buyer = new TestBuyer(shop)
  await buyer.prepare()
  const pagamento = 'mercado-pago'
  const { body: draft } = await buyer.draft({ pagamento })
  const { numero, chave, pagamento: started } = (await buyer.order(draft, '', { pagamento })).body
  const preference = URL.parse(started.url)?.searchParams.get('pref_id') ?? ''
  const read = () => readOrder(shop, numero, chave)
  const settle = (provider: 'mercado-pago' | 'pix', status: 'approved' | 'rejected', total: number) =>
    settlePayment(
      { db: shop.db, now: () => shop.now },
      {
        provider,
        status,
        number: Number(numero),
        amount: Math.round(total * 100),
        eventId: `${provider} ${status}`,
        attempt: { id: 1, way: 'cartao', url: '' },
      },
    )
  const change = (total: number) =>
    shop.write<{ codigo?: string }>('POST', `order/${numero}/payment`, { chave, pagamento: 'pix', total })
  const close = async () => {
    await shop[Symbol.asyncDispose]()
    await fake[Symbol.asyncDispose]()
  }
  return {
    fake,
    preference,
    shop,
    number: Number(numero),
    read,
    settle,
    change,
    [Symbol.asyncDispose]: close,
  }
}

test('4.33 after a refused card the order is paid by Pix, with its discount and its time', async () => {
  await using world = await openOrder()
  const { shop, number, read, settle, change } = world
  const before = await read()
  await settle('mercado-pago', 'rejected', before.totais.total)
  const [pix, ...more] = (await read()).outrosPagamentos
  const goods = before.totais.total - before.totais.frete!
  assert.deepEqual([pix?.id, more.length], ['pix', 0])
  assert.equal(pix?.desconto, Math.round(goods * PERCENT) / 100)
  assert.equal((await change(before.totais.total)).body.codigo, 'valores_mudaram')
  const answers = await Promise.all([1, 2].map(() => change(pix.total)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  const after = await read()
  assert.deepEqual([after.pagamento.tipo, after.pagamento.tentativa], ['pix', null])
  assert.match(after.pagamento.copiaECola, new RegExp(`54\\d\\d${pix.total.toFixed(2)}`))
  assert.deepEqual([after.totais.total, after.totais.descontoPagamento], [pix.total, pix.desconto])
  assert.equal(Date.parse(after.prazo), Date.parse(after.criado) + 24 * HOUR_MS)
  assert.deepEqual(after.outrosPagamentos, [])
  const notes = (await shop.orders.get(number))!.events.filter(({ reason }) => reason !== '')
  assert.deepEqual(
    notes.map(({ author, reason }) => [author, reason]),
    [['cliente', 'outro_pagamento: mercado-pago, pix']],
  )
  assert.equal(await settle('pix', 'approved', pix.total), 'paid')
})

test('4.34 a payment on the page that was left pays the order at the total that it had there', async () => {
  await using world = await openOrder()
  const { read, settle, change } = world
  const { totais, outrosPagamentos } = await read()
  assert.equal((await change(outrosPagamentos[0]!.total)).status, 200)
  assert.equal(await settle('mercado-pago', 'rejected', totais.total), 'ignored')
  assert.equal((await read()).pagamento.tentativa, null)
  assert.equal(await settle('mercado-pago', 'approved', totais.total), 'paid')
  const paid = await read()
  assert.deepEqual([paid.estado, paid.pagamento.tipo, paid.totais], ['pago', 'mercado-pago', totais])
  assert.equal((await change(outrosPagamentos[0]!.total)).status, 409)
})

test('4.34 without a notification, the shop asks for a payment on the page that was left', async () => {
  await using world = await openOrder()
  const { fake, preference, shop, read, change } = world
  delete fake.preferences.get(preference)!.notification_url
  assert.equal((await change((await read()).outrosPagamentos[0]!.total)).status, 200)
  await fake.pay(preference, 'card')
  shop.now += HOUR_MS
  await shop.startSweep()
  const deadline = Date.now() + 20_000
  while ((await read()).estado !== 'pago') {
    assert.ok(Date.now() < deadline, 'the order is paid within 20 s')
    await sleep(20)
  }
})
