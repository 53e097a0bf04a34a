import { toReais, type Cents } from '#lib/shop/money.ts'

/** An amount as the commands print it: R$ 59.90. */
export function reaisText(cents: Cents): string {
  return `R$ ${toReais(cents).toFixed(2)}`
}
