import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, pickOne, sellables } from './catalogue.ts'
import { storeSettings } from './checked-response.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'

// checked-response.ts checks the arithmetic of every response; these tests cover carts at the limits.

test('4.10 the progressive discount applies while the subtotal reaches the goal', async () => {
  const { promocaoProgressiva } = await storeSettings()
  const item = await pickOne(30)
  const enough = Math.ceil((promocaoProgressiva.meta * 100) / item.price)
  assert.ok(enough > 1 && enough < 99, 'the item can reach the goal')
  const visitor = new Shopper()
  await visitor.add({ idProduto: item.id, quantidade: enough - 1 })
  for (const [quantity, reached] of [
    [enough, true],
    [enough - 1, false],
    [enough + 3, true],
  ] as const) {
    const { body } = await visitor.put({ idProduto: item.id }, quantity)
    const [promotion] = body.promocoes
    assert.equal(promotion?.atingida, reached)
    assert.equal(promotion.falta === 0, reached)
    assert.equal(promotion.desconto > 0, reached)
    assert.equal(body.total.valor < body.subtotal.valor, reached)
    assert.equal(body.subtotal.valor, (quantity * item.price) / 100)
  }
})

test('4.10 the totals of carts with one to five lines follow from their lines', async () => {
  const items = await pick(5, 20)
  const visitor = new Shopper()
  for (const [index, { id }] of items.entries())
    for (const quantity of [1, 3, 7, 11, 20 - index]) {
      const { status } = await visitor.post({ tipo: 'lista', itens: [{ idProduto: id, quantidade: 1 }] })
      if (status === 409) continue
      await visitor.put({ idProduto: id }, quantity)
    }
})

test(
  '3.5 above the value limit every cart response has a warning, also GET',
  { skip: skipOnExternalHost },
  async () => {
    const { carrinho } = await storeSettings()
    const limit = carrinho.valorMaximo * 100
    const item = (await sellables()).find(
      ({ available, price, stock = 0 }) => available && price * Math.min(stock, 99) > limit,
    )
    assert.ok(item, 'the catalogue has an item that can pass the limit')
    const over = Math.floor(limit / item.price) + 1
    for (const language of ['pt-BR', 'en']) {
      const visitor = new Shopper()
      visitor.headers = { 'Accept-Language': language }
      const below = await visitor.add({ idProduto: item.id, quantidade: over - 1 })
      assert.deepEqual(below.body.mensagens, [])
      assert.deepEqual((await visitor.cart()).body.mensagens, [])
      const above = await visitor.put({ idProduto: item.id }, over)
      const [warning] = (await visitor.cart()).body.mensagens
      assert.ok(warning && ['aviso', 'info'].includes(warning.tipo))
      assert.ok(warning.codigo)
      assert.deepEqual(above.body.mensagens, [warning])
      await visitor.put({ idProduto: item.id }, 1)
      assert.deepEqual((await visitor.cart()).body.mensagens, [])
    }
  },
)
