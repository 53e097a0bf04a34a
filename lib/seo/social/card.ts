import type { Lang } from '../../routes/lang.ts'

/** The content of a page's social picture. */
export interface SocialCard {
  lang: Lang
  brand: string
  /** The brand's mark as SVG path data in a view box of 24; '' for none. */
  mark: string
  /** The brand's colours that differ from app/tokens.css, by name. */
  colors: Readonly<Record<string, string>>
  heading: string
  /** A line above the heading, such as the category; '' for none. */
  kicker: string
  /** Paths of square pictures of the shop. Three or more are shown as a block of three, of fewer only the first; without any see `scene`. */
  pictures: string[]
  /** Path of a complete picture of 1200 × 630; only the brand is drawn over it. */
  whole?: string | undefined
  /** Path of a wide picture of the shop for a card without other pictures; the logo is shown without it. */
  scene?: string | undefined
  /** The colour of the circles behind the logo, as #rrggbb; the brand's colour when malformed. */
  color: string
  price?: SocialPrice | undefined
}

/** The price texts of the page. */
export interface SocialPrice {
  now: string
  /** The price before the offer. */
  was?: string | undefined
  /** The price in another currency, on English pages (P3). */
  note?: string | undefined
  /** The sold-out text, shown instead of the earlier price. */
  soldOut?: string | undefined
}
