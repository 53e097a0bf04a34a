import type { MoneyStyle } from './goods/good.ts'

/** PHP's empty array, which it also sends for an empty object (platform 3). */
export const EMPTY: never[] = []

/** Writes cents in one of the ways that stores write amounts. */
export function money(cents: number, style: MoneyStyle): number | string {
  const text = (cents / 100).toFixed(2)
  if (style === 'number') return cents / 100
  if (style === 'plain text') return text
  const [whole = '', decimals] = text.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}

/** Writes a flag as a boolean, as "s" or "n", or as 1 or 0. */
export function flag(isSet: boolean, style: number): boolean | string | number {
  return [isSet, isSet ? 's' : 'n', isSet ? 1 : 0][style % 3]!
}

/** Writes a list as an object with numeric keys, as PHP does once an entry is missing. */
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
