import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { WireOrder } from '#lib/contract/order-document.ts'
import { FakeMercadoPago } from '../testing/fake-mercado-pago/fake-mercado-pago.ts'
import { mailsOf, readOrder, readStock, TestBuyer } from '../testing/test-orders.ts'
import { TestShop } from '../testing/test-shop.ts'

const ACCOUNT = { accessToken: 'TEST-token', webhookSecret: 'segredo-das-notificacoes' }

/** A shop whose address receives the fake's notifications and passes them to the API, as app/api/pagamentos does. */
async function openShop() {
  const fake = await FakeMercadoPago.open(ACCOUNT)
  const server = createServer((request, response) => {
    request.resume()
    const { search } = new URL(request.url ?? '', 'http://shop')
    const names = ['x-signature', 'x-request-id']
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]))
    void shop
      .send(`payment/mercado-pago${search}`, { method: 'POST', headers })
      .then(({ status, text }) => response.writeHead(status).end(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const payments = { mercadoPago: { ...ACCOUNT, apiUrl: fake.url } }
  const shop = await TestShop.open(':memory:', undefined, undefined, { siteUrl, payments })
  // Notifications carry the time of this machine.
  shop.now = Date.now()
  const close = async () => {
    await shop[Symbol.asyncDispose]()
    await fake[Symbol.asyncDispose]()
    await new Promise((resolve) => server.close(resolve))
  }
  return { fake, shop, [Symbol.asyncDispose]: close }
}

async function order(shop: TestShop) {
  const buyer = new TestBuyer(shop)
  await buyer.prepare().catch(() => undefined)
  const { body: draft } = await buyer.draft({ pagamento: 'mercado-pago' })
  const { body, status } = await buyer.order(draft, '', { pagamento: 'mercado-pago' })
  assert.equal(status, 201)
  const preference = URL.parse(body.pagamento.url)?.searchParams.get('pref_id') ?? ''
  return { numero: body.numero, chave: body.chave, number: Number(body.numero), preference, created: body }
}

const stateOf = async (shop: TestShop, { numero, chave }: { numero: string; chave: string }) =>
  (await readOrder(shop, numero, chave)).estado

// One failure with these fields and without the token or the buyer's data.
function assertLogged(shop: TestShop, fields: object) {
  assert.equal(shop.logged.length, 1)
  assert.partialDeepStrictEqual(shop.logged[0], { level: 'error', ...fields })
  assert.doesNotMatch(JSON.stringify(shop.logged), /TEST-token|segredo|exemplo|Maria/)
}

test('4.34 a card payment pays the order by its notification, once, however often it is repeated', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  await fake.pay(placed.preference, 'declined')
  assert.equal(await stateOf(shop, placed), 'aguardando_pagamento')
  const back = await fake.pay(placed.preference, 'card', 3)
  assert.match(back, /\/checkout\/pedido\/\d+\?chave=.+&payment_id=\d+&status=approved&/)
  assert.equal(await stateOf(shop, placed), 'pago')
  const [payment] = [...fake.payments.keys()].slice(-1)
  await Promise.all(Array.from({ length: 5 }, () => fake.notify(payment!, 'payment.updated')))
  assert.deepEqual(new Set(fake.notified.map(({ status }) => status)), new Set([200]))
  const mails = await mailsOf(shop)
  assert.deepEqual(mails.map(([kind]) => kind).toSorted(), ['paid', 'received'])
})

test('4.34 a notification that is forged, old or about another payment changes nothing', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  await fake.pay(placed.preference, 'boleto')
  const [payment] = fake.payments.keys()
  Object.assign(fake.payments.get(payment!)!, { status: 'approved', status_detail: 'accredited' })
  await fake.notify(payment!, 'payment.updated', { secret: 'another-secret' })
  await fake.notify(payment!, 'payment.updated', { ageS: 400 })
  assert.deepEqual(
    fake.notified.map(({ status }) => status),
    [200, 401, 401],
  )
  assert.equal(
    (await shop.send('payment/mercado-pago?data.id=1&type=payment', { method: 'POST' })).status,
    401,
  )
  assert.equal(await stateOf(shop, placed), 'aguardando_pagamento')
})

test('4.34 a boleto keeps the order and its stock for days, pays it later, and an unpaid one returns the stock once', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const stock = await readStock(shop)
  const [paid, unpaid] = [await order(shop), await order(shop)]
  await fake.pay(paid.preference, 'boleto')
  await fake.pay(unpaid.preference, 'boleto')
  shop.now += 24 * 3_600_000
  await shop.orders.expire()
  assert.equal(await stateOf(shop, unpaid), 'aguardando_pagamento')
  shop.now = Date.now()
  await fake.change([...fake.payments.keys()][0]!, 'approved', 'accredited')
  shop.now += 8 * 86_400_000
  await shop.orders.expire()
  assert.deepEqual([await stateOf(shop, paid), await stateOf(shop, unpaid)], ['pago', 'cancelado'])
  assert.equal(await readStock(shop), stock - 1)
})

test('4.31 the buyer sees a refused card, then the boleto, which a later refused card does not hide; only the holder of the order’s key gets the boleto’s address', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  const payment = async () => (await readOrder(shop, placed.numero, placed.chave)).pagamento
  assert.equal((await payment()).tentativa, null)
  await fake.pay(placed.preference, 'declined')
  assert.deepEqual((await payment()).tentativa, { situacao: 'recusada', meio: 'cartao', url: '' })
  await fake.pay(placed.preference, 'boleto')
  const [, boleto] = [...fake.payments.keys()]
  const shown = { situacao: 'pendente', meio: 'boleto', url: `${fake.url}/payments/${boleto}/ticket` }
  assert.deepEqual((await payment()).tentativa, shown)
  await fake.pay(placed.preference, 'declined')
  assert.deepEqual((await payment()).tentativa, shown)
  const byEmail = await shop.get<WireOrder>(`order/${placed.numero}?email=maria@exemplo.com.br`)
  assert.deepEqual(byEmail.body.pagamento.tentativa, { ...shown, url: '' })
  // The hosted checkout accepts nothing after half an hour.
  assert.notEqual((await payment()).url, '')
  shop.now += 31 * 60_000
  assert.equal((await payment()).url, '')
  shop.now -= 31 * 60_000
  await fake.pay(placed.preference, 'card')
  assert.deepEqual([(await payment()).tentativa, await stateOf(shop, placed)], [null, 'pago'])
})

test('4.31 payments that are read newest first, as without a notification, show the same attempt', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  delete fake.preferences.get(placed.preference)!.notification_url
  for (const way of ['pix', 'declined', 'boleto', 'declined'] as const) await fake.pay(placed.preference, way)
  await shop.write('POST', `order/${placed.numero}/payment`, { chave: placed.chave })
  const { tentativa } = (await readOrder(shop, placed.numero, placed.chave)).pagamento
  assert.deepEqual([tentativa?.situacao, tentativa?.meio], ['pendente', 'boleto'])
})

test('4.34 a card under review keeps the order for days; its rejection ends that, and the stock returns', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const stock = await readStock(shop)
  const placed = await order(shop)
  await fake.pay(placed.preference, 'review')
  const [payment] = [...fake.payments.keys()]
  const read = () => readOrder(shop, placed.numero, placed.chave)
  assert.deepEqual((await read()).pagamento.tentativa, { situacao: 'pendente', meio: 'cartao', url: '' })
  shop.now += 3_600_000
  await shop.orders.expire()
  assert.equal((await read()).estado, 'aguardando_pagamento')
  shop.now -= 3_600_000
  await fake.change(payment!, 'rejected', 'cc_rejected_high_risk')
  const { pagamento, prazo } = await read()
  assert.deepEqual(pagamento.tentativa, { situacao: 'recusada', meio: 'cartao', url: '' })
  assert.equal(prazo, pagamento.expira, 'half an hour from the order, in which another card may pay')
  shop.now += 31 * 60_000
  await shop.orders.expire()
  assert.equal((await read()).estado, 'cancelado')
  assert.equal(await readStock(shop), stock)
})

test('4.33 L27 a failed call is in the log and leaves the order waiting, and the next one starts its payment', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  fake.failures = [500, 500]
  const placed = await order(shop)
  assert.equal(placed.created.pagamento.url, '')
  assertLogged(shop, { payment: 'mercado-pago', number: placed.number })
  const { body } = await shop.write<typeof placed.created>('POST', `order/${placed.numero}/payment`, {
    chave: placed.chave,
  })
  assert.match(body.pagamento.url, /pref_id=/)
})

test('4.33 without a notification, the buyer who comes back finds the order paid', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  const preference = fake.preferences.get(placed.preference)!
  delete preference.notification_url
  await fake.pay(placed.preference, 'card')
  assert.equal(await stateOf(shop, placed), 'aguardando_pagamento')
  await shop.write('POST', `order/${placed.numero}/payment`, { chave: placed.chave })
  assert.equal(await stateOf(shop, placed), 'pago')
})

test('4.34 without a notification, a payment still reaches an order that has expired minutes ago', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  delete fake.preferences.get(placed.preference)!.notification_url
  await fake.pay(placed.preference, 'card')
  shop.now += 31 * 60_000
  assert.equal(await stateOf(shop, placed), 'cancelado')
  await shop.startSweep()
  const deadline = Date.now() + 20_000
  while ((await stateOf(shop, placed)) !== 'pago') {
    assert.ok(Date.now() < deadline, 'the order is paid within 20 s')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
})

test('4.31 a refund that Mercado Pago has made cannot be taken back; one that it has not made can, once it answers (decision 0066)', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  await fake.pay(placed.preference, 'card')
  const { number } = placed
  const [id] = [...fake.payments.keys()].slice(-1)
  const record = (amount: number, way: 'cartao' | 'deposito' = 'cartao') =>
    shop.orders.recordRefund(number, { amount, way, day: '' }, 'ana')
  const takeBack = (position: number) =>
    shop.orders.takeBackRefund(number, { position, reason: 'engano' }, 'ana')
  for (const amount of [500, 500]) assert.equal(await record(amount), 'changed')
  assert.equal(await record(300, 'deposito'), 'changed')
  // The fake sends no notification of this refund, so the shop has to ask.
  Object.assign(fake.payments.get(id!)!, {
    status_detail: 'partially_refunded',
    transaction_amount_refunded: 5,
  })
  fake.failures = [500, 500]
  assert.equal(await takeBack(2), 'provider-silent')
  assert.equal(await takeBack(2), 'changed', 'it was recorded twice and made once')
  assert.equal(await takeBack(1), 'sent-by-provider')
  assert.equal(await takeBack(3), 'changed', 'Mercado Pago makes no deposits')
  assert.deepEqual(
    (await readOrder(shop, placed.numero, placed.chave)).reembolsos.map(({ valor }) => valor),
    [5],
  )
  assert.equal(await record(400), 'changed')
  fake.payments.get(id!)!.transaction_amount_refunded = 9
  await fake.notify(id!, 'payment.updated')
  assert.equal(await takeBack(4), 'sent-by-provider', 'a second part was returned')
})

test('4.31 a chargeback counts with its whole amount, an open dispute with none (decision 0066)', async () => {
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  await fake.pay(placed.preference, 'card')
  const [id] = [...fake.payments.keys()].slice(-1)
  const refund = { amount: 100, way: 'cartao', day: '' } as const
  const takeBack = (position: number) =>
    shop.orders.takeBackRefund(placed.number, { position, reason: 'engano' }, 'ana')
  await shop.orders.recordRefund(placed.number, refund, 'ana')
  await fake.change(id!, 'in_mediation', 'pending')
  assert.equal(await takeBack(1), 'changed')
  await shop.orders.recordRefund(placed.number, refund, 'ana')
  await fake.change(id!, 'charged_back', 'settled')
  assert.equal(await takeBack(2), 'sent-by-provider')
})

test('4.34 without an account at Mercado Pago there is no address for notifications; while its API is down they are repeated', async () => {
  await using plain = await TestShop.open()
  assert.equal((await plain.send('payment/mercado-pago', { method: 'POST' })).status, 404)
  await using world = await openShop()
  const { fake, shop } = world
  const placed = await order(shop)
  await fake.pay(placed.preference, 'boleto')
  fake.failures = [500, 500]
  await fake.change([...fake.payments.keys()][0]!, 'approved', 'accredited')
  assert.equal(fake.notified.at(-1)!.status, 503)
  assertLogged(shop, { payment: 'mercado-pago' })
  assert.equal(await stateOf(shop, placed), 'aguardando_pagamento')
})
