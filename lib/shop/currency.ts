import { toReais, type Cents } from './money.ts'

/** Another currency in which English pages state prices beside the reais that are charged, at the rate of a day (P3). */
export interface Conversion {
  /** ISO 4217. */
  code: string
  /** Units of the currency for one real. */
  rate: number
  /** The day of the rate, as 2026-11-20. */
  date: string
}

// Repeated because lib/shop must not import lib/routes.
type Lang = 'pt' | 'en'

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const REAIS = {
  pt: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  en: new Intl.NumberFormat('en-US', TWO_DECIMALS),
}

/** Cents as reais in the number format of a language: R$ 1.024,90 or R$ 1,024.90; the shop's only price formatter (T11). */
export function formatMoney(cents: Cents, lang: Lang): string {
  return lang === 'en' ? withSymbol('R$', toReais(cents)) : REAIS.pt.format(toReais(cents))
}

/** Cents of reais in the other currency of English pages, rounded: US$ 10.60; undefined without one (P3). */
export function convertedMoney(
  cents: Cents,
  lang: Lang,
  conversion: Conversion | undefined,
): string | undefined {
  if (!conversion || lang === 'pt') return undefined
  const { code, rate } = conversion
  return withSymbol(code === 'USD' ? 'US$' : code, toReais(Math.round(cents * rate)))
}

// The sign and the symbol before the number, with a space that does not wrap.
function withSymbol(symbol: string, amount: number): string {
  return `${amount < 0 ? '-' : ''}${symbol}\u00a0${REAIS.en.format(Math.abs(amount))}`
}

/** Cents for a sentence: R$ 9,90; on English pages with a conversion R$ 9.90 (about US$ 1.75) (P3). */
export function moneyInWords(cents: Cents, lang: Lang, conversion: Conversion | undefined): string {
  const converted = convertedMoney(cents, lang, conversion)
  return formatMoney(cents, lang) + (converted ? ` (about ${converted})` : '')
}
