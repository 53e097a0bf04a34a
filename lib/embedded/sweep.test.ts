import assert from 'node:assert/strict'
import { test } from 'node:test'
import { photosInMemory } from './photos/photo-files.ts'
import { placeTestOrder, readStock } from './testing/test-orders.ts'
import { TestShop } from './testing/test-shop.ts'

/** Makes time pass and waits for the sweep that the next write begins. */
async function sweepAfter(shop: TestShop, ms: number) {
  shop.now += ms
  await shop.startSweep()
  await shop[Symbol.asyncDispose]()
}

test('L27 a task of the sweep that fails is in the log, and the tasks after it run', async () => {
  const prefixes: string[] = []
  const namesStoredBefore = (_time: number, prefix: string) => {
    prefixes.push(prefix)
    return Promise.resolve([])
  }
  const shop = await TestShop.open(':memory:', undefined, {
    ...photosInMemory(() => 0),
    namesStoredBefore,
  })
  await shop.db.write((queries) => queries.schema.dropTable('mail').execute())
  await sweepAfter(shop, 11 * 60_000)
  assert.deepEqual(
    shop.logged.map((entry) => ({ ...entry, error: '' })),
    [{ level: 'error', sweep: 'old e-mails', error: '' }],
  )
  assert.match(JSON.stringify(shop.logged), /no such table/)
  assert.equal(prefixes.length, 1, 'photos are checked after the e-mails')
})

test('decision 0082 an order expires although its provider does not answer, which is in the log', async () => {
  const account = { accessToken: 'TEST-token', webhookSecret: 'segredo-das-notificacoes' }
  const payments = {
    pix: { key: 'demonstracao@rosalume.example', name: 'Rosalume', city: 'São Paulo' },
    mercadoPago: { ...account, apiUrl: 'http://127.0.0.1:9' },
  }
  const shop = await TestShop.open(':memory:', undefined, undefined, { payments })
  const stock = await readStock(shop)
  await placeTestOrder(shop, 1)
  await shop.db.write((queries) =>
    queries.updateTable('shop_order').set({ payment_kind: 'mercado-pago' }).execute(),
  )
  assert.equal(await readStock(shop), stock - 1)
  shop.now += 25 * 3_600_000
  await shop.startSweep()
  for (let tries = 0; tries < 200 && (await readStock(shop)) < stock; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(await readStock(shop), stock)
  assert.match(JSON.stringify(shop.logged), /"sweep":"payments"/)
  assert.doesNotMatch(JSON.stringify(shop.logged), /TEST-token/)
  await shop[Symbol.asyncDispose]()
})
