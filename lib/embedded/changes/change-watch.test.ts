import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fill } from '../seed/fill.ts'
import { openDatabase } from '../db/open.ts'
import { openSqlite } from '../db/sqlite.ts'
import { DocumentCache } from '../store/document-cache.ts'
import { CountCache } from '../store/count-cache.ts'
import type { ListingCounts } from '../store/listing-counts.ts'
import type { StoreContext } from '../store/store.ts'
import { createStoreRulesReader } from '../store/store-rules.ts'
import { CONFIG, temporaryFolder, TestShop } from '../testing/test-shop.ts'
import { ChangeWatch } from './change-watch.ts'
import { announceChanges, pruneChanges } from './change-log.ts'
import type { ChangeListener } from './listener.ts'
import { checkChangeCases } from '../testing/change-cases.ts'

const PACE = { pollEvery: 5, callEvery: 30 }

// Waits half a minute at most, so that the test passes on a busy machine.
async function until(isTrue: () => boolean): Promise<void> {
  const latest = Date.now() + 30_000
  while (!isTrue()) {
    assert.ok(Date.now() < latest, 'the condition holds within half a minute')
    await sleep(5)
  }
}

async function startWatch(
  db: TestShop['db'],
  listener: ChangeListener,
  onApplied?: (position: number) => void,
) {
  const errors: unknown[] = []
  const counts = new CountCache<ListingCounts>(Date.now)
  const store = { db, counts, documents: new DocumentCache(Date.now), now: Date.now } as StoreContext
  store.rules = createStoreRulesReader(db.read, Date.now)
  const watch = new ChangeWatch(
    { ...store, source: 'this-process' },
    listener,
    (error) => errors.push(error),
    {
      ...PACE,
      ...(onApplied && { onApplied }),
    },
  )
  await watch.listening
  return { store, errors, [Symbol.asyncDispose]: () => watch.stop() }
}

const price = (db: TestShop['db'], cents: number, id = 'SERUM1') =>
  db.write((queries) => queries.updateTable('kit').set({ price_to: cents }).where('id', '=', id).execute())

test('SQLite triggers record changes of data that pages show, and no others', async () => {
  await using shop = await TestShop.open()
  await checkChangeCases(shop.db)
})

test('changes by a second process reach the listener once, and a burst of changes in few calls', async () => {
  using folder = temporaryFolder()
  const options = { kind: 'sqlite', file: folder.file } as const
  const db = await openDatabase(options)
  await fill(db, CONFIG.brandSlug)
  const other = openSqlite(folder.file)
  const notified: string[][] = []
  {
    await using watch = await startWatch(db, async (tags) => void notified.push(tags))
    await price(other, 4990)
    await until(() => notified.length > 0)
    assert.deepEqual(notified, [['produto:/serum']])
    const begun = performance.now()
    for (let cents = 1; cents <= 20; cents++) await price(other, 4000 + cents)
    await price(other, 3000, 'WHEY1')
    await until(() => notified.flat().includes('produto:/whey'))
    assert.deepEqual(watch.errors, [])
    const most = 2 + (performance.now() - begun) / PACE.callEvery
    assert.ok(notified.length <= most, `${notified.length} calls for 22 changes, at most ${most}`)
  }
  const calls = notified.length
  await price(other, 100)
  await sleep(60)
  assert.equal(notified.length, calls, 'no calls after stop()')
  await other.close()
  await db.close()
})

test('a failed listener call is repeated with its tags and those of later changes', async () => {
  await using shop = await TestShop.open()
  const notified: string[][] = []
  let isFailing = true
  const listener = async (tags: string[]) => {
    notified.push(tags)
    if (isFailing) throw new Error('closed')
  }
  await using watch = await startWatch(shop.db, listener)
  await price(shop.db, 4990)
  await until(() => notified.length > 0)
  await price(shop.db, 3000, 'WHEY1')
  await until(() => notified.at(-1)?.length === 2)
  isFailing = false
  const failed = notified.length
  await until(() => notified.length > failed)
  assert.deepEqual(notified.at(-1)?.toSorted(), ['produto:/serum', 'produto:/whey'])
  assert.equal(watch.errors.length, 1, 'a series of failures is logged once')
  await sleep(100)
  assert.equal(notified.length, failed + 1)
})

test('a change invalidates documents and settings at once; the old document is served while no new one can be built', async () => {
  await using shop = await TestShop.open()
  let notified = 0
  await using watch = await startWatch(shop.db, async () => void notified++)
  const { documents, rules } = watch.store
  const built = async () => JSON.parse((await documents.get('a', async () => ({ notified })))!.text) as object
  assert.deepEqual(await built(), { notified: 0 })
  const before = (await rules()).goal
  await shop.db.write(async (queries) => {
    const { body } = await queries
      .selectFrom('document')
      .select('body')
      .where('name', '=', 'settings')
      .executeTakeFirstOrThrow()
    const changed = body.replace(/"meta":\s*450/, '"meta":500')
    await queries.updateTable('document').set({ body: changed }).where('name', '=', 'settings').execute()
  })
  await until(() => notified === 1)
  const failing = documents.get('a', () => Promise.reject(new Error('away')))
  assert.equal((await failing)?.text, '{"notified":0}')
  assert.deepEqual(await built(), { notified: 1 })
  assert.deepEqual([before.goal, (await rules()).goal.goal], [45_000, 50_000])
})

test('a build that started before a change does not replace a newer document', async () => {
  const documents = new DocumentCache(Date.now)
  const begun = Promise.withResolvers<object>()
  const slow = documents.get('a', () => begun.promise)
  documents.invalidate()
  assert.equal((await documents.get('a', async () => ({ price: 2 })))?.text, '{"price":2}')
  begun.resolve({ price: 1 })
  await slow
  assert.equal((await documents.get('a', async () => ({ price: 3 })))?.text, '{"price":2}')
})

test('L18 a change that this process announced invalidates its caches and is not passed to its listener again', async () => {
  await using shop = await TestShop.open()
  const notified: [string[], number][] = []
  let applied = 0
  await using watch = await startWatch(
    shop.db,
    async (tags, _changedAt, latest) => void notified.push([tags, latest]),
    (position) => (applied = position),
  )
  const build = (name: string) => watch.store.documents.get('a', async () => ({ name }))
  await build('before')
  const own = await announceChanges(shop.db, ['precos'], { now: Date.now(), source: 'this-process' })
  await until(() => applied > own)
  assert.deepEqual([notified, (await build('after'))?.text], [[], '{"name":"after"}'])
  const other = await announceChanges(shop.db, ['precos', 'menus'], { now: Date.now(), source: 'another' })
  assert.ok(other > own)
  await until(() => applied > other)
  assert.deepEqual(notified, [[['precos', 'menus'], other]])
})

test('pruneChanges deletes old rows, but not the newest, which enables the triggers', async () => {
  await using shop = await TestShop.open()
  await using watch = await startWatch(shop.db, async () => {})
  assert.deepEqual(watch.errors, [])
  for (const cents of [1, 2, 3]) await price(shop.db, cents)
  await pruneChanges(shop.db, Date.now() + 2 * 60 * 60_000)
  const left = await shop.db.read.selectFrom('change').select('tag').execute()
  assert.deepEqual(
    left.map(({ tag }) => tag),
    ['produto:/serum'],
  )
})
