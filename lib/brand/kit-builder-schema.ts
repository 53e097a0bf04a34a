import { string } from 'yup'
import { bilingualText, optional } from './fields.ts'

/**
 * The texts of the page on which a shopper builds a kit; they name the brand's packages, such as 'pote' (P5). `{count}`,
 * `{number}`, `{name}`, `{price}`, `{each}` and `{amount}` are placeholders.
 */
export const kitBuilderSchema = optional({
  /** For search engines. */
  description: bilingualText(),
  intro: bilingualText(),
  howMany: bilingualText(),
  /** '{count} potes'. */
  size: bilingualText(),
  which: bilingualText(),
  /** One package, as in 'por pote'. */
  unit: bilingualText(),
  /** 'Pote {number}'. */
  slot: bilingualText(),
  noMore: bilingualText(),
  same: bilingualText(),
  allOf: bilingualText(),
  mixed: bilingualText(),
  saving: bilingualText(),
  /** Price and price of a unit, for screen readers. */
  announcement: bilingualText(),
  withoutScript: bilingualText(),
  readyText: bilingualText(),
  /** The SVG path of an empty package, in a view box of 120 by 120. */
  outline: string(),
})
