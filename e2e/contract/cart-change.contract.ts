import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, pickOne, sellables } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'

const CART = '/v2/front/checkout/cart'

async function visitorWithLines(): Promise<{ visitor: Shopper; ids: [number, number] }> {
  const visitor = new Shopper()
  const [first, second] = await pick(2, 20)
  assert.ok(first && second)
  await visitor.add({ idProduto: first.id, quantidade: 2 })
  await visitor.add({ idProduto: second.id })
  return { visitor, ids: [first.id, second.id] }
}

test('4.13 PUT sets the quantity and may be repeated', async () => {
  const { visitor, ids } = await visitorWithLines()
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await visitor.put({ idProduto: ids[0] }, 7)
    assert.equal(status, 200)
    assert.deepEqual(
      body.itens.map(({ hash, quantidade }) => [hash.idProduto, quantidade]),
      [
        [ids[0], 7],
        [ids[1], 1],
      ],
    )
  }
})

test('4.13 PUT accepts the hash object, the flat fields, or both, with numbers or strings', async () => {
  const { visitor, ids } = await visitorWithLines()
  const zeros = { idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '' }
  const bodies: [object, number][] = [
    [{ tipo: 'lista', quantidade: 3, hash: { idProduto: ids[0], ...zeros } }, 3],
    [{ tipo: 'lista', quantidade: 4, idProduto: ids[0], ...zeros }, 4],
    [{ tipo: 'lista', quantidade: '5', idProduto: String(ids[0]), idAtributoSimples: '0' }, 5],
    [{ tipo: 'lista', quantidade: 6, hash: { idProduto: ids[0], ...zeros, quantidade: 40 } }, 6],
    [{ tipo: 'lista', quantidade: 7, idProduto: ids[1], hash: { idProduto: ids[0], ...zeros } }, 7],
    [{ tipo: 'lista', quantidade: 8, idProduto: ids[0], hash: 'texto' }, 8],
    [{ tipo: 'lista', quantidade: 9, idProduto: ids[0], hash: [] }, 9],
    [{ tipo: 'lista', quantidade: 10, idProduto: ids[0], hash: null }, 10],
  ]
  for (const [sent, expected] of bodies) {
    const { status, body } = await visitor.call<{ itens: { quantidade: number }[] }>('PUT', CART, sent)
    assert.equal(status, 200, JSON.stringify(sent))
    assert.deepEqual(
      body.itens.map(({ quantidade }) => quantidade),
      [expected, 1],
      JSON.stringify(sent),
    )
  }
})

test('4.13 PUT accepts a line exactly as a response has it', async () => {
  const { visitor } = await visitorWithLines()
  const [line] = (await visitor.cart()).body.itens
  assert.ok(line)
  const sent = { ...line.hash, hash: line.hash, tipo: line.tipo, quantidade: 9 }
  const { body } = await visitor.call<{ itens: { quantidade: number }[] }>('PUT', CART, sent)
  assert.equal(body.itens[0]?.quantidade, 9)
})

test('4.13 an unknown line is 404 and changes nothing', async () => {
  const { visitor, ids } = await visitorWithLines()
  const before = await visitor.cart()
  for (const line of [
    { idProduto: 999_999_999 },
    { idProduto: ids[0], adicional: 'x' },
    { idProduto: ids[0], idArmazem: 3 },
  ]) {
    const { status, body } = await visitor.put(line, 3)
    assert.deepEqual([status, body.codigo], [404, 'item_nao_encontrado'])
  }
  const otherKind = await visitor.put({ idProduto: ids[0], tipo: 'produto' }, 3)
  assert.deepEqual([otherKind.status, otherKind.body.codigo], [404, 'item_nao_encontrado'])
  assert.deepEqual((await visitor.cart()).body, before.body)
})

test('4.13 another session cannot change the line', async () => {
  const { visitor, ids } = await visitorWithLines()
  const stranger = new Shopper()
  await stranger.add({ idProduto: ids[1] })
  assert.equal((await stranger.put({ idProduto: ids[0] }, 50)).status, 404)
  await stranger.remove({ idProduto: ids[0] })
  assert.equal((await visitor.cart()).body.quantidadeTotal, 3)
})

test('4.13 a quantity that is zero, negative or not an integer is rejected', async () => {
  const { visitor, ids } = await visitorWithLines()
  const before = await visitor.cart()
  for (const quantity of [0, '0', -1, 1.5, 'abc', '', null, undefined, [], [3], {}, true, 1e300]) {
    const { status, body } = await visitor.put({ idProduto: ids[0] }, quantity)
    assert.equal(status, 422, JSON.stringify(quantity))
    assert.ok(body.campos?.quantidade?.length, JSON.stringify(body.campos))
  }
  assert.deepEqual((await visitor.cart()).body, before.body)
})

test('4.13 more than 99 is clamped with a warning, or rejected', async () => {
  const { visitor, ids } = await visitorWithLines()
  const { status, body } = await visitor.put({ idProduto: ids[0] }, 100)
  if (status === 200)
    assert.ok(body.itens[0]?.quantidade === 99 && body.mensagens.some(({ tipo }) => tipo === 'aviso'))
  else assert.equal(status, 422)
  assert.ok(((await visitor.cart()).body.itens[0]?.quantidade ?? 0) <= 99)
})

test(
  '4.13 a quantity above the stock is clamped with a warning, over all lines together',
  { skip: skipOnExternalHost },
  async () => {
    const scarce = (await sellables()).find(
      ({ available, stock }) => available && stock && stock > 2 && stock < 50,
    )
    assert.ok(scarce?.stock)
    const visitor = new Shopper()
    visitor.headers = { 'Accept-Language': 'en' }
    await visitor.add({ idProduto: scarce.id })
    await visitor.add({ idProduto: scarce.id, adicional: 'b' })
    const { status, body } = await visitor.put({ idProduto: scarce.id }, 60)
    assert.equal(status, 200)
    assert.deepEqual(
      body.itens.map(({ quantidade }) => quantidade),
      [scarce.stock - 1, 1],
    )
    const warning = body.mensagens.find(({ codigo }) => codigo === 'quantidade_ajustada')
    assert.equal(warning?.tipo, 'aviso')
    assert.match(warning?.mensagem ?? '', new RegExp(`\\b${scarce.stock - 1}\\b`))
    assert.doesNotMatch(warning?.mensagem ?? '', /Quantidade/)
  },
)

test('4.14 DELETE removes one line, named in the body or in the query', async () => {
  const { visitor, ids } = await visitorWithLines()
  const byBody = await visitor.remove({ idProduto: ids[0] })
  assert.deepEqual(
    byBody.body.itens.map(({ hash }) => hash.idProduto),
    [ids[1]],
  )
  const query = new URLSearchParams({
    tipo: 'lista',
    idProduto: String(ids[1]),
    idAtributoSimples: '0',
    adicional: '',
  })
  const byQuery = await visitor.call<{ itens: unknown[]; versao: number }>('DELETE', `${CART}?${query}`)
  assert.equal(byQuery.status, 200)
  assert.deepEqual(byQuery.body.itens, [])
  assert.ok(byQuery.body.versao > byBody.body.versao)
})

test('4.14 DELETE accepts the hash object or the flat fields', async () => {
  for (const form of ['hash', 'flat'] as const) {
    const { visitor, ids } = await visitorWithLines()
    const name = { idProduto: String(ids[0]), idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' }
    const sent = form === 'hash' ? { hash: name, tipo: 'lista' } : { ...name, tipo: 'lista' }
    const { status, body } = await visitor.call<{ quantidadeTotal: number }>('DELETE', CART, sent)
    assert.deepEqual([status, body.quantidadeTotal], [200, 1], form)
  }
})

test('4.14 DELETE of a removed line is 200 with the unchanged cart', async () => {
  const { visitor, ids } = await visitorWithLines()
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await visitor.remove({ idProduto: ids[0] })
    assert.deepEqual([status, body.quantidadeTotal], [200, 1])
  }
})

test('4.14 DELETE without a line is rejected and changes nothing', async () => {
  const { visitor } = await visitorWithLines()
  for (const body of [
    undefined,
    {},
    { tipo: 'lista' },
    { hash: {}, tipo: 'lista' },
    { hash: [], tipo: 'lista' },
  ])
    assert.equal((await visitor.call('DELETE', CART, body)).status, 422, JSON.stringify(body))
  assert.equal((await visitor.cart()).body.quantidadeTotal, 3)
})

test('4.10 an emptied cart has zero amounts and its version still increases', async () => {
  const { visitor, ids } = await visitorWithLines()
  const { versao } = (await visitor.cart()).body
  await visitor.empty()
  const { body } = await visitor.cart()
  assert.deepEqual(
    [body.itens, body.subtotal.valor, body.subtotal.parcelamento, body.total.valor],
    [[], 0, [], 0],
  )
  assert.ok(body.versao > versao)
  assert.equal((await visitor.add({ idProduto: ids[0] })).body.quantidadeTotal, 1)
})

test('4.12 the next response does not repeat messages', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne(100)
  await visitor.add({ idProduto: id, quantidade: 99 })
  const clamped = (await visitor.add({ idProduto: id, quantidade: 1 })).body.mensagens
  assert.ok(clamped.length > 0)
  const { body } = await visitor.put({ idProduto: id }, 1)
  assert.deepEqual(body.mensagens, [])
})
