import type { ListingFilter } from '#lib/shop/listing.ts'

/** A filter as the toolbar shows it; `isOpen` for the current one and for the one that holds it. */
export interface ShownFilter extends ListingFilter {
  isOpen: boolean
}

/**
 * The categories of a listing in rows: first those at its top, then, once one of them is chosen, those right below it.
 * A row of one has nothing to choose from.
 */
export function filterRows(filters: readonly ListingFilter[]): ShownFilter[][] {
  const groups: { top: ListingFilter; below: ListingFilter[] }[] = []
  for (const filter of filters) {
    if (filter.level === 1) groups.push({ top: filter, below: [] })
    else if (filter.level === 2) groups.at(-1)?.below.push(filter)
  }
  const isOpen = ({ top, below }: (typeof groups)[number]) =>
    top.isCurrent || below.some(({ isCurrent }) => isCurrent)
  const tops = groups.map((group) => ({ ...group.top, isOpen: isOpen(group) }))
  const below = groups.find(isOpen)?.below.map((filter) => ({ ...filter, isOpen: filter.isCurrent })) ?? []
  return [tops, below].filter((row, index) => row.length > 1 || (index === 0 && row[0]?.isOpen))
}
