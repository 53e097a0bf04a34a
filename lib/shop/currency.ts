import { toReais, type Cents } from './money.ts'

/** The currency of displayed prices: reais, or reais converted at a rate (P3). */
export interface Currency {
  code: string
  /** Units of the currency for one real; 1 for BRL itself. */
  rate: number
  locale: 'pt-BR' | 'en-US'
}

/** Charged prices on Portuguese pages. */
export const BRL: Currency = { code: 'BRL', rate: 1, locale: 'pt-BR' }

/** Charged prices on English pages. */
export const BRL_IN_ENGLISH: Currency = { code: 'BRL', rate: 1, locale: 'en-US' }

const formatters = new Map<string, Intl.NumberFormat>()

/** Cents as text in a currency: R$ 24,90 or $24.90; the shop's only price formatter (T11). */
export function formatMoney(cents: Cents, { code, rate, locale }: Currency): string {
  const key = `${locale} ${code}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: code })
    formatters.set(key, formatter)
  }
  return formatter.format(toReais(Math.round(cents * rate)))
}

/** The charged reais beside a price that an English page shows in `english`; undefined when that is reais itself (P3). */
export function chargedReais(cents: Cents, english: Currency): string | undefined {
  return english.code === BRL.code ? undefined : formatMoney(cents, BRL_IN_ENGLISH)
}

/** Formats cents for a sentence: R$ 9,90; on English pages, with `english` as their currency, $9.90 (R$9.90) (P3). */
export function moneyInWords(cents: Cents, english?: Currency): string {
  if (!english) return formatMoney(cents, BRL)
  const charged = chargedReais(cents, english)
  return charged ? `${formatMoney(cents, english)} (${charged})` : formatMoney(cents, english)
}
