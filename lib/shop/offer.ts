import type { Cents } from './money.ts'

/** The current price and availability of a product or kit. Amounts are integer cents. */
export interface Offer {
  price: Cents
  /** The price before the offer; undefined when it is not above the price. */
  priceFrom: Cents | undefined
  inStock: boolean
}

/**
 * The offer of a product or kit; every price outside the cart comes from here: page, structured data, Open Graph and feed
 * (spec section 7). Undefined without a price, because the item cannot be sold (R47).
 */
export function offerOf({
  price,
  priceFrom,
  inStock,
}: Omit<Offer, 'price'> & { price: Cents | undefined }): Offer | undefined {
  if (price === undefined || !Number.isInteger(price) || price <= 0) return undefined
  return { price, priceFrom: priceFrom !== undefined && priceFrom > price ? priceFrom : undefined, inStock }
}

/** Cents in the format of structured data and feed: reais with a dot and two decimals, 24.90 (R46, R48, R68). */
export function plainAmount(cents: Cents): string {
  return (cents / 100).toFixed(2)
}
