/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_BRAND, readBrand } from '../brand/read-brand.ts'
import { reviewTopics } from '../content/review-topics.ts'
import { topicOfPath, topicOfSlug, topicOptions, topicSlug } from './review-topics.ts'

interface Product {
  path: string
  id: number
  reviewTopic: string | null
}
interface Entry {
  path: string
  items: Entry[]
}

const SEED = path.join(__dirname, '../embedded/seed')
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(SEED, name), 'utf8'))
const products = readdirSync(path.join(SEED, 'products')).map((name) => read(`products/${name}`) as Product)
const brand = readBrand(DEFAULT_BRAND)
const topicsOf = (slug: string) => reviewTopics({ ...brand, slug }, 'pt')
const TOPICS = topicsOf('rosalume')
const { menus } = read('store.json') as { menus: Record<string, Entry[]> }

/** Every path of a menu, at any depth. */
const pathsIn = (entries: Entry[]): string[] => entries.flatMap((each) => [each.path, ...pathsIn(each.items)])

test.each(products.map((product) => [product.path, product.reviewTopic] as const))(
  'spec section 5 the review topic of %s is %s, as in the catalogue',
  (written, topic) => {
    for (const slug of ['rosalume', 'outra-marca'])
      expect(topicOfPath(topicsOf(slug), written.replace('{brand}', slug))?.topic).toBe(topic ?? undefined)
  },
)

test('spec section 2: every product path of the menus that the specification names has a topic', () => {
  // The specification has no topic for the two products that show a choice and a price on request.
  const pathsWithTopic = new Set(products.filter(({ id }) => id < 600).map((product) => product.path))
  const listed = Object.values(menus)
    .flatMap(pathsIn)
    .filter((each) => pathsWithTopic.has(each))
  expect(listed.length).toBeGreaterThan(10)
  const without = listed.filter((each) => !topicOfPath(TOPICS, each.replace('{brand}', 'rosalume')))
  expect(without).toEqual([])
})

test('spec section 5 the default brand has the 17 topics of the specification, the same as the embedded store', () => {
  const demo = read('review-topics.json') as { topic: string; page: string | null }[]
  expect(brand.topics.map(({ topic, pages }) => ({ topic, page: pages[0] ?? null }))).toEqual(demo)
  expect(TOPICS).toHaveLength(17)
})

test('no page has two topics, and a page of another brand has none', () => {
  const all = TOPICS.flatMap(({ pages }) => pages)
  expect(new Set(all).size).toBe(all.length)
  for (const each of ['/colageno-tipo-2-outra', '/', '/produtos', '/toString', ''])
    expect(topicOfPath(TOPICS, each)).toBeUndefined()
})

test('topicOfSlug reverses topicSlug', () => {
  for (const each of TOPICS) expect(topicOfSlug(TOPICS, topicSlug(each.topic))).toBe(each)
  expect(['colageno verisol', '', 'whey'].map((slug) => topicOfSlug(TOPICS, slug))).toEqual(
    Array(3).fill(undefined),
  )
})

test('P1 every topic has a name of its own in both languages', () => {
  for (const lang of ['pt', 'en'] as const)
    expect(new Set(reviewTopics(brand, lang).map(({ name }) => name)).size).toBe(brand.topics.length)
})

test('spec section 5 topics without a product page are services in the form', () => {
  const { products: sold, services } = topicOptions(TOPICS)
  expect(services).toEqual([
    ['atendimento', 'Atendimento'],
    ['entrega', 'Entrega'],
  ])
  expect(sold).toHaveLength(15)
  expect(topicOptions([])).toEqual({ products: [], services: [] })
})
