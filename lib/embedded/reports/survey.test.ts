import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONFIG, TestShop } from '../testing/test-shop.ts'
import { isOwnSite } from './survey.ts'

const HOUR_MS = 3_600_000

const sendScore = (shop: TestShop, fields: Record<string, string>) =>
  shop.raw('/api/nps', { method: 'POST', body: new URLSearchParams({ site: 'loja.example', ...fields }) })

const storedRows = (shop: TestShop) =>
  shop.db.read.selectFrom('survey_answer').selectAll().orderBy('created_at').orderBy('score').execute()

test('4.18 a second answer of an e-mail and campaign within 24 hours replaces the first', async () => {
  await using shop = await TestShop.open()
  const ana = { email: 'ana@exemplo.test', campanha: 'pos-compra' }
  await sendScore(shop, { nota: '3', nome: 'Ana', ...ana })
  shop.now += 23 * HOUR_MS
  await sendScore(shop, { ...ana, nota: '9', nome: 'Ana S.', email: ' ANA@Exemplo.test ' })
  const [only, ...more] = await storedRows(shop)
  assert.deepEqual(more, [])
  assert.deepEqual([only?.score, only?.name, only?.email], [9, 'Ana S.', 'ana@exemplo.test'])
  assert.equal((only?.answered_at ?? 0) - (only?.created_at ?? 0), 23 * HOUR_MS)

  shop.now += 2 * HOUR_MS
  await sendScore(shop, { ...ana, nota: '10' })
  await sendScore(shop, { ...ana, nota: '8' })
  assert.deepEqual(
    (await storedRows(shop)).map(({ score }) => score),
    [9, 8],
    'the 24 hours count from the first answer',
  )
})

test('4.18 answers of another campaign or without e-mail are separate', async () => {
  await using shop = await TestShop.open()
  await sendScore(shop, { nota: '1', email: 'ana@exemplo.test', campanha: 'a' })
  await sendScore(shop, { nota: '2', email: 'ana@exemplo.test', campanha: 'b' })
  await sendScore(shop, { nota: '3', campanha: 'a' })
  await sendScore(shop, { nota: '4', campanha: 'a' })
  assert.deepEqual(
    (await storedRows(shop)).map(({ score }) => score),
    [1, 2, 3, 4],
  )
})

test('4.18 of concurrent answers with the same e-mail and campaign one is stored', async () => {
  await using shop = await TestShop.open()
  const send = (nota: string) => sendScore(shop, { nota, email: 'ana@exemplo.test', campanha: 'a' })
  const answers = await Promise.all(['1', '2', '3', '4'].map(send))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201],
  )
  assert.equal((await storedRows(shop)).length, 1)
})

test('L27 no error log contains an e-mail', async () => {
  await using shop = await TestShop.open()
  await shop.db.write((queries) => queries.schema.dropTable('survey_answer').execute())
  const { status } = await sendScore(shop, { nota: '1', email: 'ana@exemplo.test', nome: 'Ana Souza' })
  assert.equal(status, 500)
  assert.equal(shop.logged.length, 1)
  assert.doesNotMatch(JSON.stringify(shop.logged), /exemplo\.test|Souza/)
})

test("4.18 the shop's host is accepted with and without its port, in capital or small letters; other hosts are not", () => {
  assert.ok(isOwnSite('loja.example', CONFIG.siteUrl) && isOwnSite('LOJA.example:443', CONFIG.siteUrl))
  assert.ok(
    isOwnSite('localhost', 'http://localhost:3000') && isOwnSite('localhost:3000', 'http://localhost:3000'),
  )
  for (const site of [
    '',
    'evil.example',
    'loja.example.evil.example',
    'loja.example:8080',
    'x@loja.example',
    'https://loja.example',
  ])
    assert.ok(!isOwnSite(site, CONFIG.siteUrl), site)
})
