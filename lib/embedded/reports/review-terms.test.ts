import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import { fill } from '../seed/fill.ts'
import { TestShop } from '../testing/test-shop.ts'
import { CountCache } from '../store/count-cache.ts'
import type { ReviewTerm, TermCount } from '../store/review-term.ts'
import { readReviewPage } from './review-pages.ts'

const NOW = Date.UTC(2026, 10, 20)
const TASTE = { slug: 'sabor', name: { pt: 'Sabor', en: 'Taste' }, words: ['sabor', 'limao', 'tangerina'] }
const NAILS = { slug: 'unhas', name: { pt: 'Unhas', en: 'Nails' }, words: ['unha*'] }
const NONE = { slug: 'nada', name: { pt: 'Nada', en: 'Nothing' }, words: ['xilofone'] }

interface List {
  data: { comentario: string; comprado?: string; traducao?: string }[]
  meta: {
    total: number
    notas: Record<string, number>
    termos?: { termo: string; nome: string; total: number }[]
  }
}

async function openShop(reviewTerms?: ReviewTerm[]) {
  const db = openSqlite(':memory:')
  await migrate(db)
  await fill(db, 'rosalume', 0, { now: NOW })
  return TestShop.on(db, { reviewTerms }, NOW)
}

async function list(shop: TestShop, query: Record<string, string>, language = 'pt-BR') {
  const response = await shop.raw(`/api/avaliacoes/produto/rosalume?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': language },
  })
  return { status: response.status, body: (await response.json()) as List & { errors?: object } }
}

const LINE = { filter_produto: 'colageno verisol' }
const hasWord = (text: string) => /(?<!\p{L})(?:sabor|limão|tangerina)(?!\p{L})/iu.test(text)

test('4.15 a list counts the reviews with the words of each term, most first, and filters by a term and a rating together', async () => {
  await using shop = await openShop([NAILS, NONE, TASTE])
  const { termos = [], notas } = (await list(shop, LINE)).body.meta
  assert.deepEqual(
    termos.map(({ termo, nome }) => [termo, nome]),
    [
      ['sabor', 'Sabor'],
      ['unhas', 'Unhas'],
    ],
  )
  const found = []
  for (let page = 1; found.length < termos[0]!.total; page++) {
    const { data, meta } = (await list(shop, { ...LINE, filter_termo: 'sabor', page: String(page) })).body
    assert.deepEqual([meta.total, meta.notas, meta.termos], [termos[0]!.total, notas, termos])
    assert.ok(data.length > 0)
    found.push(...data)
  }
  for (const { comentario } of found) assert.ok(hasWord(comentario), comentario)
  const both = (await list(shop, { ...LINE, filter_termo: 'sabor', filter_nota: '4' })).body
  assert.ok(both.meta.total > 0 && both.meta.total < found.length)
  const english = (await list(shop, LINE, 'en')).body
  assert.equal(english.meta.termos?.[0]?.nome, 'Taste')
})

test('4.15 the terms of a list are counted again only when its ratings have changed', async () => {
  await using shop = await openShop()
  const terms = { all: [TASTE], counts: new CountCache<TermCount[]>(() => NOW) }
  const count = async () =>
    (await readReviewPage(shop.db, { topic: 'colageno verisol', order: 'nota_desc', page: 1, terms })).terms
      .length
  assert.equal(await count(), 1)
  await shop.db.write((queries) => queries.updateTable('review').set({ words: '' }).execute())
  assert.equal(await count(), 1)
  const more = { reviews: 50 }
  await shop.db.write((queries) =>
    queries.updateTable('rating_total').set(more).where('halves', '=', 10).execute(),
  )
  assert.equal(await count(), 0)
})

test('4.15 an unknown term is 422; a store that names no terms has none', async () => {
  await using shop = await openShop([TASTE])
  const { status, body } = await list(shop, { ...LINE, filter_termo: 'outro' })
  assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['filter_termo']])
  await using other = await openShop()
  assert.equal('termos' in (await list(other, LINE)).body.meta, false)
  assert.equal((await list(other, { filter_termo: 'sabor' })).status, 422)
})

test('4.15 a review tells what was bought, and has a translation in a call for English', async () => {
  await using shop = await openShop()
  const reviews = async (language: string) =>
    (await list(shop, { ...LINE, order_by: 'created_at_desc' }, language)).body.data
  const [pt, en] = [await reviews('pt-BR'), await reviews('en')]
  assert.deepEqual([pt[0]?.comprado, en[0]?.comprado], ['Limão', 'Lemon'])
  assert.ok(pt.every((review) => !('traducao' in review)))
  assert.ok(en.every(({ traducao }) => traducao))
  assert.deepEqual(
    en.map(({ comentario }) => comentario),
    pt.map(({ comentario }) => comentario),
  )
})
