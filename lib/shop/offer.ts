import type { Cents } from './money.ts'

/** What something is sold for at this moment; nothing else in the shop decides it. Amounts are integer cents. */
export interface Offer {
  price: Cents
  /** The price before the offer; nothing when it is not above the price. */
  priceFrom: Cents | undefined
  inStock: boolean
}

/**
 * The offer of a product or kit, the one source of every price that is told outside of a visitor's own cart: page,
 * structured data, Open Graph and feed (spec section 7). Nothing without a price: it cannot be sold (R47).
 */
export function offerOf({ price, priceFrom, inStock }: Offer): Offer | undefined {
  if (!Number.isInteger(price) || price <= 0) return undefined
  return { price, priceFrom: priceFrom !== undefined && priceFrom > price ? priceFrom : undefined, inStock }
}

/** Cents as machines read them, in reais with a dot and two decimals: 24.90 (R46, R48, R68). */
export function plainAmount(cents: Cents): string {
  return (cents / 100).toFixed(2)
}
