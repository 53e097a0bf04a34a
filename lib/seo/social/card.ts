import type { Lang } from '../../routes/lang.ts'

/** What the picture of a page for shared links shows. */
export interface SocialCard {
  lang: Lang
  brand: string
  heading: string
  /** A line above the heading, such as the category; '' for none. */
  kicker: string
  /** Names of square pictures of the shop: one stands large, three make a block, none leaves the scene. */
  pictures: string[]
  /** Name of a picture of 1200 × 630 that says everything itself: the brand is all that is printed on it. */
  whole?: string | undefined
  /** Name of a wide picture of the shop for a card without others; the brand's sign otherwise. */
  scene?: string | undefined
  /** A colour as #rrggbb that tints the ground; the brand's own otherwise. */
  color: string
  price?: SocialPrice | undefined
}

/** A price as the page tells it. */
export interface SocialPrice {
  now: string
  /** The price before the offer. */
  was?: string | undefined
  /** What an English page says of the currency that is charged (P3). */
  note?: string | undefined
  /** Said in place of an offer. */
  soldOut?: string | undefined
}
