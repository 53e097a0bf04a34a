import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WireOrder } from '#lib/contract/order-document.ts'
import { mailsOf, placeTestOrder, readOrder, readStock, TestBuyer } from '../testing/test-orders.ts'
import { TestShop } from '../testing/test-shop.ts'

const pagamento = 'cartao-demonstracao'
const REAL_PIX = { pix: { key: 'financeiro@colagenos.com.br', name: 'Rosalume', city: 'São Paulo' } }

async function order(shop: TestShop) {
  const buyer = new TestBuyer(shop)
  const { body, status } = await buyer.order(await buyer.prepare(), '', { pagamento })
  assert.equal(status, 201)
  const { numero, chave } = body
  const path = `order/${numero}/demo-card`
  const answer = (sent: object) =>
    shop.write<{ estado: string; campos: object }>('POST', path, { chave, parcelas: 12, ...sent })
  const page = (key = chave) =>
    shop.get<{ estado: string; total: number; parcelamento: object[] }>(`${path}?chave=${key}`)
  return { numero, chave, created: body, answer, page, read: () => readOrder(shop, numero, chave) }
}

test('P16 4.36 the card page states every number of installments; its reading is not the first view of the order', async () => {
  await using shop = await TestShop.open()
  const { page, read, created } = await order(shop)
  assert.deepEqual([created.pagamento.url, created.pagamento.copiaECola], ['', ''])
  assert.equal(created.pagamento.demonstracao, true)
  const { body } = await page()
  assert.deepEqual([body.estado, body.parcelamento.length], ['aguardando_pagamento', 12])
  const total = Math.round(body.total * 119.99) / 100
  assert.deepEqual(body.parcelamento[11], {
    parcelas: 12,
    valorParcela: Math.round((total * 100) / 12) / 100,
    valorTotal: total,
    taxa: 19.99,
  })
  const { primeiraVista, prazo } = await read()
  assert.equal(primeiraVista, true)
  assert.equal(Date.parse(prazo), shop.now + 30 * 60_000)
})

test('P16 4.28 4.30 the checkout states the installments of the card, and the card page has those that were chosen', async () => {
  await using shop = await TestShop.open()
  const buyer = new TestBuyer(shop)
  const draft = await buyer.prepare()
  const [pix, card] = draft.pagamentos
  assert.deepEqual([pix?.parcelamento, card?.parcelamento.length], [undefined, 12])
  assert.equal(card?.parcelamento[0]?.valorTotal, draft.resumo.total)
  for (const parcelas of [0, 1.5, 13, 'três']) {
    const { status, body } = await buyer.order(draft, '', { pagamento, parcelas })
    assert.deepEqual([status, Object.keys(body.campos)], [422, ['parcelas']])
  }
  const { body } = await buyer.order(draft, '', { pagamento, parcelas: 3 })
  const path = `order/${body.numero}/demo-card?chave=${body.chave}`
  assert.equal((await shop.get<{ parcelas: number }>(path)).body.parcelas, 3)
  await shop.write('POST', `order/${body.numero}/demo-card`, { chave: body.chave, resultado: 'recusado' })
  assert.equal((await shop.get<{ parcelas: number }>(path)).body.parcelas, 3, 'also after a refused card')
})

test('4.36 an approved card pays the order once, however often it is sent, with one e-mail; the total stays without interest', async () => {
  await using shop = await TestShop.open()
  const { numero, answer, read } = await order(shop)
  const stock = await readStock(shop)
  const answers = await Promise.all([1, 2, 3].map(() => answer({ resultado: 'aprovado' })))
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.estado]),
    Array.from({ length: 3 }, () => [200, 'pago']),
  )
  const { estado, totais, pagamento: paid, historico } = await read()
  assert.equal(estado, 'pago')
  assert.equal(paid.parcelamento?.parcelas, 12)
  assert.ok(paid.parcelamento.valorTotal! > totais.total)
  assert.deepEqual(
    historico.map((step) => step.estado),
    ['aguardando_pagamento', 'pago'],
  )
  const events = await shop.orders.get(Number(numero))
  assert.equal(events?.events.at(-1)?.author, pagamento)
  assert.deepEqual((await mailsOf(shop)).map(([kind]) => kind).toSorted(), ['paid', 'received'])
  assert.equal(await readStock(shop), stock)
  assert.equal((await answer({ resultado: 'recusado' })).status, 409)
})

test('4.31 4.36 a refused card is shown on the order, which still waits; then it is paid', async () => {
  await using shop = await TestShop.open()
  const { answer, read } = await order(shop)
  const tried = async (resultado: string) => {
    await answer({ resultado })
    shop.now += 1000
    const { estado, pagamento: shown }: WireOrder = await read()
    return [estado, shown.tentativa?.situacao, shown.tentativa?.meio, shown.parcelamento?.parcelas]
  }
  const refused = ['aguardando_pagamento', 'recusada', 'cartao', undefined]
  assert.deepEqual(await tried('recusado'), refused)
  assert.deepEqual(await tried('recusado'), refused)
  assert.deepEqual(await tried('aprovado'), ['pago', undefined, undefined, 12])
})

test('4.36 no card pays an expired or cancelled order, a wrong key is an unknown order, and wrong fields are named', async () => {
  await using shop = await TestShop.open()
  const { numero, chave, answer, page } = await order(shop)
  for (const wrong of ['', 'x'.repeat(chave.length)]) assert.equal((await page(wrong)).status, 404)
  assert.equal((await answer({ chave: 'outra', resultado: 'aprovado' })).status, 404)
  for (const [field, value] of [
    ['parcelas', 13],
    ['parcelas', 0],
    ['parcelas', 1.5],
    ['resultado', 'talvez'],
  ] as const) {
    const { status, body } = await answer({ resultado: 'aprovado', [field]: value })
    assert.deepEqual([status, Object.keys(body.campos)], [422, [field]])
  }
  shop.now += 31 * 60_000
  assert.equal((await answer({ resultado: 'aprovado' })).status, 409)
  assert.equal((await page()).body.estado, 'cancelado')
  assert.equal((await readOrder(shop, numero, chave)).historico.at(-1)?.motivo, 'prazo_vencido')
  const other = await order(shop)
  await shop.write('POST', `order/${other.numero}/withdrawal`, { chave: other.chave })
  assert.equal((await other.answer({ resultado: 'aprovado' })).status, 409)
})

test('P30 4.36 an order by Pix has no card page, and neither has a shop with a real Pix key', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop)
  assert.equal((await shop.get(`order/${numero}/demo-card?chave=${chave}`)).status, 404)
  await using real = await TestShop.open(':memory:', undefined, undefined, { payments: REAL_PIX })
  const buyer = new TestBuyer(real)
  const draft = await buyer.prepare()
  assert.deepEqual(
    draft.pagamentos.map(({ id }) => id),
    ['pix'],
  )
  assert.equal((await buyer.order(draft, '', { pagamento })).status, 422)
})
