import type { Cents } from './money.ts'
import { readMoney } from './typed-money.ts'

/** A range of prices that includes both limits; without `to` it has no upper one. */
export interface PriceLimits {
  from: Cents
  to?: Cents
}

/** What a shopper has typed as lowest and highest price. */
export interface TypedPrices {
  from: string
  to: string
}

/** What is wrong with a typed limit: not an amount, or a maximum below the minimum. */
type PriceError = 'amount' | 'order'
export type PriceErrors = Partial<Record<keyof TypedPrices, PriceError>>

/** The limits in a value of the parameter `preco`, such as 30-79.90 or 30-; `undefined` for another spelling and for an empty range. */
export function readPriceRange(value: string): PriceLimits | undefined {
  const [from = '', to = '', ...more] = value.split('-')
  const limits = { from: readMoney(from), to: to === '' ? undefined : readMoney(to) }
  if (limits.from === undefined || more.length > 0 || (to !== '' && limits.to === undefined)) return undefined
  const range = rangeOf(limits.from, limits.to)
  return priceRangeValue(range) === value && !isEmpty(range) ? range : undefined
}

/** The value of the parameter `preco` for these limits; '' for none. */
export function priceRangeValue({ from, to }: PriceLimits): string {
  return from === 0 && to === undefined ? '' : `${inReais(from)}-${to === undefined ? '' : inReais(to)}`
}

/** The value of `preco` for typed limits, '' without any; or what is wrong with them. */
export function readTypedPrices({ from, to }: TypedPrices): { value: string } | { errors: PriceErrors } {
  const limits = { from: readTyped(from), to: readTyped(to) }
  const errors: PriceErrors = {
    ...(from.trim() !== '' && limits.from === undefined && { from: 'amount' }),
    ...(to.trim() !== '' && limits.to === undefined && { to: 'amount' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const range = rangeOf(limits.from ?? 0, limits.to)
  return isEmpty(range) ? { errors: { to: 'order' } } : { value: priceRangeValue(range) }
}

function rangeOf(from: Cents, to: Cents | undefined): PriceLimits {
  return { from, ...(to !== undefined && { to }) }
}

function isEmpty({ from, to = Infinity }: PriceLimits): boolean {
  return to < from
}

function readTyped(text: string): Cents | undefined {
  return readMoney(text.trim())
}

function inReais(cents: Cents): string {
  const rest = cents % 100
  return `${Math.floor(cents / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
