import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { REVIEWS_ANCHOR } from '#lib/routes/review-address.ts'
import { withFixedSpaces } from '#lib/shop/fixed-spaces.ts'
import type { Cents } from '#lib/shop/money.ts'
import styles from './summary.module.css'

/** A line of a checkout or an order. */
export interface SummaryLine {
  name: string
  /** The flavour, variation or pots; '' for none. */
  detail: string
  picture: string
  quantity: number
  /** Undefined when the store does not state it, or the list names no amounts. */
  total?: Cents | undefined
  /** Its product's page, without language; undefined when the store does not state it. */
  path?: string | undefined
}

type LineListProps = {
  lines: readonly SummaryLine[]
  lang: Lang
  /** Whether the name of each line leads to its product; not in the checkout, where nothing leads the buyer away. */
  hasLinks?: boolean
  /** Whether each line links to the review form of its product. */
  asksForReviews?: boolean
}

/** The lines of a checkout or an order, with pictures. */
export function LineList({ lines, lang, hasLinks = false, asksForReviews = false }: LineListProps) {
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ name, detail, picture, quantity, total, path }, index) => (
        <li key={index} className={styles.line}>
          <div className={styles.picture}>
            <Picture src={picture} alt="" width={56} height={56} sizes="56px" widths={[160]} />
          </div>
          <div className={styles.text}>
            <p className={styles.name}>
              {hasLinks && path ? <Link href={localePath(lang, path)}>{name}</Link> : name}
            </p>
            {detail && !name.includes(detail) ? (
              <p className={styles.detail}>{withFixedSpaces(detail)}</p>
            ) : null}
            {/* A detail such as "1 pote" already states the quantity. */}
            {quantity === 1 && /^1\s/.test(detail) ? null : (
              <p className={styles.detail}>{copy.quantity(quantity)}</p>
            )}
            {asksForReviews && path ? (
              <Link href={localePath(lang, path) + REVIEWS_ANCHOR} aria-label={`${copy.review}: ${name}`}>
                {copy.review}
              </Link>
            ) : null}
          </div>
          {total === undefined ? null : <p className={styles.amount}>{price(total)}</p>}
        </li>
      ))}
    </ul>
  )
}
