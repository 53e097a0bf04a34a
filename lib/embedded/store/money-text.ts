import { toReais, type Cents } from '#lib/shop/money.ts'

const MONEY = /^(?:R\$)?(\d{1,6})(?:[.,](\d{2}))?$/

/** The cents of an amount of reais as an owner types it, 59.90 or 59,90; `undefined` for anything else. */
export function readMoney(text: string): Cents | undefined {
  // Built from digits, because 0.29 × 100 is 28.999999999999996.
  const [, reais, cents = '00'] = MONEY.exec(text) ?? []
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents)
}

/** An amount as the commands print it: R$ 59.90. */
export function reaisText(cents: Cents): string {
  return `R$ ${toReais(cents).toFixed(2)}`
}
