import type { ListingFilter } from '#lib/shop/listing.ts'

/** A category filter as the toolbar shows it; `isOpen` is true for the selected category and its parent. */
export interface ShownFilter extends ListingFilter {
  isOpen: boolean
}

/**
 * Returns the category filters in rows: the top level and, if a category is selected, the subcategories of its top-level category.
 * A row with a single entry offers no choice and is left out, except an open top-level one: it shows what is selected, beside the
 * link that removes the filter.
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
