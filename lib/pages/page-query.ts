import 'server-only'
import { typedPricesIn } from '../routes/listing-address.ts'
import { readTypedPrices, type PriceErrors, type TypedPrices } from '../shop/price-range.ts'

/** The query of a page as Next passes it. */
export type PageQuery = Record<string, string | string[] | undefined>

/** A page's query as URLSearchParams. */
export function queryOf(query: PageQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value = []]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, each]),
    ),
  )
}

/**
 * What the form for a range of prices sent: the value of the range, or what was typed with its errors; `undefined` for a query that
 * does not come from it.
 */
export function typedPriceRange(
  query: URLSearchParams,
): { value: string } | { typed: TypedPrices; errors: PriceErrors } | undefined {
  const typed = typedPricesIn(query)
  if (!typed) return undefined
  const result = readTypedPrices(typed)
  return 'value' in result ? result : { typed, errors: result.errors }
}
