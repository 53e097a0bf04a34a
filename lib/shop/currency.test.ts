import { DEMO_USD } from '#lib/testing/demo-settings.ts'
import { BRL_IN_ENGLISH, moneyInWords } from './currency.ts'

test.each([
  [undefined, 'R$\u00a09,90'],
  [DEMO_USD, '$9.90 (R$9.90)'],
  [{ code: 'EUR', rate: 0.2, locale: 'en-US' } as const, '€1.98 (R$9.90)'],
  [BRL_IN_ENGLISH, 'R$9.90'],
])(
  'P3 an amount in a sentence has the currency of the page and, in another currency, the charged reais: %j',
  (english, text) => {
    expect(moneyInWords(990, english)).toBe(text)
  },
)
