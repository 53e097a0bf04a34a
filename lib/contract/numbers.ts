const PLAIN = /^-?\d+(?:\.\d+)?$/
const DECIMAL_COMMA = /^-?\d+,\d+$/
const BRAZILIAN = /^-?\d{1,3}(?:\.\d{3})+,\d+$/
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/
const DOT_GROUPS = /^-?\d{1,3}(?:\.\d{3}){2,}$/
const COMMA_GROUPS = /^-?\d{1,3}(?:,\d{3}){2,}$/
// '1.299' is one real and thirty cents, or one thousand two hundred and ninety-nine reais.
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/
const AFFIXES = /^R\$\s*|\s*%$/gi

/** The largest id or version: the database's columns have 32 bits, and PostgreSQL rejects a query with a larger number. */
export const MAX_INTEGER = 2_147_483_647

/** The largest amount in reais that counts as a price. */
const MAX_MONEY = 100_000_000

/** The number of a value that may be text in Brazilian or English style, '1.299,90' or '1,299.90'; NaN for anything else (platform 3). */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : NaN
  return typeof value === 'string' ? parse(value.trim().replace(AFFIXES, '')) : NaN
}

function parse(text: string): number {
  if (PLAIN.test(text)) return finite(text)
  if (ENGLISH.test(text) || COMMA_GROUPS.test(text)) return finite(text.replaceAll(',', ''))
  if (BRAZILIAN.test(text) || DECIMAL_COMMA.test(text) || DOT_GROUPS.test(text))
    return finite(text.replaceAll('.', '').replace(',', '.'))
  return NaN
}

function finite(text: string): number {
  const value = Number(text)
  return Number.isFinite(value) ? value : NaN
}

/** An amount in reais; NaN when it is negative, beyond any price, or '1.299', which has two meanings (platform 3.3). */
export function toMoney(value: unknown): number {
  if (typeof value === 'string' && AMBIGUOUS.test(value.trim().replace(AFFIXES, ''))) return NaN
  const amount = toNumber(value)
  return amount >= 0 && amount <= MAX_MONEY ? amount : NaN
}
