/** @jest-environment node */
import { cartGap, suitingProducts } from './gap-products.ts'

const product = (
  path: string,
  price: number | undefined,
  {
    inStock = true,
    family = path,
    ...more
  }: { inStock?: boolean; family?: string; name?: string; purposes?: string[] } = {},
) => ({
  name: path,
  path,
  price,
  inStock,
  family,
  ...more,
})
const suiting = (products: ReturnType<typeof product>[], gap: number, inCart: (string | undefined)[] = []) =>
  suitingProducts(
    products,
    gap,
    inCart.map((path) => ({ path, name: path ?? '', product: undefined })),
  ).map(({ path }) => path)

test('P18 products that fill the gap come first, the lowest first, and two of them alone; then the others, the highest first', () => {
  const products = [product('/a', 2490), product('/b', 6990), product('/c', 4490), product('/d', 5990)]
  expect(suiting(products, 5000)).toEqual(['/d', '/b'])
  expect(suiting(products, 6000)).toEqual(['/b', '/d', '/c'])
  expect(suiting(products, 9000)).toEqual(['/b', '/d', '/c'])
})

test('products in the cart, sold out or without a price are left out', () => {
  const products = [product('/a', 5000), product('/b', 5000, { inStock: false }), product('/c', undefined)]
  expect(suiting([...products, product('/d', 100)], 5000, ['/a', undefined])).toEqual(['/d'])
})

test('products of a family that is in the cart come last, even one that fills the gap; without known families the price alone decides', () => {
  const products = [
    product('/colageno', 2490, { family: 'colageno' }),
    product('/verisol', 6990, { family: 'colageno' }),
    product('/gomas', 4990),
    product('/serum', 5990),
  ]
  expect(suiting(products, 6000, ['/colageno'])).toEqual(['/gomas', '/serum', '/verisol'])
  expect(suiting(products, 6000)).toEqual(['/verisol', '/serum', '/gomas'])
  const unknown = products.map((each) => ({ ...each, family: '' }))
  expect(suiting(unknown, 6000, ['/colageno'])).toEqual(['/verisol', '/gomas', '/serum'])
})

test('products that serve no purpose of the cart are left out, also where that leaves none', () => {
  const products = [
    product('/serum', 5990, { purposes: ['Pele', 'Hidratação'] }),
    product('/creme', 6490, { purposes: ['Pele', 'Rotina da noite'] }),
    product('/whey', 13_990, { purposes: ['Treino'] }),
    product('/sem-objetivo', 4990),
  ]
  expect(suiting(products, 6000, ['/serum'])).toEqual(['/creme'])
  expect(suiting(products, 6000, ['/whey'])).toEqual([])
  expect(suiting(products, 6000, ['/serum', '/whey'])).toEqual(['/creme'])
  expect(suiting(products, 6000, ['/sem-objetivo'])).toEqual(['/creme', '/whey'])
})

test('a product for a special group is offered only to a cart of that group, which gets no other', () => {
  const pregnancy = product('/lac-gest', 6490, { name: 'Colágeno para Grávidas e Lactantes' })
  const children = product('/gomas', 6990, { name: 'Gomas infantis' })
  const other = product('/oleo', 5990, { name: 'Óleo para gestantes' })
  const products = [pregnancy, children, other, product('/serum', 6200)]
  expect(suiting(products, 6000, ['/whey'])).toEqual(['/serum'])
  expect(suiting(products, 6000, ['/lac-gest'])).toEqual(['/oleo'])
  expect(suiting(products, 6000, ['/lac-gest', '/serum'])).toEqual(['/oleo'])
  // A product that is not among the cheapest is known by its name.
  expect(suiting(products, 6000, ['/chá para gestantes'])).toEqual(['/lac-gest', '/oleo'])
})

test('P18 of products that do not fill the gap, those that one press adds come before those with a choice', () => {
  const added = { ...product('/serum', 4000), field: {} }
  expect(suiting([product('/whey', 5000), added], 6000)).toEqual(['/serum', '/whey'])
  expect(suiting([product('/whey', 5000), added], 5000)).toEqual(['/whey', '/serum'])
})

test('where nothing fills the gap, prices near those of the products in the cart come first', () => {
  const products = [
    product('/pote', 2490),
    product('/whey', 13_990),
    product('/gomas', 3990),
    product('/serum', 5990),
  ]
  expect(suiting(products, 27_410, ['/pote'])).toEqual(['/gomas', '/serum', '/whey'])
  expect(suiting(products, 27_410, ['/whey'])).toEqual(['/serum', '/gomas', '/pote'])
  expect(suiting(products, 27_410, [undefined])).toEqual(['/whey', '/serum', '/gomas'])
})

test('P18 P29 the gap is that to the nearest advantage that the store states and the cart lacks', () => {
  const goal = { goal: 45_000, percent: 20 }
  const settings = { goal, freeShippingFrom: 29_900 }
  expect(cartGap(20_950, settings)).toEqual({ amount: 8950, percent: undefined })
  expect(cartGap(29_900, settings)).toEqual({ amount: 15_100, percent: 20 })
  expect(cartGap(20_950, { ...settings, freeShippingFrom: undefined })).toEqual({
    amount: 24_050,
    percent: 20,
  })
  expect(cartGap(40_000, { goal, freeShippingFrom: 60_000 })).toEqual({ amount: 5000, percent: 20 })
  expect([
    cartGap(45_000, settings),
    cartGap(0, settings),
    cartGap(undefined, settings),
    cartGap(100, { goal: undefined, freeShippingFrom: undefined }),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
