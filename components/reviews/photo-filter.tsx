import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { ReviewFilter, ReviewRatings } from '#lib/shop/review.ts'

import styles from './rating-bars.module.css'

type PhotoFilterProps = {
  lang: Lang
  /** Undefined when the reports API does not count; then nothing is rendered. */
  ratings: ReviewRatings | undefined
  filter?: ReviewFilter
  /** If given, the number is a button that adds the filter, or removes it while it is pressed. */
  onFilter?: (change: ReviewFilter) => void
  /** The class of the button. */
  buttonClass?: string | undefined
}

/**
 * How many reviews have a photo; with scripts a toggle button that shows only those (docs/decisions/0078). Without any such review
 * nothing is rendered. It is apart from the bars because a photo is no rating.
 */
export function PhotoFilter({ lang, ratings, filter = {}, onFilter, buttonClass }: PhotoFilterProps) {
  const isPressed = filter.withPhoto === true
  if (!ratings || (ratings.withPhoto === 0 && !isPressed)) return null
  const count = new Intl.NumberFormat(languageTag(lang)).format(ratings.withPhoto)
  const text = reviewListCopy[lang].withPhoto(count)
  if (!onFilter) return <p className={styles.note}>{text}</p>
  return (
    <p className={styles.note}>
      <button
        type="button"
        aria-pressed={isPressed}
        className={buttonClass}
        onClick={() => onFilter({ withPhoto: !isPressed })}
      >
        {text}
      </button>
    </p>
  )
}
