import type { ListingFilter } from '#lib/shop/listing.ts'

/** A category filter as the list of categories shows it; `isOpen` is true for the selected category and its parent. */
export interface ShownFilter extends ListingFilter {
  isOpen: boolean
  /** Whether it is a subcategory of the open category. */
  isBelow: boolean
}

/**
 * Returns the category filters in one list: the top level and, after a top-level category that is selected or has the selected one,
 * its subcategories. Where there is a single top-level category and it is not open, there is no choice and no list.
 */
export function filterRows(filters: readonly ListingFilter[]): ShownFilter[] {
  const groups: { top: ListingFilter; below: ListingFilter[] }[] = []
  for (const filter of filters) {
    if (filter.level === 1) groups.push({ top: filter, below: [] })
    else if (filter.level === 2) groups.at(-1)?.below.push(filter)
  }
  const isOpen = ({ top, below }: (typeof groups)[number]) =>
    top.isCurrent || below.some(({ isCurrent }) => isCurrent)
  if (groups.length === 1 && !isOpen(groups[0]!)) return []
  return groups.flatMap((group) => {
    const top = { ...group.top, isOpen: isOpen(group), isBelow: false }
    if (!top.isOpen || group.below.length < 2) return [top]
    return [top, ...group.below.map((filter) => ({ ...filter, isOpen: filter.isCurrent, isBelow: true }))]
  })
}
