import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUYER, placeTestOrder, POT, TestBuyer } from '../testing/test-orders.ts'
import { TestShop } from '../testing/test-shop.ts'

let sent = 0

const isVerified = async (...sender: Parameters<typeof sendReview>) =>
  (await sendReview(...sender)).verified === 1

/** Sends a review of a product with the session of a visitor and returns what the store knows of the purchase. */
async function sendReview(shop: TestShop, session: string, productId = String(POT), pedidos = '') {
  const form = new FormData()
  const fields = {
    nome: 'Maria',
    email: BUYER.email,
    nota: '5',
    comentario: `Gostei ${++sent}`,
    produto_categoria: 'colageno verisol',
    produto_id: productId,
    site: 'rosalume',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await shop.raw('/api/avaliacao', {
    method: 'POST',
    headers: { session, pedidos },
    body: form,
  })
  assert.equal(response.status, 201)
  const { data } = (await response.json()) as { data: { id: number } }
  return shop.db.read
    .selectFrom('review')
    .select(['verified', 'bought_item'])
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
}

const setState = (shop: TestShop, state: 'pago' | 'entregue' | 'cancelado') =>
  shop.db.write((queries) => queries.updateTable('shop_order').set({ state }).execute())

test('decision 0078 a review is verified by a paid order of its session with this product, and by nothing else', async () => {
  await using shop = await TestShop.open()
  const { buyer } = await placeTestOrder(shop)
  assert.equal(await isVerified(shop, buyer.session), false, 'not paid')
  await setState(shop, 'pago')
  assert.equal(await isVerified(shop, buyer.session), true)
  await setState(shop, 'entregue')
  assert.equal(await isVerified(shop, buyer.session), true)
  assert.equal(await isVerified(shop, buyer.session, '499'), false, 'another product')
  assert.equal(await isVerified(shop, buyer.session, ''), false, 'no product')
  assert.equal(await isVerified(shop, ''), false, 'the e-mail of a buyer alone')
  const stranger = new TestBuyer(shop)
  await stranger.prepare()
  assert.equal(await isVerified(shop, stranger.session), false, 'the session of somebody else')
  await setState(shop, 'cancelado')
  assert.equal(await isVerified(shop, buyer.session), false, 'cancelled')
})

test('decision 0078 the key of a paid order, with which its page was opened on another device, verifies a review', async () => {
  await using shop = await TestShop.open()
  const isProven = (pedidos: string) => isVerified(shop, '', String(POT), pedidos)
  assert.equal(await isProven('1001.chave'), false, 'a store without orders')
  const { numero, chave } = await placeTestOrder(shop)
  assert.equal(await isProven(`${numero}.${chave}`), false, 'not paid')
  await setState(shop, 'entregue')
  assert.equal(await isProven(`999.x~${numero}.${chave}`), true)
  assert.equal(await isProven(`${numero}.${chave.slice(1)}x`), false, 'another key')
  assert.equal(await isVerified(shop, '', '499', `${numero}.${chave}`), false, 'another product')
  await shop.db.write((queries) => queries.updateTable('shop_order').set({ erased_at: 1 }).execute())
  assert.equal(await isProven(`${numero}.${chave}`), false, 'an erased order')
})

test('decision 0078 a verified review stores the bought item, unless the orders have several of the product', async () => {
  await using shop = await TestShop.open()
  const { buyer } = await placeTestOrder(shop)
  const { number } = await shop.db.read.selectFrom('shop_order').select('number').executeTakeFirstOrThrow()
  const [item] = await shop.db.read.selectFrom('order_stock').select('item_id').execute()
  await setState(shop, 'pago')
  assert.equal((await sendReview(shop, buyer.session)).bought_item, item?.item_id)
  const other = item?.item_id === 423 ? 424 : 423
  const row = { number, item_id: other, variation_id: 0, units: 1 }
  await shop.db.write((queries) => queries.insertInto('order_stock').values(row).execute())
  const { verified, bought_item } = await sendReview(shop, buyer.session)
  assert.deepEqual([verified, bought_item], [1, null])
})

test('decision 0078 an order of the account verifies a review on another device; the list shows it without an e-mail', async () => {
  await using shop = await TestShop.open()
  await placeTestOrder(shop)
  await setState(shop, 'entregue')
  const device = new TestBuyer(shop)
  await device.post('checkout/register', { nome: 'Maria', email: 'm@exemplo.test', senha: 'uma-senha-longa' })
  assert.equal(await isVerified(shop, device.session), false, 'an order without account')
  const { id } = await shop.db.read.selectFrom('customer').select('id').executeTakeFirstOrThrow()
  await shop.db.write((queries) => queries.updateTable('shop_order').set({ customer_id: id }).execute())
  assert.equal(await isVerified(shop, device.session), true)
  await shop.db.write((queries) => queries.updateTable('review').set({ status: 1 }).execute())
  await shop.db.write((queries) =>
    queries
      .insertInto('rating_total')
      .values({ topic: 'colageno verisol', halves: 10, photo_shown: 0, reviews: 2 })
      .execute(),
  )
  const text = await (await shop.raw('/api/avaliacoes/produto/rosalume')).text()
  const { data } = JSON.parse(text) as { data: { compra_verificada?: boolean }[] }
  assert.deepEqual(data.map(({ compra_verificada }) => compra_verificada).sort(), [true, undefined])
  assert.doesNotMatch(text, /@/)
})
