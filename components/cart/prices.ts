import type { Lang } from '#lib/routes/lang.ts'
import { BRL, formatMoney, type Currency } from '#lib/shop/currency.ts'
import type { Cents } from '#lib/shop/money.ts'

/** Writes prices as a page of this language shows them (P3). */
export function pricesIn(lang: Lang, { english }: { english: Currency }): (amount: Cents) => string {
  return (amount) => formatMoney(amount, lang === 'en' ? english : BRL)
}
