import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cartSchema } from '#lib/contract/cart.ts'
import { TestShop } from '../testing/test-shop.ts'
import { setPrice, setStock, TestShopper, unitsOf } from '../testing/test-shopper.ts'

const messagesOf = ({ body }: { body: { mensagens: { codigo: string }[] } }) =>
  body.mensagens.map(({ codigo }) => codigo)

test("4.10 the contract's example cart has the exact amounts", async () => {
  await using shop = await TestShop.open()
  const { body } = await new TestShopper(shop).call('POST', {
    tipo: 'lista',
    itens: [{ idProduto: '422', quantidade: '2' }, { idProduto: 432 }],
  })
  assert.deepEqual([body.quantidadeItens, body.quantidadeTotal, body.qtdItens], [2, 3, 3])
  assert.deepEqual([body.subtotal.valor, body.total.valor], [94.5, 94.5])
  assert.deepEqual(body.subtotal.parcelamento[0], {
    parcelas: 1,
    valorParcela: 94.5,
    valorTotal: 94.5,
    taxa: 0,
  })
  assert.deepEqual(body.subtotal.parcelamento[1], {
    parcelas: 2,
    valorParcela: 56.7,
    valorTotal: 113.39,
    taxa: 19.99,
  })
  assert.deepEqual(body.subtotal.parcelamento[11], {
    parcelas: 12,
    valorParcela: 9.45,
    valorTotal: 113.39,
    taxa: 19.99,
  })
  assert.deepEqual(body.promocoes, [
    { tipo: 'progressiva', meta: 450, percentual: 20, atingida: false, falta: 355.5, desconto: 0 },
  ])
  assert.deepEqual(
    body.itens.map(({ nome, sku, skuItem, precos }) => [nome, sku, skuItem, precos]),
    [
      ['1 pote - Cranberry', 'KIT-422', 'RB-422', { precoDe: 49.9, precoPor: 24.9, total: 49.8 }],
      [
        '2 potes - Cranberry e Limão',
        'KIT-432',
        'RB-432',
        { precoDe: 99.8, precoPor: 44.7, total: 44.7, porUnidade: 22.35 },
      ],
    ],
  )
  await cartSchema.validate(body)
})

test('4.10 the discount starts at 450.00, not at 449.99, and applies to the undiscounted subtotal (P18)', async () => {
  await using shop = await TestShop.open()
  const expected: [number, number, number][] = [
    [44_999, 0, 0.01],
    [45_000, 90, 0],
    [45_001, 90, 0],
    [49_170, 98.34, 0],
  ]
  for (const [cents, discount, missing] of expected) {
    await setPrice(shop, 'KIT1', cents)
    const { body } = await new TestShopper(shop).add({ idProduto: 422 })
    const [promotion] = body.promocoes
    assert.deepEqual(
      [promotion?.desconto, promotion?.falta, promotion?.atingida],
      [discount, missing, missing === 0],
    )
    assert.equal(body.subtotal.valor, cents / 100)
    assert.equal(body.total.valor, Math.round(cents - discount * 100) / 100)
    assert.equal(body.subtotal.parcelamento[0]?.valorTotal, body.total.valor)
  }
})

test('4.12 the stock limits all lines of an item together, 99 limits each line', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, 422, 5)
  const shopper = new TestShopper(shop)
  await shopper.add({ idProduto: 422, quantidade: 3 })
  const second = await shopper.add({ idProduto: 422, adicional: 'presente', quantidade: 4 })
  assert.deepEqual(unitsOf(second), [
    [422, 3],
    [422, 2],
  ])
  assert.deepEqual(second.body.mensagens, [
    {
      tipo: 'aviso',
      codigo: 'quantidade_ajustada',
      mensagem: 'Quantidade ajustada para 2, o máximo disponível.',
    },
  ])
  const third = await shopper.add({ idProduto: 422, tipo: 'produto' })
  assert.deepEqual([third.status, third.body.codigo], [409, 'esgotado'])
  assert.match(third.body.error, /já tem o máximo/)
  await setStock(shop, 422, 1000)
  const last = await shopper.put({ idProduto: 422 }, 99)
  assert.deepEqual(unitsOf(last)[0], [422, 99])
  assert.equal((await shopper.add({ idProduto: 422 })).status, 409)
})

test('4.12 a request adds all its lines or none', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, 423, 0)
  const shopper = new TestShopper(shop)
  for (const [bad, status] of [
    [{ idProduto: 423 }, 409],
    [{ idProduto: 999_999 }, 422],
    [{ idProduto: 424, idAtributoSimples: 1 }, 422],
    [{ idProduto: 424, quantidade: 0 }, 422],
  ] as const) {
    const response = await shopper.call('POST', { tipo: 'lista', itens: [{ idProduto: 422 }, bad] })
    assert.equal(response.status, status)
    assert.equal(shopper.session, '', 'a rejected request creates no session')
  }
  const rows = await shop.db.read.selectFrom('cart').selectAll().execute()
  assert.deepEqual(rows, [])
})

test('4.12 a cart holds at most one hundred lines', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, 422, 1000)
  const shopper = new TestShopper(shop)
  for (let batch = 0; batch < 5; batch++) {
    const itens = Array.from({ length: 20 }, (_, at) => ({ idProduto: 422, adicional: `${batch}-${at}` }))
    assert.equal((await shopper.call('POST', { tipo: 'lista', itens })).status, 200)
  }
  const over = await shopper.add({ idProduto: 423 })
  assert.deepEqual([over.status, over.body.codigo], [409, 'carrinho_cheio'])
  assert.equal((await shopper.cart()).body.quantidadeItens, 100)
})

test('4.13 a line whose item sold out has a warning, cannot grow and can be removed', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  await shopper.add({ idProduto: 422, quantidade: 4 })
  await setStock(shop, 422, 2)
  const short = await shopper.cart()
  assert.deepEqual(messagesOf(short), ['estoque_alterado'])
  assert.equal(short.body.itens[0]?.disponivel, 2)
  const clamped = await shopper.put({ idProduto: 422 }, 4)
  assert.deepEqual(unitsOf(clamped), [[422, 2]])
  assert.equal(clamped.body.itens[0]?.disponivel, undefined)
  await setStock(shop, 422, 0)
  assert.equal((await shopper.cart()).body.itens[0]?.disponivel, 0)
  assert.equal((await shopper.put({ idProduto: 422 }, 1)).body.codigo, 'esgotado')
  assert.deepEqual((await shopper.remove({ idProduto: 422 })).body.itens, [])
})

test('4.12 a removed line that is added with its place returns there; without a gap at that place it goes to the end', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  for (const idProduto of [422, 423, 424]) await shopper.add({ idProduto })
  const restored = async (idProduto: number, lugar: number) => {
    await shopper.remove({ idProduto })
    const { body } = await shopper.call('POST', { tipo: 'lista', itens: [{ idProduto, lugar }] })
    return body.itens.map(({ hash }) => hash.idProduto)
  }
  assert.deepEqual(await restored(423, 2), [422, 423, 424])
  assert.deepEqual(await restored(422, 1), [422, 423, 424])
  assert.deepEqual(await restored(424, 3), [422, 423, 424])
  assert.deepEqual(await restored(422, 3), [423, 424, 422])
  assert.deepEqual(
    (await shopper.cart()).body.itens.map(({ hash }) => hash.idProduto),
    [423, 424, 422],
  )
})

test('L6 a price that changes in the catalogue changes in every cart immediately', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  await shopper.add({ idProduto: 422, quantidade: 2 })
  await setPrice(shop, 'KIT1', 1000)
  const { body } = await shopper.cart()
  assert.deepEqual([body.itens[0]?.precos.precoPor, body.subtotal.valor], [10, 20])
})

test('4.14 a repeated removal changes neither cart nor version', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  await shopper.add({ idProduto: 422 })
  const first = await shopper.remove({ idProduto: 422 })
  const second = await shopper.remove({ idProduto: 422 })
  assert.deepEqual(second.body, first.body)
  assert.equal(second.body.versao, 2)
})

test('P1 messages and names are in the language of the request', async () => {
  await using shop = await TestShop.open()
  await setStock(shop, 432, 3)
  const shopper = new TestShopper(shop)
  shopper.language = 'en'
  const added = await shopper.add({ idProduto: 432, quantidade: 5 })
  assert.equal(added.body.itens[0]?.nome, '2 jars - Cranberry and Lemon')
  assert.equal(added.body.mensagens[0]?.mensagem, 'Quantity adjusted to 3, the most available.')
  assert.equal(added.headers.get('content-language'), 'en')
  const none = await shopper.add({ idProduto: 0 })
  assert.equal(none.body.error, 'Select a flavor to add to cart!')
  assert.deepEqual(none.body.campos, { 'itens.0.idProduto': ['invalid'] })
  shopper.language = 'pt-BR'
  assert.equal((await shopper.cart()).body.itens[0]?.nome, '2 potes - Cranberry e Limão')
})

test('P15 above 1500 the cart has a warning in both languages', async () => {
  await using shop = await TestShop.open()
  await setPrice(shop, 'KIT1', 150_000)
  const shopper = new TestShopper(shop)
  assert.deepEqual(messagesOf(await shopper.add({ idProduto: 422 })), [])
  await setPrice(shop, 'KIT1', 150_001)
  const { body } = await shopper.cart()
  assert.deepEqual(messagesOf({ body }), ['valor_maximo'])
  assert.match(body.mensagens[0]?.mensagem ?? '', /R\$\s1\.500,00/)
  shopper.language = 'en'
  assert.match((await shopper.cart()).body.mensagens[0]?.mensagem ?? '', /R\$\u00a01,500\.00/)
})
