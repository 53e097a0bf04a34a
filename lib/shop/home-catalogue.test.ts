/** @jest-environment node */
import { categoryTiles, homeKits, mainCategories, popularProducts } from './home-catalogue.ts'
import type { Kit } from './kit.ts'
import type { ListedProduct, ListingFilter } from './listing.ts'

const filter = (category: string, level: number, count: number): ListingFilter => ({
  label: category.toUpperCase(),
  category,
  level,
  count,
  isCurrent: false,
})
const product = (path: string, inStock = true) =>
  ({ path, inStock, picture: `/img${path}`, color: '' }) as ListedProduct

const FILTERS = [
  filter('suplementos', 1, 4),
  filter('colageno', 2, 3),
  filter('whey', 2, 1),
  filter('skincare', 1, 2),
]
const PRODUCTS = [product('/colageno'), product('/verisol'), product('/whey'), product('/dia', false)]

test('the home page shows the four largest categories with two products or more, in their order', () => {
  const slugs = (filters: ListingFilter[]) => mainCategories({ filters }).map(({ category }) => category)
  expect(slugs(FILTERS)).toEqual(['suplementos', 'colageno', 'skincare'])
  expect(slugs([...FILTERS, filter('kits', 1, 9), filter('chás', 1, 3)])).toEqual([
    'suplementos',
    'colageno',
    'kits',
    'chás',
  ])
  expect(slugs([])).toEqual([])
})

test('each category has the picture of a product that no other one shows, as long as there are enough', () => {
  const tiles = (...categories: [ListingFilter, ListedProduct[]][]) =>
    categoryTiles(categories.map(([each, products]) => ({ filter: each, products }))).map(
      ({ category, picture }) => [category, picture],
    )
  expect(tiles([FILTERS[0]!, PRODUCTS], [FILTERS[1]!, PRODUCTS.slice(0, 2)])).toEqual([
    ['suplementos', '/img/whey'],
    ['colageno', '/img/colageno'],
  ])
  const one = PRODUCTS.slice(0, 1)
  expect(tiles([FILTERS[0]!, one], [FILTERS[1]!, one], [FILTERS[3]!, []])).toEqual([
    ['suplementos', '/img/colageno'],
    ['colageno', '/img/colageno'],
  ])
})

test('popular products are those in stock, once each, without products whose kits the page shows', () => {
  const twice = [...PRODUCTS, product('/verisol')]
  expect(popularProducts(twice, ['/colageno']).map(({ path }) => path)).toEqual(['/verisol', '/whey'])
  expect(popularProducts(twice, [undefined])).toHaveLength(3)
})

test('spec section 2: the home page has a row of the landing page’s kits and the kits of other products', () => {
  const kit = (id: string, path: string) => ({ id, path }) as Kit
  const own = ['1', '2', '3', '5', '10'].map((id) => kit(id, '/colageno'))
  const others = [kit('a', '/verisol'), kit('b', '/lac-gest')]
  expect(homeKits([...own, ...others], '/colageno')).toEqual({ first: own.slice(0, 4), lines: others })
  expect(homeKits(others, '/colageno')).toEqual({ first: others, lines: [] })
  expect(homeKits([...own, ...others], undefined)).toEqual({ first: [...own, ...others], lines: [] })
})
