/** @jest-environment node */
import fc from 'fast-check'
import { DEMO_USD } from '#lib/testing/demo-settings.ts'
import { formatMoney, moneyInWords } from './currency.ts'

test.each([
  ['pt', undefined, 'R$ 59,90'],
  ['pt', DEMO_USD, 'R$ 59,90'],
  ['en', undefined, 'R$ 59.90'],
  ['en', DEMO_USD, 'R$ 59.90 (about US$ 10.60)'],
] as const)('P3 in a sentence the reais that are charged come first: %s %j', (lang, conversion, text) => {
  expect(moneyInWords(5990, lang, conversion).replace(/\u00a0/g, ' ')).toBe(text)
})

const REAIS = {
  pt: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  // The browser's own English writes no space after the symbol.
  en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'BRL' }),
}

test('T11 prices are written as Intl.NumberFormat writes them, with a space after the symbol in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('pt', 'en'), (cents, lang) => {
      expect(formatMoney(cents, lang)).toBe(REAIS[lang].format(cents / 100).replace(/R\$(?=\d)/, 'R$\u00a0'))
    }),
  )
})
