import type { CSSProperties } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { percentages } from '#lib/shop/percentages.ts'
import { starValue, type ReviewFilter, type ReviewRatings } from '#lib/shop/review.ts'

import styles from './rating-bars.module.css'

type RatingBarsProps = {
  lang: Lang
  /** Undefined when the reports API does not count ratings; then nothing is rendered. */
  ratings: ReviewRatings | undefined
  /** The displayed number of reviews. If settings enlarge it, the bars show percentages, because counts would contradict it (P11, P31). */
  count: number
  filter?: ReviewFilter
  /** If given, each row that has reviews is a button that shows only the reviews with its stars, or all of them again while it is pressed. */
  onFilter?: (change: ReviewFilter) => void
  /** The class of these buttons. */
  buttonClass?: string | undefined
}

const FIVE_TO_ONE = [5, 4, 3, 2, 1]

/**
 * How many reviews have each rating. Scripts make each bar a toggle button that filters the list; without them it is plain text,
 * because a filtered list per product and rating would be a page of its own (docs/decisions/0078). Half stars are
 * rounded up; if that changes the average, a sentence below says so.
 */
export function RatingBars({ lang, ratings, count, filter = {}, onFilter, buttonClass }: RatingBarsProps) {
  const total = ratings?.stars.reduce((sum, each) => sum + each, 0) ?? 0
  if (!ratings || total === 0) return null
  const copy = reviewListCopy[lang]
  const isShare = count !== total
  const shares = percentages(ratings.stars)
  const numbers = new Intl.NumberFormat(languageTag(lang))
  const isRounded = starValue(ratings.average) !== starValue(mean(ratings.stars, total))
  return (
    <div>
      <ul
        role="list"
        aria-label={isShare ? copy.ratingShares : copy.ratingsOf(numbers.format(total), total === 1)}
      >
        {FIVE_TO_ONE.map((stars) => {
          const reviews = ratings.stars[stars - 1] ?? 0
          const isPressed = filter.stars === stars
          const content = (
            <>
              <span>{copy.starRow(stars)}</span>
              <span className={styles.bar} style={shareStyle(reviews / total)} />
              <span>{isShare ? percentOf(shares[stars - 1] ?? 0, lang) : numbers.format(reviews)}</span>
            </>
          )
          return onFilter && (reviews > 0 || isPressed) ? (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={isPressed}
                className={classNames(styles.row, buttonClass)}
                onClick={() => onFilter({ stars: isPressed ? undefined : stars })}
              >
                {content}
              </button>
            </li>
          ) : (
            <li key={stars} className={styles.row}>
              {content}
            </li>
          )
        })}
      </ul>
      {isRounded ? <p className={styles.note}>{copy.halfStars}</p> : null}
    </div>
  )
}

// The average of the bars, in stars.
function mean(stars: readonly number[], total: number): number {
  return stars.reduce((sum, each, at) => sum + each * (at + 1), 0) / total
}

// The part of the bar that is filled.
function shareStyle(share: number): CSSProperties {
  return { '--share': `${(share * 100).toFixed()}%` } as CSSProperties
}

function percentOf(percent: number, lang: Lang): string {
  return new Intl.NumberFormat(languageTag(lang), { style: 'percent' }).format(percent / 100)
}
