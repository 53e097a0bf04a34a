import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSqlite } from '../db/sqlite.ts'
import { migrate } from '../db/migrate.ts'
import type { readQueue } from './queue.ts'
import { QUEUE_PAGE } from './queue.ts'
import { ModerationHarness } from '../testing/moderation-harness.ts'

const ids = async (harness: ModerationHarness, query: Partial<Parameters<typeof readQueue>[1]>) =>
  (await harness.moderation.queue({ status: 'waiting', page: 1, ...query })).reviews.map(({ id }) => id)

test('waiting reviews come oldest first, others newest first, twenty per page', async () => {
  await using harness = await ModerationHarness.open()
  const all: number[] = []
  for (let count = 0; count < 2 * QUEUE_PAGE + 3; count++) all.push(await harness.send())
  assert.deepEqual(await ids(harness, {}), all.slice(0, QUEUE_PAGE))
  assert.deepEqual(await ids(harness, { page: 3 }), all.slice(2 * QUEUE_PAGE))
  const beyond = await harness.moderation.queue({ status: 'waiting', page: 99 })
  assert.deepEqual([beyond.page, beyond.lastPage, beyond.total], [3, 3, all.length])

  await harness.moderation.decide(all.slice(0, 30), 'approve', 'a')
  await harness.moderation.decide(all.slice(30, 35), 'reject', 'a')
  const published = await harness.moderation.queue({ status: 'published', page: 2 })
  assert.deepEqual(published.counts, { waiting: 8, published: 30, rejected: 5 })
  assert.deepEqual(
    published.reviews.map(({ id }) => id),
    all.slice(0, 10).reverse(),
  )
  assert.deepEqual(await ids(harness, { status: 'rejected' }), all.slice(30, 35).reverse())
})

test('the queue shows a review without its e-mail address', async () => {
  await using harness = await ModerationHarness.open()
  const { id, photo } = await harness.sendWithPhoto({
    product_name: 'Verisol',
    product_url: 'https://loja.example/verisol',
  })
  const { reviews } = await harness.moderation.queue({ status: 'waiting', page: 1 })
  assert.deepEqual(reviews, [
    {
      id,
      status: 'waiting',
      topic: 'colageno verisol',
      stars: 4.5,
      name: 'Ana Souza',
      comment: 'Minha pele agradece.',
      photo,
      isPhotoShown: false,
      productName: 'Verisol',
      productUrl: 'https://loja.example/verisol',
      createdAt: harness.now,
      decidedAt: null,
      answer: null,
    },
  ])
})

test('the search ignores case and accents, and every word must match', async () => {
  await using harness = await ModerationHarness.open()
  const one = await harness.send({ name: 'José', comment: 'Chegou rápido, ÓTIMO sabor', topic: 'entrega' })
  const two = await harness.send({ name: 'Bia', comment: 'O sabor 100% de limão_siciliano' })
  const found = (search: string, topic?: 'entrega') => ids(harness, { search, topic })
  assert.deepEqual(await found('jose'), [one])
  assert.deepEqual(await found('OTIMO  rapido'), [one])
  assert.deepEqual(await found('sabor'), [one, two])
  assert.deepEqual(await found('sabor', 'entrega'), [one])
  assert.deepEqual(await found('lima'), [two], 'the beginning of a word is enough')
  assert.deepEqual(await found('sabor jose bia'), [])
  assert.deepEqual(await found('100%'), [two])
  assert.deepEqual(await found('%'), [two], 'LIKE wildcards are matched literally')
  assert.deepEqual(await found('limao_'), [two])
  assert.deepEqual(await found('~'), [])
  assert.deepEqual(await found('  '), [one, two])
  assert.equal((await harness.moderation.queue({ status: 'waiting', page: 1, search: 'bia' })).total, 1)
})

test('a photo is returned only while a review refers to it', async () => {
  await using harness = await ModerationHarness.open()
  const { photo } = await harness.sendWithPhoto()
  assert.deepEqual(await harness.moderation.photo(photo), {
    bytes: new Uint8Array([1, 2, 3]),
    type: 'image/webp',
  })
  await harness.store.photos.put(`${'0'.repeat(32)}.webp`, new Uint8Array([9]))
  for (const name of [`${'0'.repeat(32)}.webp`, '../store.sqlite', ''])
    assert.equal(await harness.moderation.photo(name), null)
})

test('every page and count query has its status as a literal, so that SQLite can use the partial index', async () => {
  const statements: string[] = []
  const db = openSqlite(':memory:', (statement) => statements.push(statement))
  await migrate(db)
  await using harness = await ModerationHarness.open(db)
  await harness.send()
  statements.length = 0
  for (const status of ['waiting', 'published', 'rejected'] as const)
    await harness.moderation.queue({ status, page: 1 })
  const reads = statements.filter((statement) => statement.includes('"review"'))
  assert.equal(reads.length, 9)
  for (const statement of reads) assert.match(statement, /"status" = [012]/, 'the partial index is usable')
})
