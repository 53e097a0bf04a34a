import type { Cents } from './money.ts'

const MONEY = /^(?:R\$)?\s*(\d{1,6})(?:[.,](\d{2}))?$/

/** The cents of an amount of reais as an owner types it, 59.90 or 59,90; `undefined` for anything else. */
export function readMoney(text: string): Cents | undefined {
  // Built from digits, because 0.29 × 100 is 28.999999999999996.
  const [, reais, cents = '00'] = MONEY.exec(text) ?? []
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents)
}
