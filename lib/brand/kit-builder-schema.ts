import { string } from 'yup'
import { both, optional } from './fields.ts'

/**
 * The texts of the page on which a shopper builds a kit; they name the brand's packages, such as 'pote' (P5). `{count}`,
 * `{number}`, `{name}`, `{price}`, `{each}` and `{amount}` are placeholders.
 */
export const kitBuilderSchema = optional({
  /** For search engines. */
  description: both(),
  intro: both(),
  howMany: both(),
  /** '{count} potes'. */
  size: both(),
  which: both(),
  /** One package, as in 'por pote'. */
  unit: both(),
  /** 'Pote {number}'. */
  slot: both(),
  noMore: both(),
  same: both(),
  allOf: both(),
  mixed: both(),
  saving: both(),
  /** Price and price of a unit, for screen readers. */
  announcement: both(),
  withoutScript: both(),
  readyText: both(),
  /** The SVG path of an empty package, in a view box of 120 by 120. */
  outline: string(),
})
