import type { TraitValues } from './traits.ts'

/** The number of products in a listing, on all its pages. */
export interface ListingCounts {
  total: number
  /** Product counts by category without any filter. */
  perCategory: ReadonlyMap<number, number>
  /** Product counts by category with all filters but that of the category; `undefined` for a list that is too long to count. */
  filteredPerCategory?: ReadonlyMap<number, number>
  /** The number of products in each price range, with the other filters; `undefined` for a list that is too long to count. */
  inRanges?: readonly number[] | undefined
  /** The values of each trait that products have with the other filters; `undefined` for a list that is too long to count. */
  traitValues?: TraitValues | undefined
}
