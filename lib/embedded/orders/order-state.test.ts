import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ORDER_STATES, type OrderState } from '#lib/contract/order-document.ts'
import type { OwnerChange } from '#lib/shop/owner-orders.ts'
import { mailsOf, placeTestOrder, POT, readOrder, readStock } from '../testing/test-orders.ts'
import { setStock } from '../testing/test-shopper.ts'
import { TestShop } from '../testing/test-shop.ts'
import { NEXT_STATES } from './order-steps.ts'
import { settlePayment } from './settle-payment.ts'

const DAY_MS = 86_400_000
const PARCEL = { carrier: 'Correios', code: 'AA123456789BR', url: 'https://rastreio.example/AA123456789BR' }
const ACTIONS = ['pay', 'pack', 'send', 'deliver', 'cancel', 'return', 'withdraw', 'expire', 'late'] as const
type Action = (typeof ACTIONS)[number]

const TARGETS: Record<Exclude<Action, 'withdraw' | 'expire' | 'late'>, OrderState> = {
  pay: 'pago',
  pack: 'separado',
  send: 'enviado',
  deliver: 'entregue',
  cancel: 'cancelado',
  return: 'devolvido',
}

const act = (shop: TestShop, number: number, action: keyof typeof TARGETS): Promise<OwnerChange> => {
  const { orders } = shop
  const calls = {
    pay: () => orders.markPaid(number, 'ana'),
    pack: () => orders.markPacked(number, 'ana'),
    send: () => orders.markSent(number, PARCEL, 'ana'),
    deliver: () => orders.markDelivered(number, 'ana'),
    cancel: () => orders.cancel(number, 'sem motivo', 'ana'),
    return: () => orders.markReturned(number, 'chegou de volta', 'ana'),
  }
  return calls[action]()
}

// Reads the state without expiring the order, as GET order would.
const rowOf = (shop: TestShop, number: number) =>
  shop.db.read.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

test('4.31 only the steps of the table are allowed, and stock and history fit the state after any sequence', async () => {
  await using shop = await TestShop.open()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 9 }), async (actions) => {
      await shop.db.write((queries) => queries.deleteFrom('shop_order').execute())
      await setStock(shop, POT, 5)
      const { number, chave } = await placeTestOrder(shop, 2)
      for (const action of actions) await step(shop, number, chave, action)
      const { state, stock_held } = await rowOf(shop, number)
      const isHeld = state !== 'cancelado' && state !== 'devolvido'
      assert.deepEqual([stock_held, await readStock(shop)], isHeld ? [1, 3] : [0, 5])
      const { events } = (await shop.orders.get(number))!
      assert.equal(events.at(-1)?.state, state)
      for (const [index, { state: to, at }] of events.entries()) {
        const before = events[index - 1]
        if (!before) continue
        assert.ok(NEXT_STATES[before.state].includes(to) || before.state === to, `${before.state} → ${to}`)
        assert.ok(at >= before.at)
      }
    }),
    { numRuns: 30 },
  )
})

async function step(shop: TestShop, number: number, chave: string, action: Action): Promise<void> {
  const { state, expires_at } = await rowOf(shop, number)
  if (action === 'expire') {
    shop.now += 2 * DAY_MS
    await shop.orders.expire()
    assert.equal((await rowOf(shop, number)).state, state === 'aguardando_pagamento' ? 'cancelado' : state)
  } else if (action === 'late') {
    const { total, payment_kind } = await rowOf(shop, number)
    const update = { provider: payment_kind as 'pix', eventId: `e${number}`, number, amount: total }
    await settlePayment({ db: shop.db, now: () => shop.now }, { ...update, status: 'approved' })
  } else if (action === 'withdraw') {
    const { status } = await shop.write('POST', `order/${number}/withdrawal`, { chave, motivo: '' })
    assert.ok([200, 409].includes(status))
  } else {
    const to = TARGETS[action]
    const isRevival = state === 'cancelado' && expires_at === null
    const expected = NEXT_STATES[state].includes(to) && !isRevival ? 'changed' : 'not-allowed'
    assert.equal(await act(shop, number, action), expected, `${state} → ${to}`)
  }
}

test('4.31 the table of steps names known states, and every state but the first can be reached', () => {
  const reached = new Set(Object.values(NEXT_STATES).flat())
  assert.deepEqual(
    ORDER_STATES.filter((state) => !reached.has(state)),
    ['aguardando_pagamento'],
  )
})

test('P31 the states of an order: paid, packed, sent with its tracking code, delivered, each with its e-mail', async () => {
  await using shop = await TestShop.open()
  const { number, numero, chave } = await placeTestOrder(shop)
  for (const action of ['pay', 'pack', 'send', 'deliver'] as const)
    assert.equal(await act(shop, number, action), 'changed')
  assert.deepEqual(await mailsOf(shop), [
    ['received', numero],
    ['paid', numero],
    ['sent', numero],
    ['delivered', numero],
  ])
  const order = await readOrder(shop, numero, chave)
  assert.deepEqual(
    order.historico.map(({ estado }) => estado),
    ['aguardando_pagamento', 'pago', 'separado', 'enviado', 'entregue'],
  )
  assert.deepEqual(order.rastreio, {
    transportadora: PARCEL.carrier,
    codigo: PARCEL.code,
    url: PARCEL.url,
  })
  assert.deepEqual([order.pagamento.copiaECola, order.prazo], ['', ''])
})

test('P31 an unpaid Pix order expires after 24 hours and its units are for sale again, once', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 5)
  const { number, numero, chave } = await placeTestOrder(shop, 2)
  shop.now += DAY_MS - 1
  await shop.orders.expire()
  assert.equal(await readStock(shop), 3)
  shop.now += 1
  await Promise.all([shop.orders.expire(), shop.orders.expire(), readOrder(shop, numero, chave)])
  assert.equal((await readOrder(shop, numero, chave)).estado, 'cancelado')
  assert.equal(await readStock(shop), 5)
  assert.equal(await shop.orders.cancel(number, '', 'ana'), 'not-allowed')
  assert.deepEqual(
    (await mailsOf(shop)).map(([kind]) => kind),
    ['received', 'expired'],
  )
})

test('P31 units return also while nobody reads the order: the next write after its time cancels it', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 2)
  await placeTestOrder(shop, 2)
  shop.now += DAY_MS
  await shop.write('POST', 'checkout/zipcode', { cep: '01310-100' })
  for (let wait = 0; wait < 100 && (await readStock(shop)) === 0; wait++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.equal(await readStock(shop), 2)
})

test('P31 a late payment revives an expired order only while its units are in stock', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 2)
  const first = await placeTestOrder(shop, 2)
  shop.now += DAY_MS
  await shop.orders.expire()
  await setStock(shop, POT, 1)
  assert.equal(await shop.orders.markPaid(first.number, 'ana'), 'sold-out')
  assert.equal(await readStock(shop), 1)
  await setStock(shop, POT, 2)
  assert.equal(await shop.orders.markPaid(first.number, 'ana'), 'changed')
  assert.equal(await readStock(shop), 0)
  assert.equal((await readOrder(shop, first.numero, first.chave)).estado, 'pago')
})

test('4.31 the promised day counts from the payment, not from the order', async () => {
  await using shop = await TestShop.open()
  // A Monday at noon in Brasília.
  shop.now = Date.UTC(2026, 10, 23, 15)
  const { number, numero, chave, draft } = await placeTestOrder(shop)
  const promised = async () => (await readOrder(shop, numero, chave)).opcao.ate
  const { dias, ate } = draft.opcoes.find(({ id }) => id === 'padrao')!
  assert.deepEqual([dias, ate, await promised()], [7, '2026-12-02', '2026-12-02'])
  shop.now += 23 * 3_600_000
  assert.equal(await shop.orders.markPaid(number, 'ana'), 'changed')
  assert.equal(await promised(), '2026-12-03')
  shop.now += DAY_MS
  assert.equal(await shop.orders.markPacked(number, 'ana'), 'changed')
  assert.equal(await promised(), '2026-12-03')
})

test('4.34 an update of a payment is applied once; another amount or a closed order becomes a note for the owner', async () => {
  await using shop = await TestShop.open()
  const store = { db: shop.db, now: () => shop.now }
  const { number, draft } = await placeTestOrder(shop)
  const amount = Math.round(draft.resumo.total * 100)
  const update = { provider: 'pix' as const, number, status: 'approved' as const, amount }
  const events = async () => (await shop.orders.get(number))!.events
  assert.equal(await settlePayment(store, { ...update, eventId: '0', amount: amount - 1 }), 'noted')
  const twins = await Promise.all(
    Array.from({ length: 8 }, () => settlePayment(store, { ...update, eventId: '1' })),
  )
  assert.deepEqual(twins.toSorted(), ['paid', ...Array<string>(7).fill('repeated')])
  assert.equal(await settlePayment(store, { ...update, eventId: '2' }), 'noted')
  assert.equal((await events()).filter(({ state }) => state === 'pago').length, 2)
  assert.equal((await events()).filter(({ reason }) => reason === '').length, 2)
  assert.equal(await settlePayment(store, { ...update, eventId: '3', number: 9 }), 'unknown-order')
  assert.equal(
    await settlePayment(store, { ...update, eventId: '4', provider: 'mercado-pago' }),
    'unknown-order',
  )
})

test('4.34 a pending boleto extends the time of its order, and never shortens it', async () => {
  await using shop = await TestShop.open()
  const store = { db: shop.db, now: () => shop.now }
  const { number } = await placeTestOrder(shop)
  const update = { provider: 'pix' as const, number, status: 'pending' as const, amount: 0 }
  const until = shop.now + 5 * DAY_MS
  assert.equal(await settlePayment(store, { ...update, eventId: '1', expiresAt: until }), 'extended')
  assert.equal(await settlePayment(store, { ...update, eventId: '2', expiresAt: until - 1 }), 'ignored')
  shop.now = until - 1
  await shop.orders.expire()
  assert.equal((await rowOf(shop, number)).state, 'aguardando_pagamento')
})
