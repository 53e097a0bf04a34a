/** @jest-environment node */
import fc from 'fast-check'
import { offerOf, plainAmount } from './offer.ts'

test.each([
  [{ price: 2490, priceFrom: 4990, inStock: true }, 4990],
  [{ price: 2490, priceFrom: 2490, inStock: true }, undefined],
  [{ price: 2490, priceFrom: 100, inStock: false }, undefined],
  [{ price: 2490, priceFrom: undefined, inStock: true }, undefined],
])('R49 the previous price of %j is %s', (source, before) => {
  expect(offerOf(source)).toEqual({ ...source, priceFrom: before })
})

test.each([0, -1, Number.NaN, 12.5])('R47 no offer for a price of %s cents', (price) => {
  expect(offerOf({ price, priceFrom: undefined, inStock: true })).toBeUndefined()
})

test('R48 amounts in structured data have a dot, two decimals and no grouping', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), (cents) => {
      const text = plainAmount(cents)
      expect(text).toMatch(/^\d+\.\d{2}$/)
      expect(Math.round(Number(text) * 100)).toBe(cents)
    }),
  )
})
