/** @jest-environment node */
import { postalCodeDigits } from './shipping.ts'

test.each([
  ['01310-100', '01310100'],
  ['01310100', '01310100'],
  [' 01310 100 ', '01310100'],
  ['0131010', undefined],
  ['013101000', undefined],
  ['01310-10a', undefined],
  ['', undefined],
])('contract 4.19: the digits of "%s" are %s', (text, digits) => {
  expect(postalCodeDigits(text)).toBe(digits)
})
