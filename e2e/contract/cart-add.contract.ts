import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, pickOne, sellables } from './catalogue.ts'
import { Shopper, type CheckedCart } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'

const UNKNOWN_ID = 999_999_999

const units = ({ body }: CheckedCart) =>
  body.itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade])
const codes = ({ body }: CheckedCart) => body.mensagens.map(({ tipo, codigo }) => `${tipo} ${codigo}`)

test('4.12 adding returns the cart with the line at its catalogue price and a new version', async () => {
  const visitor = new Shopper()
  const item = await pickOne()
  const { status, body } = await visitor.add({ idProduto: item.id, quantidade: 2 })
  assert.equal(status, 200)
  const [line] = body.itens
  assert.ok(line)
  assert.deepEqual(line.hash, {
    idProduto: item.id,
    idAtributoSimples: 0,
    idUnidadeVenda: 0,
    idArmazem: 0,
    quantidade: 2,
    adicional: '',
  })
  assert.equal(line.tipo, 'lista')
  assert.equal(Math.round(line.precos.precoPor * 100), item.price)
  assert.ok(line.nome && line.sku && line.imagem)
  assert.ok(body.versao > 0)
  assert.deepEqual((await visitor.cart()).body.itens, body.itens)
})

test('4.12 adding a line again sums its quantities, and every write has a higher version', async () => {
  const visitor = new Shopper()
  const [first, second] = await pick(2)
  assert.ok(first && second)
  const responses = [
    await visitor.add({ idProduto: first.id }),
    await visitor.add({ idProduto: second.id, quantidade: 2 }),
    await visitor.add({ idProduto: first.id, quantidade: 3 }),
  ]
  assert.deepEqual(responses.map(units).at(-1), [
    [first.id, 4],
    [second.id, 2],
  ])
  const versions = responses.map(({ body }) => body.versao)
  assert.deepEqual(
    versions,
    [...new Set(versions)].toSorted((a, b) => a - b),
  )
})

test('4.12 ids and quantities may be strings, as the front end of the platform sends them; the response has numbers', async () => {
  const { id } = await pickOne()
  const item = { idProduto: String(id), idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' }
  const { status, body } = await new Shopper().post({
    tipo: 'lista',
    itens: [{ ...item, quantidade: '2', adicional: '', parametros: '' }],
  })
  assert.equal(status, 200)
  assert.deepEqual(
    body.itens.map(({ hash }) => [hash.idProduto, hash.quantidade]),
    [[id, 2]],
  )
})

test('4.12 omitted fields have defaults', async () => {
  const { id } = await pickOne()
  const response = await new Shopper().post({ tipo: 'lista', itens: [{ idProduto: id }] })
  assert.deepEqual(units(response), [[id, 1]])
})

test('4.12 an optional field may be "" or null, as PHP clients send it', async () => {
  const { id } = await pickOne()
  const visitor = new Shopper()
  const absent = {
    idAtributoSimples: '',
    idUnidadeVenda: null,
    idArmazem: '',
    adicional: null,
    parametros: null,
  }
  const added = await visitor.post({
    tipo: 'lista',
    itens: [{ idProduto: String(id), ...absent, quantidade: '1' }],
  })
  assert.deepEqual(units(added), [[id, 1]])
  assert.deepEqual(units(await visitor.add({ idProduto: id })), [[id, 2]], 'it is the line without adicional')
})

test('4.12 another tipo, adicional or id makes a separate line', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne(10)
  await visitor.add({ idProduto: id })
  await visitor.add({ idProduto: id, adicional: 'para presente' })
  await visitor.add({ idProduto: id, tipo: 'produto' })
  await visitor.add({ idProduto: id, idArmazem: 1 })
  const last = await visitor.add({ idProduto: id, idUnidadeVenda: 1 })
  assert.equal(last.body.quantidadeItens, 5)
  assert.equal(last.body.quantidadeTotal, 5)
  assert.deepEqual(
    last.body.itens.map(({ tipo, hash }) => [tipo, hash.adicional, hash.idArmazem, hash.idUnidadeVenda]),
    [
      ['lista', '', 0, 0],
      ['lista', 'para presente', 0, 0],
      ['produto', '', 0, 0],
      ['lista', '', 1, 0],
      ['lista', '', 0, 1],
    ],
  )
})

test('4.12 one request adds up to 20 lines; quantities of the same line are summed', async () => {
  const [first, second] = await pick(2)
  assert.ok(first && second)
  const line = (id: number, adicional = '') => ({ idProduto: id, adicional, quantidade: 1 })
  const twenty = Array.from({ length: 20 }, (_, index) => line(first.id, `nota ${index}`))
  const full = await new Shopper().post({ tipo: 'lista', itens: twenty })
  assert.deepEqual([full.status, full.body.quantidadeItens], [200, 20])
  const repeated = await new Shopper().post({
    tipo: 'lista',
    itens: [line(first.id), line(second.id), line(first.id)],
  })
  assert.deepEqual(units(repeated), [
    [first.id, 2],
    [second.id, 1],
  ])
  for (const itens of [[], [...twenty, line(second.id)], {}, null, undefined, 'x'])
    assert.equal((await new Shopper().post({ tipo: 'lista', itens })).status, 422, JSON.stringify(itens))
})

test('4.12 product 0 or unknown is rejected with the sentence of spec section 8, in both languages', async () => {
  for (const idProduto of [0, '0', UNKNOWN_ID]) {
    for (const [language, sentence] of [
      ['pt-BR', 'Selecione um sabor para adicionar ao carrinho!'],
      ['en', 'Select a flavor to add to cart!'],
    ] as const) {
      const visitor = new Shopper()
      visitor.headers = { 'Accept-Language': language }
      const { status, body } = await visitor.post({ tipo: 'lista', itens: [{ idProduto }] })
      assert.equal(status, 422)
      assert.equal(body.codigo, 'produto_invalido')
      assert.equal(body.error, sentence)
      assert.deepEqual(Object.keys(body.campos ?? {}), ['itens.0.idProduto'])
      assert.deepEqual(body.mensagens, [{ tipo: 'erro', codigo: 'produto_invalido', mensagem: sentence }])
    }
  }
})

test('4.12 an attribute that the item does not have is rejected', { skip: skipOnExternalHost }, async () => {
  const { status, body } = await new Shopper().add({ idProduto: (await pickOne()).id, idAtributoSimples: 7 })
  assert.deepEqual([status, body.codigo], [422, 'produto_invalido'])
})

test('4.12 an add with a field out of range is rejected, and the error names the field', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id })
  const wrong: [Record<string, unknown>, string][] = [
    ...[0, -1, 1.5, 'abc', '', ' ', '1e2', '0x10', true, [], {}, 1e21].map((quantidade): [object, string] => [
      { quantidade },
      'quantidade',
    ]),
    ...['abc', -1, 1.5, null, [], {}, true].map((idProduto): [object, string] => [
      { idProduto },
      'idProduto',
    ]),
    [{ idArmazem: -1 }, 'idArmazem'],
    [{ idUnidadeVenda: 'x' }, 'idUnidadeVenda'],
    [{ idAtributoSimples: 0.5 }, 'idAtributoSimples'],
    [{ adicional: 'x'.repeat(501) }, 'adicional'],
    [{ parametros: 'x'.repeat(501) }, 'parametros'],
  ].map(([fields, name]) => [fields as Record<string, unknown>, name as string])
  for (const [fields, name] of wrong) {
    const sent = { idProduto: id, quantidade: 1, ...fields }
    // A quantity of '' counts as absent: the default 1 is as valid as a rejection.
    const { status, body } = await visitor.post({ tipo: 'lista', itens: [sent] })
    if (fields.quantidade === '' && status === 200) continue
    assert.equal(status, 422, JSON.stringify(sent).slice(0, 200))
    assert.ok(Object.keys(body.campos ?? {}).includes(`itens.0.${name}`), JSON.stringify(body.campos))
  }
  for (const tipo of ['x', '', 'LISTA', 0, [], { lista: 1 }])
    assert.equal((await visitor.post({ tipo, itens: [{ idProduto: id }] })).status, 422, JSON.stringify(tipo))
  const { body } = await visitor.cart()
  assert.ok(body.quantidadeTotal <= 2)
  assert.equal(body.quantidadeItens, 1)
})

test('4.12 adicional of 500 characters is stored unchanged', async () => {
  const text = `Olá, "mundo" <b>\\ ' ; -- 🎁 \n`.padEnd(500, 'ç')
  const { status, body } = await new Shopper().add({ idProduto: (await pickOne()).id, adicional: text })
  assert.equal(status, 200)
  assert.equal(body.itens[0]?.hash.adicional, text)
})

test('4.12 all lines are added or none', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  await visitor.add({ idProduto: id })
  const before = await visitor.cart()
  const response = await visitor.post({
    tipo: 'lista',
    itens: [{ idProduto: id, quantidade: 3 }, { idProduto: UNKNOWN_ID }],
  })
  assert.equal(response.status, 422)
  assert.deepEqual(Object.keys(response.body.campos ?? {}), ['itens.1.idProduto'])
  const after = await visitor.cart()
  assert.deepEqual(after.body, before.body)
  assert.equal(after.headers.get('etag'), before.headers.get('etag'))
})

test('4.12 more than 99 in one line is clamped with a warning, or rejected', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne(100)
  await visitor.add({ idProduto: id, quantidade: 60 })
  const over = await visitor.add({ idProduto: id, quantidade: 60 })
  assert.equal(over.status, 200)
  assert.deepEqual(units(over), [[id, 99]])
  assert.ok(codes(over).includes('aviso quantidade_ajustada'), String(codes(over)))
  assert.ok(over.body.mensagens.some(({ mensagem }) => mensagem.includes('99')))
  const full = await visitor.add({ idProduto: id })
  assert.ok(full.status >= 400, '3.4 nothing changed')
  const { body } = await visitor.cart()
  assert.equal(body.quantidadeTotal, 99)
  const hundred = await new Shopper().add({ idProduto: id, quantidade: 100 })
  if (hundred.status === 200) assert.deepEqual(units(hundred), [[id, 99]])
  else assert.equal(hundred.status, 422)
})

test(
  '4.12 a quantity above the stock is clamped with a warning, in that response only',
  { skip: skipOnExternalHost },
  async () => {
    const scarce = (await sellables()).find(({ available, stock }) => available && stock && stock < 50)
    assert.ok(scarce?.stock)
    const visitor = new Shopper()
    const response = await visitor.add({ idProduto: scarce.id, quantidade: scarce.stock + 1 })
    assert.equal(response.status, 200)
    assert.deepEqual(units(response), [[scarce.id, scarce.stock]])
    assert.deepEqual(
      response.body.mensagens.find(({ codigo }) => codigo === 'quantidade_ajustada'),
      {
        tipo: 'aviso',
        codigo: 'quantidade_ajustada',
        mensagem: `Quantidade ajustada para ${scarce.stock}, o máximo disponível.`,
      },
    )
    assert.ok(!codes(await visitor.cart()).some((code) => code.includes('quantidade_ajustada')))
    const more = await visitor.add({ idProduto: scarce.id })
    assert.deepEqual([more.status, more.body.codigo], [409, 'esgotado'])
    assert.deepEqual(units(await visitor.cart()), [[scarce.id, scarce.stock]])
  },
)

test('4.12 the stock of an item limits all its lines together', { skip: skipOnExternalHost }, async () => {
  const scarce = (await sellables()).find(
    ({ available, stock }) => available && stock && stock > 1 && stock < 50,
  )
  assert.ok(scarce?.stock)
  const visitor = new Shopper()
  await visitor.add({ idProduto: scarce.id, quantidade: scarce.stock - 1 })
  const second = await visitor.add({ idProduto: scarce.id, adicional: 'b', quantidade: 5 })
  assert.deepEqual(units(second), [
    [scarce.id, scarce.stock - 1],
    [scarce.id, 1],
  ])
  const third = await visitor.add({ idProduto: scarce.id, tipo: 'produto' })
  assert.deepEqual([third.status, third.body.codigo], [409, 'esgotado'])
  const twice = await new Shopper().post({
    tipo: 'lista',
    itens: [
      { idProduto: scarce.id, quantidade: scarce.stock },
      { idProduto: scarce.id, quantidade: scarce.stock, adicional: 'b' },
    ],
  })
  const total = twice.status === 200 ? twice.body.quantidadeTotal : 0
  assert.ok(total <= scarce.stock, `${total} of ${scarce.stock}`)
})

test(
  '4.12 a sold-out item is 409, and no item of the request is added',
  { skip: skipOnExternalHost },
  async () => {
    const soldOut = (await sellables()).find(({ stock }) => stock === 0)
    assert.ok(soldOut, 'the catalogue has a sold-out item')
    const visitor = new Shopper()
    const alone = await visitor.add({ idProduto: soldOut.id })
    assert.deepEqual([alone.status, alone.body.codigo], [409, 'esgotado'])
    const both = await visitor.post({
      tipo: 'lista',
      itens: [{ idProduto: (await pickOne()).id }, { idProduto: soldOut.id }],
    })
    assert.deepEqual([both.status, both.body.codigo], [409, 'esgotado'])
    assert.deepEqual((await visitor.cart()).body.itens, [])
  },
)

test('4.10 every response to an add has a different event id', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const ids: unknown[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { body } = await visitor.add({ idProduto: id })
    ids.push(body.estrutura?.apps?.pixelFacebook?.eventId)
  }
  for (const eventId of ids) assert.match(String(eventId), /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  assert.equal(new Set(ids).size, ids.length)
})
