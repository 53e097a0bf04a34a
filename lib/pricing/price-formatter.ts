import type { Lang } from '../routes/lang.ts'
import { BRL, formatMoney, type Currency } from '../shop/currency.ts'
import type { Cents } from '../shop/money.ts'

/** Returns a function that formats cents in the currency of a page's language (P3). */
export function priceFormatter(lang: Lang, { english }: { english: Currency }): (amount: Cents) => string {
  return (amount) => formatMoney(amount, lang === 'en' ? english : BRL)
}
