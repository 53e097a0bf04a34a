import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announceChanges, openChangeLog, pruneChanges } from '../changes/change-log.ts'
import { TestShop } from '../testing/test-shop.ts'

const HOUR = 60 * 60_000

interface Listing {
  conteudo: { produtos: { url: string; atualizadoEm: string }[] }
}

async function dates(shop: TestShop): Promise<Map<string, string>> {
  // The store's cached documents have expired by then.
  shop.now += HOUR
  const { body } = await shop.get<Listing>('url/product/listing/landing-page?url=%2Fprodutos&limit=100')
  return new Map(body.conteudo.produtos.map(({ url, atualizadoEm }) => [new URL(url).pathname, atualizadoEm]))
}

const seconds = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '')

test('R65 4.8 the date of a product is that of its last change, not that of the request, and is kept when the change log is pruned', async () => {
  await using shop = await TestShop.open()
  const { applied_at: beginning } = await shop.db.read
    .selectFrom('migration')
    .select('applied_at')
    .where('name', '=', '0001.sql')
    .executeTakeFirstOrThrow()
  const before = await dates(shop)
  assert.deepEqual(new Set(before.values()), new Set([seconds(beginning)]))
  assert.deepEqual(await dates(shop), before)

  await openChangeLog(shop.db, 'reader').next()
  for (const [id, cents] of [
    ['SERUM1', 5550],
    ['WHEY1', 5550],
  ] as const)
    await shop.db.write((queries) =>
      queries.updateTable('kit').set({ price_to: cents }).where('id', '=', id).execute(),
    )
  const changed = Date.parse('2030-01-02T03:04:05Z')
  const at = (path: string, time: number) =>
    announceChanges(shop.db, [`produto:${path}`], { now: time, source: 'another' })
  await at('/serum', changed)
  await at('/whey', changed + 2 * HOUR)
  const expected = new Map([...before, ['/serum', '2030-01-02T03:04:05Z'], ['/whey', '2030-01-02T05:04:05Z']])
  assert.deepEqual(await dates(shop), expected)
  await pruneChanges(shop.db, changed + 100 * HOUR)
  assert.deepEqual(await dates(shop), expected)
})

test('R65 4.8 a published review changes the date of its product, a waiting one does not', async () => {
  await using shop = await TestShop.open()
  const before = await dates(shop)
  const [product] = await shop.db.read
    .selectFrom('product')
    .select(['id', 'body'])
    .where('path', '=', '/serum')
    .execute()
  const { reviewTopic } = JSON.parse(product!.body) as { reviewTopic: string }
  const review = (status: number, photo: 0 | 1, time: number) =>
    shop.db.write((queries) =>
      queries
        .insertInto('review')
        .values({
          status,
          topic: reviewTopic,
          halves: 10,
          name: 'Ana',
          email: 'a@b.c',
          comment: 'Bom',
          words: '',
          photo: null,
          photo_shown: photo,
          product_id: String(product!.id),
          product_name: '',
          product_sku: '',
          product_url: '',
          origin_url: '',
          language: 'pt',
          repeat_key: String(time),
          id: time % 1000,
          created_at: time,
          decided_at: null,
        })
        .execute(),
    )
  const first = Date.parse('2030-01-01T00:00:00.001Z')
  await review(2, 0, first + 10 * HOUR + 7)
  assert.deepEqual(await dates(shop), before)
  await review(1, 0, first)
  await review(1, 1, first - HOUR + 1)
  assert.deepEqual(await dates(shop), new Map([...before, ['/serum', '2030-01-01T00:00:00Z']]))
  await review(1, 1, first + HOUR + 2)
  assert.deepEqual(await dates(shop), new Map([...before, ['/serum', '2030-01-01T01:00:00Z']]))
})
