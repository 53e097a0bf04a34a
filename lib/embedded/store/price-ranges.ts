import { toReais } from '#lib/shop/money.ts'
import { readPriceRange } from '#lib/shop/price-range.ts'

/** A range of prices in cents that includes both limits; without `to` it has no upper one. */
export interface PriceRange {
  /** Its value in the query of a listing. */
  key: string
  from: number
  to?: number
}

/** The ranges that a listing offers (contract 4.8). */
export const PRICE_RANGES: readonly PriceRange[] = [
  { key: '0-50', from: 0, to: 5000 },
  { key: '50-100', from: 5000, to: 10_000 },
  { key: '100-150', from: 10_000, to: 15_000 },
  { key: '150-', from: 15_000 },
]

/** The range of a value of `preco`, one of the offered ones or any other; `undefined` when it is none. */
export function priceRange(value: string): PriceRange | undefined {
  const range = readPriceRange(value)
  return range && { key: value, ...range }
}

/**
 * `detalhes.filtrosPreco` in the platform's format: the ranges with products, and the selected one, whose link removes it. A single
 * range that has everything is no choice. `found` is the number of products in each range; without it all ranges are offered, without
 * numbers. `more` are the other filters of the listing, which the links keep.
 */
export function priceFilterDocuments(
  found: readonly number[] | undefined,
  selected: string | null,
  more: Record<string, string>,
) {
  const other = selected !== null && !PRICE_RANGES.some(({ key }) => key === selected) && priceRange(selected)
  const counted = PRICE_RANGES.map((range, index) => ({ ...range, products: found?.[index] }))
  const offered = [
    ...counted.filter(({ key, products }) => products !== 0 || key === selected),
    ...(other ? [{ ...other, products: undefined }] : []),
  ]
  if (offered.length < 2 && selected === null) return []
  return offered.map(({ key, from, to, products }) => ({
    de: toReais(from),
    ...(to !== undefined && { ate: toReais(to) }),
    ativo: key === selected,
    ...(products !== undefined && { quantidade: products }),
    rota: { query: key === selected ? more : { ...more, preco: key } },
  }))
}
