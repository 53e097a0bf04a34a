import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findListing,
  entryPath,
  cartRequestOf,
  valuesOf,
} from '../../../server/checks/store-report/products.ts'
import { amount, fieldAt, entries, isRecord } from '../../../server/checks/store-report/host.ts'
import { newVisitor, products } from './visitor.ts'

test('platform 3.1 settings are a JSON document', async () => {
  const response = await newVisitor().call('GET', 'settings')
  assert.ok(response.isDocument, `${response.status}: ${response.text.slice(0, 200)}`)
})

test('platform 3.4 a listing has products with id, name and address, and counts them', async () => {
  const { cards, response } = await findListing(newVisitor())
  assert.ok(cards.length > 0, `${response.status}: ${response.text.slice(0, 200)}`)
  for (const card of cards) {
    assert.ok((amount(card['id']) ?? 0) > 0 && card['nome'], JSON.stringify(card).slice(0, 200))
    assert.ok(entryPath(card), `${String(card['nome'])} has neither rota.path nor url`)
  }
  const total = amount(fieldAt(response.body, 'info', 'total'))
  assert.ok(total !== undefined && total >= cards.length, `info.total is ${total}`)
})

test('platform 3.4 the second page of a listing continues the first', async () => {
  const visitor = newVisitor()
  const { word, response, cards } = await findListing(visitor)
  if (amount(fieldAt(response.body, 'info', 'total'))! <= 12) return
  const query = { busca: word, offset: '12', limit: '12' }
  const next = await visitor.call('GET', 'url/product/listing/search', { query })
  const ids = entries(fieldAt(next.body, 'conteudo', 'produtos')).map(({ id }) => String(id))
  assert.ok(ids.length > 0, `${next.status}: ${next.text.slice(0, 200)}`)
  const first = new Set(cards.map(({ id }) => String(id)))
  assert.deepEqual(
    ids.filter((id) => first.has(id)),
    [],
  )
})

test('platform 2 url/verify returns the kind of a product’s address, and an unknown address is not a page', async () => {
  const visitor = newVisitor()
  const [first] = await products()
  assert.ok(first)
  const known = await visitor.call('GET', 'url/verify', { query: { url: first.path } })
  assert.match(String(fieldAt(known.body, 'nivel')).split('/').at(-1)!, /^(?:detail|produto|product)$/)
  const unknown = await visitor.call('GET', 'url/verify', { query: { url: '/nao-existe-9f3a/x' } })
  assert.ok(!unknown.isDocument || fieldAt(unknown.body, 'nivel') === '404', unknown.text.slice(0, 200))
})

test('platform 3.3 a product has id, name and status; each amount can be parsed as a number', async () => {
  const sample = await products()
  assert.ok(sample.length > 0)
  for (const { path, product } of sample) {
    assert.ok(
      (amount(product['id']) ?? 0) > 0 && typeof product['nome'] === 'string' && product['nome'],
      path,
    )
    assert.equal(typeof product['status'], 'string', path)
    for (const name of ['de', 'por', 'vista']) {
      const value = fieldAt(product, 'precos', name)
      const isNone = value === undefined || value === null || value === '' || value === false
      assert.ok(isNone || amount(value) !== undefined, `${path} precos.${name} is ${String(value)}`)
    }
    for (const plan of entries(fieldAt(product, 'precos', 'parcelamento')))
      for (const name of ['parcelas', 'valorParcela'])
        assert.ok((amount(plan[name]) ?? 0) > 0, `${path} parcelamento.${name} is ${String(plan[name])}`)
  }
})

test('platform 3.3 a product that can be bought has a cart request, and so has each value of its attribute that can be bought', async () => {
  const sample = await products()
  assert.ok(sample.some(({ product }) => cartRequestOf(product)))
  for (const { path, product } of sample)
    for (const value of valuesOf(product)) {
      // A value without carrinho.itens is shown but cannot be bought.
      const [item] = entries(fieldAt(value, 'carrinho', 'itens'))
      if (!item) continue
      assert.ok((amount(value['idAtributoValor']) ?? 0) > 0 && value['label'], path)
      assert.equal(String(item['idAtributoSimples']), String(value['idAtributoValor']), path)
    }
})

test('platform 3.7 an anonymous visitor is not signed in', async () => {
  const { isDocument, body } = await newVisitor().call('GET', 'checkout/user')
  assert.ok(isDocument && isRecord(body))
  assert.ok(![true, 1, '1', 's', 'true'].includes(body['logado'] as never), String(body['logado']))
})
