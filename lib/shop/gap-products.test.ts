/** @jest-environment node */
import { fillingGap, shippingGap } from './gap-products.ts'

const product = (path: string, price: number | undefined, inStock = true) => ({ path, price, inStock })

test('P18 products that reach the gap come first, the lowest first, then the others, the highest first', () => {
  const products = [product('/a', 2490), product('/b', 6990), product('/c', 4490), product('/d', 5990)]
  expect(fillingGap(products, 5000, []).map(({ path }) => path)).toEqual(['/d', '/b', '/c'])
  expect(fillingGap(products, 9000, []).map(({ path }) => path)).toEqual(['/b', '/d', '/c'])
})

test('products in the cart, sold out or without a price are left out', () => {
  const products = [product('/a', 5000), product('/b', 5000, false), product('/c', undefined)]
  expect(fillingGap([...products, product('/d', 100)], 5000, ['/a', undefined])).toEqual([product('/d', 100)])
})

test('P29 there is no gap without an amount, in an empty cart and above the amount', () => {
  expect([
    shippingGap(20_950, 29_900),
    shippingGap(0, 29_900),
    shippingGap(29_900, 29_900),
    shippingGap(100, undefined),
    shippingGap(undefined, 29_900),
  ]).toEqual([8950, 0, 0, 0, 0])
  expect(fillingGap([product('/a', 100)], 0, [])).toEqual([])
})
