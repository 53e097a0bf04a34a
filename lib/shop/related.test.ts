import type { ListedProduct } from './listing.ts'
import { relatedProducts } from './related.ts'

const product = (path: string, category: string, inStock = true) =>
  ({ path, category, inStock }) as ListedProduct
const paths = (listed: ListedProduct[], path: string) =>
  relatedProducts(listed, path).map((each) => each.path)

const LISTED = [
  product('/colageno', 'verisol'),
  product('/chocolate', 'verisol'),
  product('/whey', 'proteinas'),
  product('/retinol', 'cremes'),
  product('/resveratrol', 'cremes'),
  product('/serum', 'seruns'),
]

test('the same category first, then the others, never the product itself, four at most', () => {
  expect(paths(LISTED, '/colageno')).toEqual(['/chocolate', '/whey', '/retinol', '/resveratrol'])
  expect(paths(LISTED, '/resveratrol')).toEqual(['/retinol', '/colageno', '/chocolate', '/whey'])
})

test('what is sold out gives way, also to other categories', () => {
  const listed = [...LISTED.slice(0, 1), product('/chocolate', 'verisol', false), ...LISTED.slice(2)]
  expect(paths(listed, '/colageno')).toEqual(['/whey', '/retinol', '/resveratrol', '/serum'])
  expect(paths(listed.slice(0, 3), '/colageno')).toEqual(['/whey', '/chocolate'])
})

test('a product that the listing does not know has no category; no listing, nothing', () => {
  expect(paths(LISTED, '/novo')).toEqual(['/colageno', '/chocolate', '/whey', '/retinol'])
  expect(paths([product('/a', ''), product('/b', ''), product('/c', 'x')], '/a')).toEqual(['/b', '/c'])
  expect(paths([], '/colageno')).toEqual([])
})

test('a product that a store lists twice shows once', () => {
  expect(paths([...LISTED.slice(0, 2), ...LISTED.slice(0, 2)], '/colageno')).toEqual(['/chocolate'])
})
