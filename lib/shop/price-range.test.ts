/** @jest-environment node */
import fc from 'fast-check'
import { priceRangeValue, readPriceRange, readTypedPrices } from './price-range.ts'

test.each([
  ['30-80', { from: 3000, to: 8000 }],
  ['29.90-29.90', { from: 2990, to: 2990 }],
  ['150-', { from: 15_000 }],
  ['0-50', { from: 0, to: 5000 }],
  // Another spelling of the same range would be another page.
  ['030-80', undefined],
  ['30.00-80', undefined],
  ['30,50-80', undefined],
  ['R$30-80', undefined],
  ['0-', undefined],
  ['-80', undefined],
  ['80-30', undefined],
  ['30', undefined],
  ['30-80-90', undefined],
  ['1000000-', undefined],
  ['', undefined],
])('the range of the value "%s"', (value, limits) => expect(readPriceRange(value)).toEqual(limits))

test('the value of a range leads back to it', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 })
  fc.assert(
    fc.property(amount, amount, (from, more) => {
      const range = { from, to: Math.min(from + more, 99_999_999) }
      expect(readPriceRange(priceRangeValue(range))).toEqual(range)
    }),
  )
})

test.each([
  [' R$ 29,90', '80', { value: '29.90-80' }],
  ['', '80', { value: '0-80' }],
  ['30.50', '', { value: '30.50-' }],
  ['', ' ', { value: '' }],
  ['80', '30', { errors: { to: 'order' } }],
  ['abc', '-5', { errors: { from: 'amount', to: 'amount' } }],
  ['1e3', '', { errors: { from: 'amount' } }],
])('typed limits "%s" and "%s"', (from, to, expected) =>
  expect(readTypedPrices({ from, to })).toEqual(expected),
)
