import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestShop } from '../testing/test-shop.ts'
import { TestShopper } from '../testing/test-shopper.ts'

const HOUR = 3_600_000
const SERUM = { idProduto: 0 }

async function firstItem({ db }: TestShop): Promise<{ item: number; product: number }> {
  const row = await db.read
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .innerJoin('product', 'product.id', 'kit.product_id')
    .select(['item.id as item', 'product.id as product'])
    .where('item.stock', '>', 50)
    .where('kit.built', '=', 0)
    .where('product.sale', '=', 'kits')
    .executeTakeFirstOrThrow()
  return row
}

const cartIds = async ({ db }: TestShop) =>
  (await db.read.selectFrom('cart').select('id').execute()).map(({ id }) => id)

/** Makes the store sweep, as the first write after ten minutes does. */
async function sweep(shop: TestShop) {
  shop.now += 11 * 60_000
  const carts = await cartIds(shop)
  await shop.startSweep()
  const deadline = Date.now() + 5000
  while (Date.now() < deadline && (await cartIds(shop)).length === carts.length)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

test('3.1 an empty cart that was not used for two days is deleted; one with a line, saved products or a customer stays', async () => {
  await using shop = await TestShop.open()
  const { item, product } = await firstItem(shop)
  const [empty, emptied, filled, saver, customer, recent] = Array.from(
    { length: 6 },
    () => new TestShopper(shop),
  )
  const line = { ...SERUM, idProduto: item }
  await empty!.post('checkout/zipcode', { cep: '01310100' })
  await emptied!.add(line)
  await emptied!.remove(line)
  await filled!.add(line)
  await saver!.post('wishlist/add', { idProduto: product })
  await customer!.post('checkout/register', {
    nome: 'Ana',
    email: 'ana@exemplo.com',
    senha: 'uma senha correta',
    celular: '11999990000',
    telefone: '',
  })
  shop.now += 47 * HOUR
  await recent!.post('checkout/zipcode', { cep: '01310100' })
  assert.equal((await cartIds(shop)).length, 6)
  shop.now += 2 * HOUR
  await sweep(shop)
  assert.equal((await cartIds(shop)).length, 4)
  assert.equal((await filled!.cart()).body.itens.length, 1)
  assert.deepEqual((await shop.get('wishlist', { session: saver!.session })).body, { favoritos: [product] })
  assert.equal(
    (await shop.get<{ logado: boolean }>('checkout/user', { session: customer!.session })).body.logado,
    true,
  )
  // The visitor with the deleted cart sees the same empty cart, and the next product gets a new one.
  assert.deepEqual((await emptied!.cart()).body.itens, [])
  assert.equal((await emptied!.add(line)).body.itens.length, 1)
})
