import type { CSSProperties } from 'react'

import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { ReviewFilter, ReviewRatings } from '#lib/shop/review.ts'

import styles from './rating-bars.module.css'

type RatingBarsProps = {
  lang: Lang
  /** Without them, because the reports API does not count ratings, nothing is rendered. */
  ratings: ReviewRatings | undefined
  /** The displayed number of reviews. If settings enlarge it, the bars have shares instead of counts that contradict it (P11, P31). */
  count: number
  filter?: ReviewFilter
  /** Makes the bars buttons; a pressed one calls it with its filter removed. */
  onFilter?: (change: ReviewFilter) => void
}

const FIVE_TO_ONE = [5, 4, 3, 2, 1]

/**
 * How many reviews have each rating, and how many a photo. Scripts make each bar a toggle button that filters the list; without them
 * it is plain text, because a filtered list per product and rating would be a page of its own (docs/decisions/0078).
 */
export function RatingBars({ lang, ratings, count, filter = {}, onFilter }: RatingBarsProps) {
  const total = ratings?.stars.reduce((sum, each) => sum + each, 0) ?? 0
  if (!ratings || total === 0) return null
  const copy = reviewListCopy[lang]
  const isShare = count !== total
  const { stars: chosen, withPhoto } = filter
  const numbers = new Intl.NumberFormat(languageTag(lang))
  const rows = [
    ...FIVE_TO_ONE.map((stars) => ({
      key: String(stars),
      label: copy.starRow(stars),
      reviews: ratings.stars[stars - 1] ?? 0,
      isPressed: chosen === stars,
      change: { stars: chosen === stars ? undefined : stars },
    })),
    {
      key: 'foto',
      label: copy.withPhoto,
      reviews: ratings.withPhoto,
      isPressed: withPhoto === true,
      change: { withPhoto: withPhoto !== true },
    },
  ]
  return (
    <div className={styles.ratings}>
      <p id="avaliacoes-notas" className={styles.caption}>
        {isShare ? copy.ratingShares : copy.ratingsOf(numbers.format(total), total === 1)}
      </p>
      <ul role="list" aria-labelledby="avaliacoes-notas" className={styles.rows}>
        {rows.map(({ key, label, reviews, isPressed, change }) => {
          const content = (
            <>
              <span>{label}</span>
              <span aria-hidden="true" className={styles.bar} style={shareStyle(reviews / total)} />
              <span className={styles.number}>
                {isShare ? percentOf(reviews / total, lang) : numbers.format(reviews)}
                {isShare ? null : <span className="visually-hidden"> {copy.reviews(reviews === 1)}</span>}
              </span>
            </>
          )
          return (
            <li key={key}>
              {onFilter && (reviews > 0 || isPressed) ? (
                <button
                  type="button"
                  aria-pressed={isPressed}
                  className={styles.row}
                  onClick={() => onFilter(change)}
                >
                  {content}
                </button>
              ) : (
                <div className={styles.row}>{content}</div>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{copy.halves}</p>
    </div>
  )
}

const shareStyle = (share: number) => ({ '--share': `${(share * 100).toFixed(1)}%` }) as CSSProperties

function percentOf(share: number, lang: Lang): string {
  return new Intl.NumberFormat(languageTag(lang), { style: 'percent' }).format(share)
}
