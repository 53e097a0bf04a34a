import type { MoneyStyle } from './products/store-product.ts'

/** PHP's empty array, which it also sends for an empty object (platform 3). */
export const EMPTY: never[] = []

/** Formats cents in one of the three ways in which stores write amounts. */
export function phpAmount(cents: number, style: MoneyStyle): number | string {
  const text = (cents / 100).toFixed(2)
  if (style === 'number') return cents / 100
  if (style === 'plain text') return text
  const [whole = '', decimals] = text.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}

/** Formats a flag as a boolean, as "s" or "n", or as 1 or 0. */
export function phpFlag(isSet: boolean, style: number): boolean | string | number {
  return [isSet, isSet ? 's' : 'n', isSet ? 1 : 0][style % 3]!
}

/** Returns a list as an object with numeric keys, as PHP writes it once an entry is missing. */
export function numbered<T>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((entry, index) => [String(index + 1), entry]))
}

/** A link as the API writes it: the whole address on the store's host, and the same as a route. */
export function link(origin: string, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  return {
    rota: {
      name: 'dinamica',
      route: '/:url*',
      path,
      params: EMPTY,
      query: search ? query : EMPTY,
    },
    url: `${origin}${path}${search && '?'}${search}`,
  }
}
