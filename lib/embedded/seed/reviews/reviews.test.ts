import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { reviewRequestSchema } from '#lib/contract/reviews.ts'
import { DEMO_TOPICS } from '../review-topics.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'
import { readSeedReviews, type TopicReview } from '../review-files.ts'

const FOLDER = new URL('./', import.meta.url)
const FIELDS = new Set([
  'nota',
  'nome',
  'comentario',
  'dias',
  'hora',
  'pagina',
  'resposta',
  'situacao',
  'topic',
  'en',
  'comprado',
])
// Parts of words, without accents, that promise a cure or name an illness.
const PROMISES = [
  'cura',
  'curei',
  'curou',
  'doenca',
  'artrose',
  'artrite',
  'reumat',
  'inflam',
  'insonia',
  'ansiedade',
  'depress',
  'cancer',
  'diabet',
  'colesterol',
  'emagrec',
  'rejuvenesc',
  'celulite',
  'rugas',
  'calvicie',
  'tratamento',
  'receitou',
  'dor',
  'dores',
  'queda',
  'garantido',
  'comprovad',
  'hormonio',
  'imunidade',
]
const CONTACT = /@|https?:|www\.|\.com\b|\bzap\b|whats|\d{4,5}[ .-]?\d{4}/i
const SHARES: Record<number, [number, number]> = {
  5: [0.54, 0.62],
  4.5: [0.07, 0.12],
  4: [0.14, 0.2],
  3.5: [0.02, 0.06],
  3: [0.04, 0.08],
  2: [0.02, 0.06],
  1: [0.005, 0.03],
}

const reviews = readSeedReviews()
const published = reviews.filter(({ situacao }) => situacao === undefined)
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** The comment and the shop's answer to it. */
const textsOf = ({ comentario, resposta }: TopicReview) =>
  resposta ? [comentario, resposta.texto] : [comentario]
const tokens = ({ comentario }: TopicReview) => new Set(plain(comentario).match(/[a-z0-9]+/g) ?? [])

test('there is one file for each topic, and no other', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  assert.deepEqual(files.sort(), DEMO_TOPICS.map((topic) => `${topicSlug(topic)}.json`).sort())
})

test("every review passes the form's validation (contract 4.17)", async () => {
  for (const review of reviews) {
    const { nota, nome, comentario, topic } = review
    const sent = {
      nome,
      nota,
      comentario,
      produto_categoria: topic,
      email: 'a@example.com',
      site: 'rosalume',
    }
    const validated = await reviewRequestSchema.validate(sent)
    assert.deepEqual(
      [validated.nome, validated.nota, validated.comentario],
      [nome, nota, comentario],
      comentario,
    )
    assert.deepEqual(
      Object.keys(review).filter((field) => !FIELDS.has(field)),
      [],
    )
    // A published review was moderated first, which takes up to a day.
    const youngest = review.situacao === 'aguardando' ? 1 : 2
    assert.ok(Number.isInteger(review.dias) && review.dias >= youngest && review.dias <= 730, comentario)
    assert.match(review.hora, /^([01]\d|2[0-3]):[0-5]\d$/)
  }
})

test('every published review and its answer have an English text of about the same length', () => {
  for (const { comentario, en, situacao, resposta } of reviews) {
    assert.equal(en !== undefined, situacao === undefined, comentario)
    const texts = [
      [comentario, en ?? comentario] as const,
      [resposta?.texto ?? '', resposta?.en ?? ''] as const,
    ]
    for (const [own, english] of texts) {
      const [shorter, longer] = [own.length, english.length].sort((a, b) => a - b) as [number, number]
      assert.ok(longer <= 2 * shorter + 12, `${own} | ${english}`)
    }
  }
})

test('the shop answers bad reviews that are published, before today', () => {
  const answered = reviews.filter(({ resposta }) => resposta)
  assert.ok(answered.length > 0)
  for (const { resposta, situacao, dias, nota } of answered) {
    const { texto, depois } = resposta!
    assert.deepEqual([situacao, nota <= 3, depois >= 0, depois < dias], [undefined, true, true, true], texto)
  }
})

test('about 300 are published, a dozen wait and three are rejected', () => {
  const count = (situacao: TopicReview['situacao']) =>
    reviews.filter((review) => review.situacao === situacao).length
  assert.ok(published.length >= 290 && published.length <= 320, String(published.length))
  assert.deepEqual([count('aguardando'), count('recusada')], [12, 3])
})

test('no two comments are alike', () => {
  const all = reviews.map((review) => ({ review, words: tokens(review) }))
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const shared = one.words.intersection(other.words).size
      const likeness = shared / Math.max(1, one.words.union(other.words).size)
      assert.ok(likeness <= 0.7, `${one.review.comentario} | ${other.review.comentario}`)
    }
})

test('no three comments begin with the same two words', () => {
  const openings = Map.groupBy(reviews, (review) => [...tokens(review)].slice(0, 2).join(' '))
  for (const [opening, some] of openings) assert.ok(some.length <= 2, opening)
})

test('lengths vary from one word to 300 characters', () => {
  const lengths = reviews.map(({ comentario }) => [...comentario].length)
  assert.ok(lengths.filter((length) => length < 30).length >= 15)
  assert.ok(lengths.filter((length) => length >= 280).length >= 5)
})

test('ratings are mostly good, with some bad ones', () => {
  for (const [stars, [least, most]] of Object.entries(SHARES)) {
    const share = published.filter(({ nota }) => nota === Number(stars)).length / published.length
    assert.ok(share >= least && share <= most, `${stars} stars: ${share}`)
  }
})

test('P24 no review and no answer promises a cure or mentions an illness', () => {
  for (const text of published.flatMap(textsOf)) {
    const words = plain(text).match(/[a-z]+/g) ?? []
    const found = PROMISES.filter((promise) =>
      words.some((word) => (promise.length < 6 ? word === promise : word.startsWith(promise))),
    )
    assert.deepEqual(found, [], text)
  }
})

test('no published review or answer contains contact data', () => {
  for (const review of published)
    for (const text of [review.nome, ...textsOf(review)]) assert.doesNotMatch(text, CONTACT)
  const rejected = reviews.filter(({ situacao }) => situacao === 'recusada')
  assert.equal(rejected.filter(({ comentario }) => CONTACT.test(comentario)).length, 2)
})
