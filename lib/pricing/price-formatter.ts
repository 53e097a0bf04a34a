import type { Lang } from '../routes/lang.ts'
import { formatMoney } from '../shop/currency.ts'
import type { Cents } from '../shop/money.ts'

/** Returns a function that formats cents as reais for the pages of a language (P3). */
export function priceFormatter(lang: Lang): (amount: Cents) => string {
  return (amount) => formatMoney(amount, lang)
}
