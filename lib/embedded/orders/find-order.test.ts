import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WireOrder, WireOrders } from '#lib/contract/order-document.ts'
import { ADDRESS, placeTestOrder, POT, readOrder, TestBuyer } from '../testing/test-orders.ts'
import { setStock, TestShopper, unitsOf } from '../testing/test-shopper.ts'
import { TestShop } from '../testing/test-shop.ts'
import { withdrawalStep } from './withdrawal-term.ts'

const DAY_MS = 86_400_000
const PARCEL = { carrier: 'Correios', code: 'AA1', url: '' }

test('4.31 only the first view of an order by its key counts as the first one', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop)
  const readings = await Promise.all(Array.from({ length: 6 }, () => readOrder(shop, numero, chave)))
  assert.equal(readings.filter(({ primeiraVista }) => primeiraVista).length, 1)
  assert.equal((await readOrder(shop, numero, chave)).primeiraVista, false)
})

test('4.31 by e-mail the order is masked and cannot be changed; a wrong e-mail address gets the same 404 as an unknown number', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop)
  const { status, body, text } = await shop.get<WireOrder>(`order/${numero}?email=MARIA@exemplo.com.br`)
  assert.equal(status, 200)
  assert.deepEqual(
    [body.dados, body.chave, body.podeDesistir, body.primeiraVista],
    [{ nome: 'Maria', email: 'ma***@exemplo.com.br', cpf: '***.982.247-**', celular: '' }, '', false, false],
  )
  for (const secret of ['52998224725', 'Paulista', '98765', 'Silva', '01310100'])
    assert.ok(!text.includes(secret), secret)
  const answers = await Promise.all([
    shop.get(`order/${numero}?email=outra@exemplo.com.br`),
    shop.get(`order/999999?email=maria@exemplo.com.br`),
    shop.get(`order/${numero}?chave=${chave.slice(1)}A`),
    shop.get(`order/${Number(numero) + 1}?chave=${chave}`),
    shop.get(`order/${numero}`),
    shop.get(`order/abc?chave=${chave}`),
  ])
  for (const answer of answers)
    assert.deepEqual([answer.status, answer.body['codigo']], [404, 'nao_encontrada'])
  assert.equal((await readOrder(shop, numero, chave)).primeiraVista, true)
})

test('4.31 attempts by e-mail are limited; the key still opens the order', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop)
  const attempt = (number: number) => shop.get(`order/${number}?email=maria@exemplo.com.br`)
  for (let number = 2000; number < 2010; number++) assert.equal((await attempt(number)).status, 404)
  const stopped = await attempt(Number(numero))
  assert.deepEqual([stopped.status, stopped.headers.get('retry-after')], [429, '900'])
  await readOrder(shop, numero, chave)
  shop.now += 15 * 60_000
  for (let reload = 0; reload < 15; reload++) assert.equal((await attempt(Number(numero))).status, 200)
})

test('4.33 an account lists the orders that it placed, not those of guests with its e-mail address', async () => {
  await using shop = await TestShop.open()
  const guest = await placeTestOrder(shop)
  const buyer = new TestBuyer(shop)
  const account = { nome: 'Maria', email: 'maria@exemplo.com.br', senha: 'segredo-longo' }
  await buyer.post('checkout/register', account)
  await buyer.prepare()
  const { body: draft } = await buyer.draft({ entrega: { ...ADDRESS, presente: '', recado: '' } })
  const placed = (await buyer.order(draft)).body
  const list = await shop.get<WireOrders>('checkout/orders', { session: buyer.session })
  const { itens } = await readOrder(shop, placed.numero, placed.chave)
  assert.deepEqual(list.body.pedidos, [
    {
      numero: placed.numero,
      chave: placed.chave,
      estado: 'aguardando_pagamento',
      criado: new Date(shop.now).toISOString(),
      total: draft.resumo.total,
      presente: false,
      itens: 1,
      linhas: itens.map(({ nome, detalhe, imagem, quantidade }) => ({ nome, detalhe, imagem, quantidade })),
    },
  ])
  assert.equal((await shop.get('checkout/orders', { session: guest.buyer.session })).status, 401)
  await buyer.add({ idProduto: POT })
  assert.equal((await buyer.draft()).body.entrega.logradouro, 'Avenida Paulista')
  await buyer.draft({ dados: (await buyer.draft()).body.dados })
  await buyer.post('checkout/logout', {})
  assert.equal((await buyer.draft()).body.dados.cpf, '')
})

test('4.33 buying again puts the lines that are still sold into the cart', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop, 2)
  const visitor = new TestShopper(shop)
  const again = await visitor.post(`order/${numero}/again`, { chave })
  assert.equal(again.status, 200)
  assert.deepEqual(unitsOf(await visitor.cart()), [[POT, 2]])
  assert.equal((await visitor.post(`order/${numero}/again`, { chave: 'errada' })).status, 404)
  await setStock(shop, POT, 0)
  assert.equal((await new TestShopper(shop).post(`order/${numero}/again`, { chave })).status, 409)
})

test('4.32 a withdrawal cancels an order that is not shipped yet, and asks for the return of a shipped one', async () => {
  await using shop = await TestShop.open()
  const [paid, sent] = [await placeTestOrder(shop), await placeTestOrder(shop)]
  await shop.orders.markPaid(paid.number, 'ana')
  await shop.orders.markPaid(sent.number, 'ana')
  await shop.orders.markSent(sent.number, PARCEL, 'ana')
  const withdraw = ({ numero, chave }: typeof paid, motivo = '') =>
    shop.write<WireOrder>('POST', `order/${numero}/withdrawal`, { chave, motivo })
  assert.equal((await withdraw({ ...paid, chave: sent.chave })).status, 404)
  const { body } = await withdraw(paid, 'Mudei de ideia')
  assert.deepEqual([body.estado, body.historico.at(-1)?.motivo], ['cancelado', 'desistencia: Mudei de ideia'])
  assert.equal((await withdraw(sent)).body.estado, 'devolucao_pedida')
  assert.equal((await withdraw(sent)).status, 409)
  assert.equal(await shop.orders.markReturned(sent.number, '', 'ana'), 'changed')
})

test('P31 the seven days of a withdrawal end with the seventh day after delivery in Brasília', () => {
  // Delivered on a Monday at 23:30 in Brasília.
  const delivered_at = Date.parse('2026-11-24T02:30:00Z')
  const step = (time: string) => withdrawalStep({ state: 'entregue', delivered_at }, Date.parse(time))
  assert.equal(step('2026-12-01T02:59:00Z'), 'devolucao_pedida')
  assert.equal(step('2026-12-01T03:00:00Z'), null)
  assert.ok(Date.parse('2026-12-01T02:59:00Z') - delivered_at > 7 * DAY_MS)
})
