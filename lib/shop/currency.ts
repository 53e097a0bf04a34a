import { roundHalfAwayFromZero, type Cents } from './money.ts'

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

/** The marks between thousands and before the decimals, as CLDR has them for pt-BR and en-US. */
const MARKS = { pt: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/** Cents as reais in the number format of a language: R$ 1.024,90 or R$ 1,024.90; the shop's only price formatter (T11). */
export function formatMoney(cents: Cents, lang: Lang): string {
  return withSymbol('R$', cents, lang)
}

/** Cents of reais in the other currency of English pages, rounded: US$ 10.60; undefined without one (P3). */
export function convertedMoney(
  cents: Cents,
  lang: Lang,
  conversion: Conversion | undefined,
): string | undefined {
  if (!conversion || lang === 'pt') return undefined
  const { code, rate } = conversion
  return withSymbol(code === 'USD' ? 'US$' : code, Math.round(cents * rate), lang)
}

// The sign and the symbol before the number, with a space that does not wrap. Written out, because making two `Intl.NumberFormat` takes a
// slow phone 50 to 100 ms.
function withSymbol(symbol: string, cents: Cents, lang: Lang): string {
  const amount = Math.abs(roundHalfAwayFromZero(cents))
  const { group, decimal } = MARKS[lang]
  const whole = String(Math.trunc(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, group)
  const rest = String(amount % 100).padStart(2, '0')
  return `${cents < 0 && amount > 0 ? '-' : ''}${symbol}\u00a0${whole}${decimal}${rest}`
}

/** Cents for a sentence: R$ 9,90; on English pages with a conversion R$ 9.90 (about US$ 1.75) (P3). */
export function moneyInWords(cents: Cents, lang: Lang, conversion: Conversion | undefined): string {
  const converted = convertedMoney(cents, lang, conversion)
  return formatMoney(cents, lang) + (converted ? ` (about ${converted})` : '')
}
