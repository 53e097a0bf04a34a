import type { ListedProduct, ListingFilter } from './listing.ts'
import { relatedProducts } from './related.ts'

const product = (path: string, category: string, inStock = true) =>
  ({ path, category, inStock }) as ListedProduct
const filter = (category: string, level: number) => ({ category, level }) as ListingFilter
const FILTERS = [
  filter('suplementos', 1),
  filter('proteinas', 2),
  filter('creatina', 2),
  filter('skincare', 1),
  filter('cremes', 2),
  filter('seruns', 2),
]
const PRODUCTS = [
  product('/colageno', 'verisol'),
  product('/chocolate', 'verisol'),
  product('/whey', 'proteinas'),
  product('/creatina', 'creatina'),
  product('/retinol', 'cremes'),
  product('/resveratrol', 'cremes'),
  product('/serum', 'seruns'),
]
const paths = (path: string, products = PRODUCTS, filters = FILTERS) =>
  relatedProducts({ products, filters }, path).map((each) => each.path)

test('the same category first, then the same family, then the others; never the product itself, four at most', () => {
  expect(paths('/resveratrol')).toEqual(['/retinol', '/serum', '/colageno', '/chocolate'])
  expect(paths('/serum')).toEqual(['/retinol', '/resveratrol', '/colageno', '/chocolate'])
  expect(paths('/whey')).toEqual(['/creatina', '/colageno', '/chocolate', '/retinol'])
})

test('a category further below than the listing tells has no family: the others as they are', () => {
  expect(paths('/colageno')).toEqual(['/chocolate', '/whey', '/creatina', '/retinol'])
  expect(paths('/whey', PRODUCTS, [])).toEqual(['/colageno', '/chocolate', '/creatina', '/retinol'])
})

test('what is sold out gives way, also to other categories', () => {
  const products = PRODUCTS.map((each) => ({ ...each, inStock: each.path !== '/retinol' }))
  expect(paths('/resveratrol', products)).toEqual(['/serum', '/colageno', '/chocolate', '/whey'])
  expect(paths('/resveratrol', products.slice(4))).toEqual(['/serum', '/retinol'])
})

test('a product that the listing does not know has no category; no listing, nothing', () => {
  expect(paths('/novo')).toEqual(['/colageno', '/chocolate', '/whey', '/creatina'])
  expect(paths('/a', [product('/a', ''), product('/b', ''), product('/c', 'x')])).toEqual(['/b', '/c'])
  expect(paths('/colageno', [])).toEqual([])
})

test('a product that a store lists twice shows once', () => {
  expect(paths('/colageno', [...PRODUCTS.slice(0, 2), ...PRODUCTS.slice(0, 2)])).toEqual(['/chocolate'])
})
