import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { ReviewFilter, ReviewRatings } from '#lib/shop/review.ts'

import styles from './filters.module.css'

type ReviewTermsProps = {
  lang: Lang
  ratings: ReviewRatings | undefined
  filter: ReviewFilter
  /** Called with the filter added or, for the pressed term, removed. */
  onFilter: (change: ReviewFilter) => void
}

/**
 * A toggle button for each subject of the reviews, with their number, that shows only these reviews; a store without terms has none
 * (contract 4.15). The buttons are not in the server's HTML, because reviews cannot be filtered without scripts.
 */
export function ReviewTerms({ lang, ratings, filter, onFilter }: ReviewTermsProps) {
  if (!ratings?.terms) return null
  const numbers = new Intl.NumberFormat(languageTag(lang))
  return (
    <ul role="list" aria-label={reviewListCopy[lang].terms} className={styles.terms}>
      {ratings.terms.map(([slug, name, reviews]) => (
        <li key={slug}>
          <button
            type="button"
            aria-pressed={filter.term === slug}
            className={styles.photo}
            onClick={() => onFilter({ term: filter.term === slug ? undefined : slug })}
          >
            {`${name} (${numbers.format(reviews)})`}
          </button>
        </li>
      ))}
    </ul>
  )
}
