/** @jest-environment node */
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

test('related products: same category first, then same top category, then others; at most four, without the product itself', () => {
  expect(paths('/resveratrol')).toEqual(['/retinol', '/serum', '/colageno', '/chocolate'])
  expect(paths('/serum')).toEqual(['/retinol', '/resveratrol', '/colageno', '/chocolate'])
  expect(paths('/whey')).toEqual(['/creatina', '/colageno', '/chocolate', '/retinol'])
})

test('a category that is missing from the filters has no top category: other products keep the order of the listing', () => {
  expect(paths('/colageno')).toEqual(['/chocolate', '/whey', '/creatina', '/retinol'])
  expect(paths('/whey', PRODUCTS, [])).toEqual(['/colageno', '/chocolate', '/creatina', '/retinol'])
})

test('sold-out products come last, after other categories too', () => {
  const products = PRODUCTS.map((each) => ({ ...each, inStock: each.path !== '/retinol' }))
  expect(paths('/resveratrol', products)).toEqual(['/serum', '/colageno', '/chocolate', '/whey'])
  expect(paths('/resveratrol', products.slice(4))).toEqual(['/serum', '/retinol'])
})

test('a product that is not in the listing has no category; an empty listing has no related products', () => {
  expect(paths('/novo')).toEqual(['/colageno', '/chocolate', '/whey', '/creatina'])
  expect(paths('/a', [product('/a', ''), product('/b', ''), product('/c', 'x')])).toEqual(['/b', '/c'])
  expect(paths('/colageno', [])).toEqual([])
})

test('a product that the store lists twice appears once', () => {
  expect(paths('/colageno', [...PRODUCTS.slice(0, 2), ...PRODUCTS.slice(0, 2)])).toEqual(['/chocolate'])
})
