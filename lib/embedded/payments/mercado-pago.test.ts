import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { FakeMercadoPago } from '../testing/fake-mercado-pago/fake-mercado-pago.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../testing/fake-mercado-pago/model.ts'
import { mercadoPagoApi } from './mercado-pago-api.ts'
import { readPayment } from './mercado-pago-payment.ts'
import { mercadoPagoProvider } from './mercado-pago-provider.ts'
import { isSigned } from './mercado-pago-signature.ts'
import type { PayableOrder } from './provider.ts'

const ACCOUNT = { accessToken: 'TEST-segredo-do-token', webhookSecret: 'segredo-das-notificacoes' }
const NOW = Date.UTC(2026, 10, 23, 15)
const SITE = 'https://www.loja.example'

const ORDER: PayableOrder = {
  number: '1001',
  totalCents: 18990,
  email: 'ana@cliente.example',
  name: 'Ana Maria Souza',
  cpf: '52998224725',
  description: 'Pedido 1001, Rosalume',
  language: 'pt',
  returnUrl: `${SITE}/checkout/pedido/1001?chave=abc`,
  expiresAt: NOW + 30 * 60_000,
}

async function openFake() {
  const fake = await FakeMercadoPago.open(ACCOUNT)
  const settings = { ...ACCOUNT, apiUrl: fake.url }
  return Object.assign(fake, { provider: mercadoPagoProvider(settings), api: mercadoPagoApi(settings) })
}

test('an order becomes a preference with total, buyer, reference, return address and times; a repeated call is the same one', async () => {
  await using fake = await openFake()
  const started = await fake.provider.start(ORDER)
  assert.deepEqual(started, await fake.provider.start(ORDER))
  assert.equal(fake.preferences.size, 1)
  const [preference] = fake.preferences.values()
  assert.equal(started.url, preference!.init_point)
  assert.equal(started.reference, preference!.id)
  assert.deepEqual(
    preference!.items.map(({ quantity, unit_price }) => [quantity, unit_price]),
    [[1, 189.9]],
  )
  assert.deepEqual(preference!.payer, {
    name: 'Ana',
    surname: 'Maria Souza',
    email: 'ana@cliente.example',
    identification: { type: 'CPF', number: '52998224725' },
  })
  assert.equal(preference!.external_reference, 'www-loja-example-1001')
  assert.equal(preference!.back_urls.pending, ORDER.returnUrl)
  assert.equal(preference!.auto_return, 'approved')
  assert.equal(preference!.notification_url, `${SITE}/api/pagamentos/mercado-pago?source_news=webhooks`)
  assert.equal(preference!.expiration_date_to, '2026-11-23T15:30:00.000Z')
  assert.equal(preference!.date_of_expiration, '2026-11-26T23:59:59.000-03:00')
  assert.equal(preference!.payment_methods.installments, 12)
})

test('a failed call is repeated once; after a second failure `start` rejects, and the error does not contain the token', async () => {
  await using fake = await openFake()
  fake.failures = [503]
  assert.ok((await fake.provider.start(ORDER)).url)
  fake.failures = [500, 500]
  const failed = await fake.provider.start({ ...ORDER, number: '1002' }).catch((error: unknown) => error)
  assert.ok(failed instanceof Error)
  assert.doesNotMatch(JSON.stringify(failed) + String(failed) + failed.stack, /segredo/)
})

const EXPECTED: [PaymentMethod, string][] = [
  ['card', 'approved'],
  ['review', 'pending'],
  ['declined', 'rejected'],
  ['boleto', 'pending'],
  ['pix', 'pending'],
]
for (const [paymentMethod, status] of EXPECTED) {
  test(`a payment by ${paymentMethod} (${PAYMENT_METHODS[paymentMethod].status}) of Mercado Pago is ${status}`, async () => {
    await using fake = await openFake()
    const { reference } = await fake.provider.start({
      ...ORDER,
      returnUrl: 'http://127.0.0.1:9/pedido?chave=abc',
    })
    await fake.pay(reference, paymentMethod).catch(() => undefined)
    const [found] = await fake.api.paymentsOf('127-0-0-1-1001')
    const read = readPayment(found!, 'http://127.0.0.1:9', NOW)
    assert.deepEqual(
      read,
      readPayment((await fake.api.payment(String(found!.id)))!, 'http://127.0.0.1:9', NOW),
    )
    assert.deepEqual([read!.number, read!.status, read!.amount], [1001, status, 18990])
    const days = ((read!.expiresAt ?? NOW) - NOW) / 86_400_000
    assert.ok(status === 'pending' ? days > 3 && days <= 4 : days === 0)
  })
}

test('an unknown payment, one of another shop, of another currency and of an unknown state change nothing', async () => {
  await using fake = await openFake()
  assert.equal(await fake.api.payment('1'), undefined)
  const payment = {
    id: 1,
    status: 'approved',
    status_detail: 'accredited',
    external_reference: 'www-loja-example-7',
    transaction_amount: 10.1,
    currency_id: 'BRL',
  }
  assert.deepEqual(readPayment(payment, SITE, NOW), {
    number: 7,
    eventId: '1 approved accredited',
    status: 'approved',
    amount: 1010,
    returned: 0,
    attempt: { id: 1, way: '', url: '' },
  })
  for (const change of [
    { external_reference: 'loja-example-7' },
    { external_reference: 'www-loja-example-7x' },
    { external_reference: '7' },
    { status: 'of tomorrow' },
  ])
    assert.equal(readPayment({ ...payment, ...change }, SITE, NOW), undefined)
  assert.equal(readPayment({ ...payment, currency_id: 'ARS' }, SITE, NOW)!.amount, 0)
  assert.equal(
    readPayment({ ...payment, status_detail: 'partially_refunded' }, SITE, NOW)!.status,
    'refunded',
  )
})

test('a signature counts for five minutes, in seconds or milliseconds, for its own id, request and secret only', async () => {
  const sign = (time: number, id = '99', requestId = 'r-1', secret = ACCOUNT.webhookSecret) =>
    `ts=${time},v1=${createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${time};`).digest('hex')}`
  const check = (signature: string | null, dataId = '99') =>
    isSigned({ signature, requestId: 'r-1', dataId }, ACCOUNT.webhookSecret, NOW)
  const seconds = NOW / 1000
  for (const time of [seconds, NOW, seconds - 299, seconds + 299]) assert.equal(await check(sign(time)), true)
  assert.equal(await check(sign(seconds, 'abc'), 'ABC'), true)
  for (const wrong of [
    sign(seconds - 301),
    sign(NOW - 301_000),
    sign(seconds + 301),
    sign(seconds, '98'),
    sign(seconds, '99', 'r-2'),
    sign(seconds, '99', 'r-1', 'outro'),
    sign(seconds).slice(0, -1),
    `ts=${seconds}`,
    'v1=aa',
    '',
    null,
  ])
    assert.equal(await check(wrong), false, String(wrong))
})
