import type { TraitValues } from './traits.ts'

/** The number of products in a listing, on all its pages. */
export interface ListingCounts {
  total: number
  /** Product counts by category, before the category filter. */
  perCategory: ReadonlyMap<number, number>
  /** Whether each price range has products, before the price filter; `undefined` for a list that is too long to look. */
  inRanges?: readonly boolean[] | undefined
  /** The values of each trait that products have, before the filter by that trait; `undefined` for a list that is too long to look. */
  traitValues?: TraitValues | undefined
}
