import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { TestShopper } from '../testing/test-shopper.ts'

const storedTracking = async (shop: TestShop) =>
  (await shop.db.read.selectFrom('cart').select('tracking').execute()).map(({ tracking }) => tracking)

test('R22 the latest campaign parameters are stored with the cart and survive a login', async () => {
  await using shop = await TestShop.open()
  const visitor = new TestShopper(shop)
  await visitor.add({ idProduto: 422 })
  await visitor.post('tracking-parameters', { gclid: 'Old' })
  await visitor.post('tracking-parameters', {
    gclid: 'Cj0KAb-_x',
    utm_source: 'google',
    em: 1763731234,
    x: 1,
  })
  const expected = '{"gclid":"Cj0KAb-_x","utm_source":"google","em":1763731234}'
  assert.deepEqual((await storedTracking(shop)).map(sortedEntries), [sortedEntries(expected)])
  const form = { nome: 'Ana', email: 'ana@exemplo.test', senha: 'segredo-longo' }
  assert.equal((await visitor.post('checkout/register', form)).status, 200)
  assert.deepEqual((await storedTracking(shop)).map(sortedEntries), [sortedEntries(expected)])
  await visitor.post('tracking-parameters', {})
  assert.deepEqual(await storedTracking(shop), [null])
})

test('3.1 without a session no parameters are stored and no session is created', async () => {
  await using shop = await TestShop.open()
  const visitor = new TestShopper(shop)
  const { status } = await visitor.post('tracking-parameters', { gclid: 'x' })
  assert.deepEqual([status, visitor.session], [422, ''])
  assert.deepEqual(await storedTracking(shop), [])
})

function sortedEntries(json: string | null) {
  return Object.entries(JSON.parse(json ?? 'null') as object).sort()
}
