import { Stars } from '#components/ui/stars.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { starValue } from '#lib/shop/review.ts'

import styles from './review-summary.module.css'

type ReviewSummaryProps = {
  lang: Lang
  /** 0 when there is no average. */
  average: number
  /** The displayed number of reviews, enlarged by the settings (P11). */
  count: number
  /** Makes the summary a link to the reviews, for the rating beside a product's name. */
  href?: string | undefined
}

/** The average as stars, the last one partly filled, and '(N avaliações)' (spec sections 2 and 9). */
export function ReviewSummary({ lang, average, count, href }: ReviewSummaryProps) {
  const copy = reviewListCopy[lang]
  const numbers = new Intl.NumberFormat(languageTag(lang), { maximumFractionDigits: 2 })
  const value = starValue(average)
  const content = (
    <>
      {value > 0 ? (
        <>
          <Stars value={value} label={copy.average(numbers.format(value))} />
          <span aria-hidden="true" className={styles.value}>
            {numbers.format(value)}
          </span>
        </>
      ) : null}
      <span className={styles.count}>{copy.count(numbers.format(count), count === 1)}</span>
    </>
  )
  if (!href) return <p className={styles.summary}>{content}</p>
  return (
    <a href={href} className={styles.summary}>
      {content}
    </a>
  )
}
