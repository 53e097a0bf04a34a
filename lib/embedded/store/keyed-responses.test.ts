import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { TestShop } from '../testing/test-shop.ts'

const CART = 'checkout/cart'
const visitorIp = { 'x-visitor-address': '203.0.113.7' }

async function itemIds({ db }: TestShop): Promise<number[]> {
  const rows = await db.read
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select('item.id')
    .where('item.stock', '>', 50)
    .where('kit.built', '=', 0)
    .where('product.sale', '=', 'kits')
    .orderBy('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function storedResponses({ db }: TestShop): Promise<{ rows: number; largest: number }> {
  const { rows } = await sql<{ rows: number; largest: number }>`
    select count(*) as rows, coalesce(max(length(body)), 0) as largest from idempotency
  `.execute(db.read)
  return rows[0]!
}

const addBody = (ids: number[], more: object = {}) => ({
  tipo: 'lista',
  itens: ids.map((idProduto) => ({ idProduto, quantidade: 1, ...more })),
})

test('L2 the response to a keyed write on a full cart is stored in at most 4 KB and repeated exactly', async () => {
  await using shop = await TestShop.open()
  const ids = (await itemIds(shop)).slice(0, 20)
  let session = ''
  for (let part = 0; part < 4; part++) {
    const body = addBody(ids, { adicional: `presente ${part}` })
    const added = await shop.write('POST', CART, body, { session, ...visitorIp })
    assert.equal(added.status, 200)
    session = added.headers.get('session') ?? session
  }
  const keyed = { session, 'idempotency-key': 'full-cart-1', ...visitorIp }
  const first = await shop.write('POST', CART, addBody(ids), keyed)
  const { largest } = await storedResponses(shop)
  assert.ok(first.text.length > 40_000, `${first.text.length} bytes`)
  assert.ok(largest > 0 && largest <= 4096, `${largest} bytes stored`)
  await shop.write('POST', CART, addBody(ids), { session, ...visitorIp })
  const again = await shop.write('POST', CART, addBody(ids), keyed)
  assert.equal(again.text, first.text)
})

test('L2 a repeat of a response that was too long to be stored has no effect and gets the cart as it is now', async () => {
  await using shop = await TestShop.open()
  const ids = (await itemIds(shop)).slice(0, 20)
  const keyed = { 'idempotency-key': 'long-texts-1', ...visitorIp }
  const body = addBody(ids, { adicional: 'x'.repeat(500) })
  const first = await shop.write<{ versao: number }>('POST', CART, body, keyed)
  const session = first.headers.get('session') ?? ''
  assert.equal((await storedResponses(shop)).largest, 0)
  await shop.write('POST', CART, addBody(ids.slice(0, 1)), { session })
  const again = await shop.write<{ versao: number }>('POST', CART, body, { ...keyed, session })
  const now = await shop.get<{ versao: number }>(CART, { session })
  assert.deepEqual([again.status, again.body], [200, now.body])
  assert.equal(now.body.versao, first.body.versao + 1)
})

test('L2 a cart has at most 100 stored responses, an IP address at most 1000', async () => {
  await using shop = await TestShop.open()
  const [id = 0] = await itemIds(shop)
  const add = (key: string, session = '') =>
    shop.write('POST', CART, addBody([id]), { session, 'idempotency-key': key, ...visitorIp })
  const session = (await add('first-key')).headers.get('session') ?? ''
  for (let count = 0; count < 150; count++) {
    shop.now += 1
    await shop.write(
      'PUT',
      CART,
      { tipo: 'lista', idProduto: id, quantidade: (count % 9) + 1 },
      {
        session,
        'idempotency-key': `put-key-${count}`,
        ...visitorIp,
      },
    )
  }
  assert.equal((await storedResponses(shop)).rows, 100)
  for (let count = 0; count < 1000; count++) {
    // An IP address may create 300 carts in ten minutes, so the clock advances by eleven after every 250.
    shop.now += count % 250 === 0 ? 11 * 60_000 : 1
    await add(`anonymous-${count}`)
  }
  assert.equal((await storedResponses(shop)).rows, 1000)
})

test('L2 one sweep deletes all expired responses', async () => {
  await using shop = await TestShop.open()
  const old = Array.from({ length: 1700 }, (_, index) => ({
    key_hash: `old-${index}`,
    request_hash: '',
    cart_id: '',
    version: 1,
    body: '',
    address_hash: null,
    expires_at: shop.now,
  }))
  await shop.db.write((queries) => queries.insertInto('idempotency').values(old).execute())
  shop.now += 11 * 60_000
  await shop.write('POST', 'checkout/zipcode', { cep: '01310100' })
  const deadline = Date.now() + 20_000
  while ((await storedResponses(shop)).rows > 0) {
    assert.ok(Date.now() < deadline, 'expired rows are deleted within 20 s')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
})
