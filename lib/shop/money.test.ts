/** @jest-environment node */
import fc from 'fast-check'
import { DEMO_USD } from '#lib/testing/demo-settings.ts'
import { convertedMoney, formatMoney } from './currency.ts'
import { percentOf, roundHalfAwayFromZero, toCents, toReais } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [0.5, 1],
  [1.5, 2],
  [2.4999, 2],
  [1.005 * 100, 101],
  [-0.5, -1],
])('%d is rounded half away from zero to %d', (value, rounded) =>
  expect(roundHalfAwayFromZero(value)).toBe(rounded),
)

test('T11 converting cents to reais and back returns the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => toCents(toReais(cents)) === cents),
  )
})

test('twenty per cent of 491.70 is 98.34 (contract 4.10)', () => expect(percentOf(49_170, 20)).toBe(9834))

test('P3 both languages format reais in their own number format; only English converts to another currency', () => {
  expect(plain(formatMoney(2490, 'pt'))).toBe('R$ 24,90')
  expect(plain(formatMoney(123_456_789, 'pt'))).toBe('R$ 1.234.567,89')
  expect(plain(formatMoney(123_456_789, 'en'))).toBe('R$ 1,234,567.89')
  expect(plain(formatMoney(-990, 'en'))).toBe('-R$ 9.90')
  expect(plain(convertedMoney(5990, 'en', DEMO_USD)!)).toBe('US$ 10.60')
  expect(plain(convertedMoney(5990, 'en', { ...DEMO_USD, code: 'EUR' })!)).toBe('EUR 10.60')
  expect(convertedMoney(5990, 'en', undefined)).toBeUndefined()
  expect(convertedMoney(5990, 'pt', DEMO_USD)).toBeUndefined()
})
