/** @jest-environment node */
import fc from 'fast-check'
import { formatInvoiceKey, invoiceAddress, invoiceKeyOf } from './invoice-key.ts'

// From the manual of the NF-e, and one of an issuer whose CNPJ has letters.
const KEY = '52060433009911002506550120000007800267301615'

test('the access key of an NF-e is accepted with and without blanks', () => {
  expect(invoiceKeyOf(KEY)).toBe(KEY)
  expect(invoiceKeyOf(` ${formatInvoiceKey(KEY)} `)).toBe(KEY)
  expect(formatInvoiceKey(KEY)).toMatch(/^(?:\d{4} ){10}\d{4}$/)
  expect(new URL(invoiceAddress(KEY)).searchParams.get('nfe')).toBe(KEY)
})

test.each([
  ['a digit less', KEY.slice(1)],
  ['a digit more', `${KEY}0`],
  ['an unknown state', `99${KEY.slice(2)}`],
  ['a month 13', `${KEY.slice(0, 4)}13${KEY.slice(6)}`],
  ['another model', `${KEY.slice(0, 20)}65${KEY.slice(22)}`],
  ['a letter outside the CNPJ', `${KEY.slice(0, 43)}A`],
  ['nothing', ''],
])('a key with %s is rejected', (_, text) => {
  expect(invoiceKeyOf(text)).toBeUndefined()
})

test('every wrong digit, and every two different adjacent digits in swapped order, are detected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 43 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digit = (Number(KEY[at]) + more) % 10
      expect(invoiceKeyOf(`${KEY.slice(0, at)}${digit}${KEY.slice(at + 1)}`)).toBeUndefined()
    }),
  )
  for (let at = 0; at < 42; at++) {
    const swapped = `${KEY.slice(0, at)}${KEY[at + 1]}${KEY[at]}${KEY.slice(at + 2)}`
    if (swapped !== KEY) expect(invoiceKeyOf(swapped)).toBeUndefined()
  }
})
