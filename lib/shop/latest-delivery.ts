import type { Cents } from './money.ts'
import type { ShippingQuote } from './shipping.ts'

/** A way of delivery that is faster than the cheapest one. */
export interface FasterDelivery {
  label: string
  /** The last day, as YYYY-MM-DD. */
  until: string
  /** Undefined when only the checkout knows it. */
  price: Cents | undefined
}

/** The last day on which the cheapest delivery of each quote arrives, as YYYY-MM-DD; '' when one of them states no day. */
export function latestDelivery(quotes: readonly ShippingQuote[]): string {
  const days = quotes.map(({ options }) => {
    const [first, ...others] = options
    const cheapest = others.reduce(
      (best, option) => ((option.price ?? Infinity) < (best?.price ?? Infinity) ? option : best),
      first,
    )
    return cheapest?.until ?? ''
  })
  return days.includes('') ? '' : (days.toSorted().at(-1) ?? '')
}

/**
 * The fastest way that all quotes have, when it is faster than the cheapest ones together; undefined without one. What it costs is known of
 * a single quote: the price of a whole cart is not the sum of its lines.
 */
export function fasterDelivery(quotes: readonly ShippingQuote[]): FasterDelivery | undefined {
  const usual = latestDelivery(quotes)
  const ways = (quotes[0]?.options ?? []).map(({ label, price }) => {
    const days = quotes.map(({ options }) => options.find((option) => option.label === label)?.until ?? '')
    const until = days.includes('') ? '' : days.toSorted().at(-1)!
    return { label, until, price: quotes.length === 1 ? price : undefined }
  })
  return ways
    .filter(({ until }) => until !== '' && until < usual)
    .toSorted((a, b) => (a.until < b.until ? -1 : 1))[0]
}
