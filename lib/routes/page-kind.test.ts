/** @jest-environment node */
import type { Level } from '../contract/levels.ts'
import { isListingKind, kindOfLevel, type PageKind } from './page-kind.ts'

const LEVELS: Record<Level, PageKind> = {
  home: 'home',
  '404': 'not-found',
  page: 'text',
  'product/listing/category': 'category',
  'product/listing/brand': 'brand',
  'product/listing/landing-page': 'landing-page',
  'product/listing/search': 'search',
  'product/detail': 'product',
  'list/detail': 'kit',
  'list/listing': 'kits',
}

test.each(Object.entries(LEVELS))('4.3 the level %s is a page of kind %s', (level, kind) =>
  expect(kindOfLevel(level)).toBe(kind),
)

test.each([
  ['category', 'category'],
  ['landing-page', 'landing-page'],
  ['lista', 'kit'],
  ['url/list/detail', 'kit'],
  ['LIST/LISTING', 'kits'],
  ['institutional', 'text'],
  ['Product/Detail', 'product'],
  ['/product/listing/brand/', 'brand'],
  [404, 'not-found'],
] as const)('the abbreviated or unusually written level %s is a page of kind %s', (level, kind) =>
  expect(kindOfLevel(level)).toBe(kind),
)

test.each(['', 'listing', 'quiz', 'constructor', '__proto__', null, undefined, [], {}, true])(
  'the level %p is unknown',
  (level) => expect(kindOfLevel(level)).toBeUndefined(),
)

test('categories, brands and landing pages list products', () => {
  expect(['category', 'brand', 'landing-page', 'product', 'text', undefined].map(isListingKind)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
