import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { REVIEW_TOPICS, type ReviewTopic } from '../contract/reviews.ts'
import { reviewTopicCopy } from '../copy/review-topics.ts'
import { REVIEW_TOPIC_SLUGS } from '../routes/review-address.ts'
import { pathsOfTopic, topicOfPath, topicOfSlug, topicSlug } from './review-topics.ts'

interface Product {
  path: string
  id: number
  reviewTopic: ReviewTopic | null
}
interface Entry {
  path: string
  items: Entry[]
}

const SEED = path.join(__dirname, '../embedded/seed')
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(SEED, name), 'utf8'))
const products = readdirSync(path.join(SEED, 'products')).map((name) => read(`products/${name}`) as Product)
const { menus } = read('store.json') as { menus: Record<string, Entry[]> }

/** Every path of a menu, at any depth. */
const pathsIn = (entries: Entry[]): string[] => entries.flatMap((each) => [each.path, ...pathsIn(each.items)])

test.each(products.map((product) => [product.path, product.reviewTopic] as const))(
  '5 the review topic of %s is %s, as in the catalogue',
  (written, topic) => {
    for (const slug of ['rosalume', 'outra-marca'])
      expect(topicOfPath(written.replace('{brand}', slug), slug)).toBe(topic ?? undefined)
  },
)

test('spec section 2: every product path of the menus that the specification names has a topic', () => {
  // The specification has no topic for the two products that show a choice and a price on request.
  const sold = new Set(products.filter(({ id }) => id < 600).map((product) => product.path))
  const listed = Object.values(menus)
    .flatMap(pathsIn)
    .filter((each) => sold.has(each))
  expect(listed.length).toBeGreaterThan(10)
  for (const each of listed)
    expect([each, topicOfPath(each.replace('{brand}', 'rosalume'), 'rosalume')]).toEqual([
      each,
      expect.any(String),
    ])
})

test.each(REVIEW_TOPICS.map((topic) => [topic] as const))(
  '5 topicOfPath returns %s for each of its pages',
  (topic) => {
    const paths = pathsOfTopic(topic, 'rosalume')
    expect(paths.length > 0).toBe(!['atendimento', 'entrega'].includes(topic))
    for (const each of paths) expect(topicOfPath(each, 'rosalume')).toBe(topic)
  },
)

test('no page has two topics, and a page of another brand has none', () => {
  const all = REVIEW_TOPICS.flatMap((topic) => pathsOfTopic(topic, 'rosalume'))
  expect(new Set(all).size).toBe(all.length)
  for (const each of ['/colageno-tipo-2-outra', '/', '/produtos', '/toString', ''])
    expect(topicOfPath(each, 'rosalume')).toBeUndefined()
})

test('the topic slugs in lib/routes are those of the contract, and topicOfSlug reverses topicSlug', () => {
  expect(REVIEW_TOPIC_SLUGS).toEqual(REVIEW_TOPICS.map(topicSlug))
  for (const topic of REVIEW_TOPICS) expect(topicOfSlug(topicSlug(topic))).toBe(topic)
  expect([topicOfSlug('colageno verisol'), topicOfSlug(''), topicOfSlug('whey')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('P1 every topic has a name in both languages', () => {
  for (const names of [reviewTopicCopy.pt, reviewTopicCopy.en]) {
    expect(Object.keys(names)).toEqual([...REVIEW_TOPICS])
    expect(new Set(Object.values(names)).size).toBe(REVIEW_TOPICS.length)
  }
  expect(reviewTopicCopy.pt['colageno lacgest']).toBe('Colágeno Lac Gest')
})
