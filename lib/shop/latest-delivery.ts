import type { ShippingQuote } from './shipping.ts'

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
