import type { Lang } from '../../routes/lang.ts'

/** What the picture of a page for shared links shows. */
export interface SocialCard {
  lang: Lang
  brand: string
  heading: string
  /** A line above the heading, such as the category; '' for none. */
  kicker: string
  /** Names of pictures of the shop: one stands large, three stand side by side, none leaves the brand's sign. */
  pictures: string[]
  /** A colour as #rrggbb that tints the ground; the brand's own otherwise. */
  color: string
  price?: SocialPrice | undefined
}

/** A price as the page tells it. */
export interface SocialPrice {
  now: string
  /** The price before the offer. */
  was?: string | undefined
  /** What an English page says of the currency that is charged (decisions P3). */
  note?: string | undefined
  /** Said in place of an offer. */
  soldOut?: string | undefined
}
