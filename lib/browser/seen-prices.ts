import type { CartItem } from '../shop/cart.ts'

// The price at which the visitor first saw each line of the cart, by line. Some browsers forbid storage: nothing is said then.
const KEY = 'precos'

type PricedLine = Pick<CartItem, 'key' | 'price'>

/** The stored prices as text, which changes only with them; '' without any. */
export function storedPrices(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The price in such a text at which a line was first seen, in cents; undefined when that is its price now. */
export function priceBefore(text: string, { key, price }: PricedLine): number | undefined {
  const before = read(text)[key]
  return price === undefined || before === price ? undefined : before
}

/** Stores the prices of new lines, and forgets lines that have left the cart. */
export function rememberPrices(items: readonly PricedLine[]): void {
  const seen = read(storedPrices())
  const prices = items.flatMap(({ key, price }) =>
    price === undefined ? [] : [[key, seen[key] ?? price] as const],
  )
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(prices)))
  } catch {}
}

function read(text: string): Record<string, number | undefined> {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, price]) => Number.isSafeInteger(price)))
  } catch {
    return {}
  }
}
