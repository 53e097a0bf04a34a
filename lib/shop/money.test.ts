import fc from 'fast-check'
import { DEMO_USD } from '#lib/testing/demo-settings.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from './currency.ts'
import { percentOf, roundHalfUp, toCents, toReais } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [0.5, 1],
  [1.5, 2],
  [2.4999, 2],
  [1.005 * 100, 101],
  [-0.5, -1],
])('rounds %d half up to %d', (value, rounded) => expect(roundHalfUp(value)).toBe(rounded))

test('converting cents to reais and back returns the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => toCents(toReais(cents)) === cents),
  )
})

test('twenty per cent of 491.70 is 98.34 (contract 4.10)', () => expect(percentOf(49_170, 20)).toBe(9834))

test('one formatter per currency (P3)', () => {
  expect(plain(formatMoney(2490, BRL))).toBe('R$ 24,90')
  expect(plain(formatMoney(123_456_789, BRL))).toBe('R$ 1.234.567,89')
  expect(formatMoney(2490, DEMO_USD)).toBe('$24.90')
  expect(formatMoney(2490, { ...DEMO_USD, rate: 0.18 })).toBe('$4.48')
  expect(plain(formatMoney(2490, BRL_IN_ENGLISH))).toBe('R$24.90')
})
