import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { TopicReviews } from '#lib/shop/review.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

import { ReviewSummary } from './review-summary.tsx'
import styles from './review-summary.module.css'

type StarRatingProps = {
  lang: Lang
  /** `undefined` for a product without a review topic. */
  reviews: TopicReviews | undefined
  /** The displayed number of reviews, enlarged by the settings (P11). */
  count: number
  /** What can be reviewed in this shop. */
  topics: TopicOptions
}

/** The rating beside a product's name: a link to the reviews, or an invitation to write the first (spec section 2). */
export function StarRating({ lang, reviews, count, topics }: StarRatingProps) {
  if (!reviews && topics.products.length > 0)
    return <span className={styles.count}>{reviewListCopy[lang].noneYet}</span>
  if (!reviews?.first) return null
  const { first, average } = reviews
  if (first.total > 0) return <ReviewSummary lang={lang} average={average} count={count} href="#avaliacoes" />
  return (
    <a href="#avaliacoes" className={styles.invitation}>
      {reviewListCopy[lang].writeFirst}
    </a>
  )
}
