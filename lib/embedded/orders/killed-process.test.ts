import assert from 'node:assert/strict'
import { copyFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { mailsOf, placeOrder, POT, stockOf, TestBuyer } from '../testing/test-orders.ts'
import { setStock } from '../testing/test-shopper.ts'
import { temporaryFolder, TestShop } from '../testing/test-shop.ts'
import { settlePayment } from './settle-payment.ts'

const STOCK = 10
const UNITS = 3
const DAY_MS = 86_400_000

/**
 * Runs work on a database and copies its files before every statement: a process that is killed with SIGKILL at that moment leaves
 * exactly these. `check` gets `rounds` of the copies, spread over all statements and the moment after the last one.
 */
async function killedAtSteps(
  folder: string,
  work: (shop: TestShop) => Promise<unknown>,
  rounds: number,
  check: (shop: TestShop) => Promise<void>,
): Promise<void> {
  let step = -1
  const file = join(folder, 'store.sqlite')
  const copy = () => {
    for (const part of ['', '-wal'])
      if (existsSync(file + part)) copyFileSync(file + part, join(folder, `killed-${step}.sqlite${part}`))
    step++
  }
  const shop = await TestShop.open(file, () => step >= 0 && copy())
  step = 0
  await work(shop)
  copy()
  const copies = step
  step = -1
  await shop[Symbol.asyncDispose]()
  assert.ok(copies > rounds, `${copies} statements`)
  for (let round = 0; round < rounds; round++) {
    const killed = Math.round((round * (copies - 1)) / (rounds - 1))
    await using left = await TestShop.open(join(folder, `killed-${killed}.sqlite`))
    left.now = shop.now
    await check(left)
  }
}

const rowsOf = (shop: TestShop, table: 'shop_order' | 'order_event' | 'payment_event' | 'order_stock') =>
  shop.db.read
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
    .then(({ rows }) => rows)

test('P31 killed at any step, an order is stored whole or not at all, and its repetition makes one (10 rounds)', async () => {
  using folder = temporaryFolder()
  const prepared = await TestShop.open(folder.file)
  await setStock(prepared, POT, STOCK)
  const buyer = new TestBuyer(prepared)
  const { resumo, versao } = await buyer.prepare(UNITS)
  await prepared[Symbol.asyncDispose]()
  const body = { pagamento: 'pix', total: resumo.total, versao }
  const headers = { session: buyer.session, 'idempotency-key': 'chave-do-teste' }
  const order = (shop: TestShop) => shop.write('POST', 'checkout/order', body, headers)
  const seen = new Set<number>()
  await killedAtSteps(dirname(folder.file), order, 10, async (shop) => {
    const orders = await rowsOf(shop, 'shop_order')
    seen.add(orders)
    assert.equal(await stockOf(shop), STOCK - orders * UNITS)
    const again = new TestBuyer(shop, buyer.session)
    assert.equal((await again.cart()).body.quantidadeTotal, orders ? 0 : UNITS)
    for (const table of ['order_event', 'order_stock'] as const)
      assert.equal(await rowsOf(shop, table), orders, table)
    assert.equal((await mailsOf(shop)).length, orders)
    assert.equal((await order(shop)).status, 201)
    assert.deepEqual([await rowsOf(shop, 'shop_order'), await stockOf(shop)], [1, STOCK - UNITS])
    assert.deepEqual(await mailsOf(shop), [['received', '1001']])
  })
  assert.deepEqual([...seen], [0, 1])
})

test('P31 killed at any step, a payment is applied whole or not at all, and its repetition pays once (5 rounds)', async () => {
  using folder = temporaryFolder()
  const prepared = await TestShop.open(folder.file)
  const { number, draft } = await placeOrder(prepared)
  await prepared[Symbol.asyncDispose]()
  const amount = Math.round(draft.resumo.total * 100)
  const notice = { provider: 'pix', eventId: '1', number, status: 'approved', amount } as const
  const pay = (shop: TestShop) => settlePayment({ db: shop.db, now: () => shop.now }, notice)
  await killedAtSteps(dirname(folder.file), pay, 5, async (shop) => {
    const paid = await rowsOf(shop, 'payment_event')
    assert.equal(await rowsOf(shop, 'order_event'), 1 + paid)
    assert.equal((await mailsOf(shop)).length, 1 + paid)
    assert.equal(await pay(shop), paid ? 'repeated' : 'paid')
    assert.deepEqual((await mailsOf(shop)).map(([kind]) => kind).toSorted(), ['paid', 'received'])
    assert.equal(await rowsOf(shop, 'order_event'), 2)
  })
})

test('P31 killed at any step, an order expires whole or not at all, and its units return once (5 rounds)', async () => {
  using folder = temporaryFolder()
  const prepared = await TestShop.open(folder.file)
  await setStock(prepared, POT, STOCK)
  await placeOrder(prepared, UNITS)
  await prepared[Symbol.asyncDispose]()
  const expire = async (shop: TestShop) => {
    shop.now += 2 * DAY_MS
    await shop.orders.expire()
  }
  await killedAtSteps(dirname(folder.file), expire, 5, async (shop) => {
    const expired = (await rowsOf(shop, 'order_event')) - 1
    assert.equal(await stockOf(shop), expired ? STOCK : STOCK - UNITS)
    assert.equal((await mailsOf(shop)).length, 1 + expired)
    await shop.orders.expire()
    await shop.orders.expire()
    assert.deepEqual([await stockOf(shop), (await mailsOf(shop)).length], [STOCK, 2])
  })
})
