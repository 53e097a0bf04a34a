import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCents } from '#lib/shop/money.ts'
import {
  ADDRESS,
  copyBuyer,
  BUYER,
  mailsOf,
  placeTestOrder,
  POT,
  readOrder,
  readStock,
  TestBuyer,
} from '../testing/test-orders.ts'
import { setPrice, setStock } from '../testing/test-shopper.ts'
import { TestShop } from '../testing/test-shop.ts'

test('4.28 a draft shows what is missing, keeps each section and names wrong fields', async () => {
  await using shop = await TestShop.open()
  const buyer = new TestBuyer(shop)
  assert.deepEqual((await buyer.draft()).body.faltam, ['itens', 'dados', 'entrega', 'opcao'])
  const none = await buyer.draft({ dados: BUYER })
  assert.deepEqual([none.status, none.body.codigo], [422, 'sessao_ausente'])
  await buyer.add({ idProduto: POT, quantidade: 2 })
  const wrong = await buyer.draft({ dados: { ...BUYER, cpf: '529.982.247-24', celular: '' } })
  assert.equal(wrong.status, 422)
  assert.deepEqual(Object.keys(wrong.body.campos).sort(), ['celular', 'cpf'])
  for (const cep of ['00000-000', '00999-999', '99999'])
    assert.deepEqual(
      Object.keys((await buyer.draft({ entrega: { ...ADDRESS, cep } })).body.campos),
      ['cep'],
      cep,
    )
  const long = await buyer.draft({ entrega: { ...ADDRESS, recado: 'é'.repeat(201) } })
  assert.deepEqual([long.status, Object.keys(long.body.campos)], [422, ['recado']])
  const noGift = await buyer.draft({ entrega: { ...ADDRESS, presente: '', recado: 'Parabéns' } })
  assert.deepEqual([noGift.body.entrega.presente, noGift.body.entrega.recado], ['', ''])
  const { body } = await buyer.draft({ dados: BUYER, entrega: ADDRESS })
  assert.deepEqual([body.entrega.presente, body.entrega.recado], ['sim', 'Feliz aniversário,\nJoana!'])
  assert.deepEqual(body.faltam, ['opcao'])
  assert.equal(body.dados.cpf, '52998224725')
  assert.equal(body.entrega.cep, '01310100')
  assert.equal(body.resumo.frete, null)
  const chosen = (await buyer.draft({ opcao: body.opcoes[0]!.id })).body
  assert.deepEqual(chosen.faltam, [])
  const { subtotal, desconto, frete, total } = chosen.resumo
  assert.equal(toCents(total), toCents(subtotal - desconto + frete!))
  assert.equal((await buyer.draft({ opcao: 'teletransporte' })).status, 422)
  assert.deepEqual((await buyer.draft()).body, chosen)
})

test('4.30 an order takes the stock, empties the cart and its draft, and queues one e-mail', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 10)
  const { buyer, numero, chave, created, draft } = await placeTestOrder(shop, 3)
  assert.equal(created.pagamento.tipo, 'pix')
  assert.match(created.pagamento.copiaECola, /^000201/)
  assert.equal(await readStock(shop), 7)
  assert.deepEqual((await buyer.cart()).body.itens, [])
  assert.equal((await buyer.draft()).body.dados.cpf, '')
  assert.deepEqual(await mailsOf(shop), [['received', numero]])
  const order = await readOrder(shop, numero, chave)
  assert.equal(order.estado, 'aguardando_pagamento')
  assert.equal(order.totais.total, draft.resumo.total)
  assert.deepEqual(
    order.itens.map(({ quantidade, preco }) => [quantidade, preco]),
    [[3, draft.resumo.itens[0]!.precos.precoPor]],
  )
  assert.deepEqual([order.dados.cpf, order.entrega.logradouro], ['52998224725', 'Avenida Paulista'])
  assert.equal(Date.parse(order.prazo), shop.now + 24 * 3_600_000)
  assert.deepEqual(JSON.stringify(shop.logged), '[]')
})

test('P15 4.28 a cart above the limit of the settings cannot be ordered, and the draft says why', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 1000)
  const buyer = new TestBuyer(shop)
  const draft = await buyer.prepare(1)
  const limit = 1500
  const price = draft.resumo.itens[0]!.precos.precoPor!
  const most = Math.floor(limit / price)
  await buyer.add({ idProduto: POT, quantidade: most })
  const above = (await buyer.draft()).body
  assert.ok(above.resumo.subtotal > limit)
  assert.deepEqual(above.faltam, ['itens'])
  assert.deepEqual(
    above.resumo.mensagens.map(({ codigo }) => codigo),
    ['valor_maximo'],
  )
  const rejected = await buyer.order(above)
  assert.deepEqual([rejected.status, rejected.body.codigo], [409, 'valores_mudaram'])
  assert.deepEqual(await mailsOf(shop), [])
  const other = new TestBuyer(shop)
  const allowed = await other.prepare(most)
  assert.deepEqual(allowed.faltam, [])
  assert.equal((await other.order(allowed)).status, 201)
})

test('4.30 a later change of a price or a name does not change the order', async () => {
  await using shop = await TestShop.open()
  const { numero, chave } = await placeTestOrder(shop, 1)
  const before = await readOrder(shop, numero, chave)
  await shop.db.write((queries) => queries.updateTable('item').set({ name_pt: 'Outro' }).execute())
  await shop.db.write((queries) => queries.updateTable('kit').set({ price_to: 1 }).execute())
  const after = await readOrder(shop, numero, chave)
  assert.deepEqual({ ...after, primeiraVista: true }, before)
})

test('4.30 a double click, a retry and the back button make one order', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 10)
  const buyer = new TestBuyer(shop)
  const draft = await buyer.prepare(2)
  const clicks = await Promise.all([
    buyer.order(draft, 'chave-do-clique'),
    buyer.order(draft, 'chave-do-clique'),
    buyer.order(draft),
    buyer.order(draft, 'outra-chave'),
  ])
  const back = await buyer.order(draft, 'chave-do-clique')
  const again = await buyer.order(draft, 'terceira-chave')
  const answers = [...clicks, back, again]
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 201),
  )
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(await readStock(shop), 8)
  const other = await buyer.order({ ...draft, versao: draft.versao + 7 }, 'chave-do-clique')
  assert.deepEqual([other.status, other.body.codigo], [409, 'chave_repetida'])
})

test('4.30 a changed price, stock, shipping or cart is reported before anything is stored', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 10)
  const buyer = new TestBuyer(shop)
  const draft = await buyer.prepare(2)
  const kit = await shop.db.read
    .selectFrom('item')
    .select('kit_id')
    .where('id', '=', POT)
    .executeTakeFirstOrThrow()
  const rejected = async (body: object, shown = draft) => {
    const answer = await buyer.order(shown, '', body)
    assert.deepEqual([answer.status, answer.body.codigo], [409, 'valores_mudaram'])
    return answer.body.rascunho
  }
  await rejected({ total: draft.resumo.total - 0.01 })
  await rejected({ versao: draft.versao + 1 })
  await setPrice(shop, kit.kit_id, 12_345)
  assert.equal((await rejected({})).resumo.subtotal, 246.9)
  await setStock(shop, POT, 1)
  const current = (await buyer.draft()).body
  assert.deepEqual((await rejected({}, current)).faltam, ['itens'])
  assert.equal(await readStock(shop), 1)
  assert.deepEqual(await mailsOf(shop), [])
  const rows = await shop.db.read.selectFrom('shop_order').select('number').execute()
  assert.deepEqual(rows, [])
})

test('4.30 an order needs every section, a session and a payment method that the shop offers', async () => {
  await using shop = await TestShop.open()
  const buyer = new TestBuyer(shop)
  const nobody = await buyer.order((await buyer.draft()).body)
  assert.deepEqual([nobody.status, nobody.body.codigo], [422, 'sessao_ausente'])
  await buyer.add({ idProduto: POT })
  await buyer.draft({ dados: BUYER })
  const missing = await buyer.order((await buyer.draft()).body)
  assert.deepEqual([missing.status, missing.body.codigo], [422, 'etapa_incompleta'])
  assert.deepEqual(Object.keys(missing.body.campos), ['entrega', 'opcao'])
  const card = await buyer.order((await buyer.draft()).body, '', { pagamento: 'mercado-pago' })
  assert.deepEqual([card.status, Object.keys(card.body.campos)], [422, ['pagamento']])
  const wrong = await buyer.order((await buyer.draft()).body, '', { pagamento: 'cheque' })
  assert.equal(wrong.status, 422)
})

test('P31 an order keeps the first and the last ad click and the consent receipt', async () => {
  await using shop = await TestShop.open()
  const buyer = new TestBuyer(shop)
  await buyer.prepare()
  await buyer.post('tracking-parameters', { gclid: 'primeiro', em: 1 })
  await buyer.post('tracking-parameters', { utm_source: 'boletim', em: 2 })
  const draft = (await buyer.draft()).body
  const { body } = await buyer.order(draft, '', { consentimento: '1.1763731234.mp' })
  const row = await shop.db.read
    .selectFrom('shop_order')
    .select(['attribution', 'consent'])
    .where('number', '=', Number(body.numero))
    .executeTakeFirstOrThrow()
  assert.deepEqual(JSON.parse(row.attribution!), {
    first: { gclid: 'primeiro', em: 1 },
    last: { utm_source: 'boletim', em: 2 },
  })
  assert.equal(row.consent, '1.1763731234.mp')
})

test('4.30 200 buyers at once buy the last 50 pots exactly 50 times', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, POT, 50)
  const first = new TestBuyer(shop)
  const draft = await first.prepare()
  const buyers = [first, ...(await copyBuyer(shop, first, 199))]
  const answers = await Promise.all(buyers.map((buyer) => buyer.order(draft)))
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 201).length, 50)
  assert.equal(statuses.filter((status) => status === 409).length, 150)
  assert.equal(await readStock(shop), 0)
  const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => Number(body.numero))
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 50 }, (_, index) => 1001 + index),
  )
})

test('P5 4.31 the line of a built kit leads to the product of its pots, where it is reviewed', async () => {
  await using shop = await TestShop.open()
  const buyer = new TestBuyer(shop)
  await buyer.add({ idProduto: 603, adicional: `${POT}x2,423x1` })
  const sections = { dados: BUYER, entrega: ADDRESS, opcao: 'padrao', pagamento: 'pix' }
  const { body } = await buyer.order((await buyer.draft(sections)).body)
  const { itens } = await readOrder(shop, body.numero, body.chave)
  assert.deepEqual(
    itens.map(({ url }) => url),
    ['/colageno'],
  )
})
