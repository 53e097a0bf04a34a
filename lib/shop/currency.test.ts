/** @jest-environment node */
import { DEMO_USD } from '#lib/testing/demo-settings.ts'
import { moneyInWords } from './currency.ts'

test.each([
  ['pt', undefined, 'R$ 59,90'],
  ['pt', DEMO_USD, 'R$ 59,90'],
  ['en', undefined, 'R$ 59.90'],
  ['en', DEMO_USD, 'R$ 59.90 (about US$ 10.60)'],
] as const)('P3 in a sentence the reais that are charged come first: %s %j', (lang, conversion, text) => {
  expect(moneyInWords(5990, lang, conversion).replace(/\u00a0/g, ' ')).toBe(text)
})
