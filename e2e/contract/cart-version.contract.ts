import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { Shopper } from './shopper.ts'

test('4.11 GET with the current ETag is 304 without a body', async () => {
  const visitor = new Shopper()
  const empty = await visitor.cart()
  assert.equal(empty.headers.get('etag'), '"c0"')
  assert.equal((await visitor.cart({ 'If-None-Match': '"c0"' })).status, 304)
  await visitor.add({ idProduto: (await pickOne()).id })
  const etag = (await visitor.cart()).headers.get('etag') ?? ''
  for (const sent of [etag, `W/${etag}`, `"c9999", ${etag}`]) {
    const same = await visitor.cart({ 'If-None-Match': sent })
    assert.deepEqual([same.status, same.text], [304, ''], sent)
    assert.equal(same.headers.get('etag'), etag)
  }
  assert.equal((await visitor.cart({ 'If-None-Match': '"c9999"' })).status, 200)
})

test('4.11 after a change the old ETag no longer matches', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const first = await visitor.add({ idProduto: id })
  await visitor.put({ idProduto: id }, 4)
  const { status, body } = await visitor.cart({ 'If-None-Match': first.headers.get('etag') ?? '' })
  assert.deepEqual([status, body.quantidadeTotal], [200, 4])
})

test('3.2 PUT and DELETE with If-Match of the current version are applied', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const added = await visitor.add({ idProduto: id })
  const put = await visitor.put({ idProduto: id }, 3, { 'If-Match': added.headers.get('etag') ?? '' })
  assert.deepEqual([put.status, put.body.quantidadeTotal], [200, 3])
  const removed = await visitor.remove({ idProduto: id }, { 'If-Match': put.headers.get('etag') ?? '' })
  assert.deepEqual([removed.status, removed.body.quantidadeTotal], [200, 0])
})

test('3.2 PUT and DELETE with If-Match of another version are 412 with the current, unchanged cart', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const old = (await visitor.add({ idProduto: id })).headers.get('etag') ?? ''
  await visitor.put({ idProduto: id }, 5)
  const current = (await visitor.cart()).body
  for (const etag of [old, '"c999999"', '"x"']) {
    const put = await visitor.put({ idProduto: id }, 9, { 'If-Match': etag })
    const removal = await visitor.remove({ idProduto: id }, { 'If-Match': etag })
    for (const { status, body } of [put, removal]) {
      assert.equal(status, 412, etag)
      assert.equal(body.carrinho?.versao, current.versao)
      assert.deepEqual(body.carrinho?.itens, current.itens)
      assert.deepEqual(body.carrinho?.subtotal, current.subtotal)
    }
  }
  assert.deepEqual((await visitor.cart()).body, current)
})

test('3.2 of concurrent writes with the same If-Match one is applied, the others are 412', async () => {
  const visitor = new Shopper()
  const { id } = await pickOne()
  const etag = (await visitor.add({ idProduto: id })).headers.get('etag') ?? ''
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => visitor.put({ idProduto: id }, index + 2, { 'If-Match': etag })),
  )
  const winners = responses.filter(({ status }) => status === 200)
  assert.equal(winners.length, 1)
  assert.equal(responses.filter(({ status }) => status === 412).length, 19)
  assert.equal((await visitor.cart()).body.quantidadeTotal, winners[0]?.body.quantidadeTotal)
})
