import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { temporaryFolder, TestShop } from '../testing/test-shop.ts'
import { setStock, TestShopper } from '../testing/test-shopper.ts'

const CLIENTS = 50
const ADDS = 8
// Two kits with three flavours each.
const ITEMS = [422, 423, 424, 427, 428, 429]
// Lines of one item with different `adicional`, so that all units fit in lines of at most 99.
const NOTES = 4

// e2e/contract/concurrency.contract.ts tests the same in memory, with 40 adds of each client, and on PostgreSQL.
test('L1 50 clients × 8 adds to one session in a file lose none of the 400 units', async () => {
  using folder = temporaryFolder()
  await using shop = await TestShop.open(folder.file)
  for (const id of ITEMS) await setStock(shop, id, 10_000)
  const first = new TestShopper(shop)
  await first.add({ idProduto: ITEMS[0] })
  await first.remove({ idProduto: ITEMS[0] })
  const responses = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const shopper = new TestShopper(shop, first.session)
      const clientResponses: Awaited<ReturnType<typeof shopper.add>>[] = []
      for (let turn = 0; turn < ADDS; turn++) {
        const number = client * ADDS + turn
        const adicional = String(Math.floor(number / ITEMS.length) % NOTES)
        clientResponses.push(await shopper.add({ idProduto: ITEMS[number % ITEMS.length], adicional }))
      }
      return clientResponses
    }),
  )
  const all = responses.flat().toSorted((a, b) => a.body.versao - b.body.versao)
  all.forEach(({ status, body }, index) => {
    assert.equal(status, 200)
    assert.equal(body.quantidadeTotal, index + 1, 'every version has one unit more')
    const sum = body.itens.reduce((cents, { precos }) => cents + Math.round(precos.total * 100), 0)
    assert.equal(Math.round(body.subtotal.valor * 100), sum)
    const lines = body.itens.map(({ hash }) => `${hash.idProduto} ${hash.adicional}`)
    assert.equal(new Set(lines).size, lines.length, 'no line is duplicated')
  })
  assert.equal((await first.cart()).body.quantidadeTotal, CLIENTS * ADDS)
})

test('L1 a reader always gets a cart that matches its version', async () => {
  using folder = temporaryFolder()
  await using shop = await TestShop.open(folder.file)
  const writer = new TestShopper(shop)
  await writer.add({ idProduto: 422 })
  let isWriting = true
  const read = async () => {
    while (isWriting) {
      const { body } = await new TestShopper(shop, writer.session).cart()
      assert.equal(body.quantidadeTotal, body.versao)
      // In-process reads run as microtasks only; yielding to the event loop lets the writer run.
      await nextTurn()
    }
  }
  const readers = [read(), read()]
  for (let turn = 0; turn < 60; turn++) await writer.add({ idProduto: 422 })
  isWriting = false
  await Promise.all(readers)
})

test('3.2 of twenty writes with the same If-Match one succeeds', async () => {
  await using shop = await TestShop.open()
  const shopper = new TestShopper(shop)
  const { headers } = await shopper.add({ idProduto: 422 })
  const etag = headers.get('etag') ?? ''
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shopper.put({ idProduto: 422 }, index + 2, { 'if-match': etag }),
    ),
  )
  assert.equal(responses.filter(({ status }) => status === 200).length, 1)
  const [lost] = responses.filter(({ status }) => status === 412)
  assert.equal(lost?.body.codigo, 'versao_alterada')
  assert.deepEqual(lost.body.carrinho.itens, (await shopper.cart()).body.itens)
})
