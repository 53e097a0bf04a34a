import { classNames } from '#components/ui/class-names.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Review } from '#lib/shop/review.ts'

import { ReviewCard } from './review-card.tsx'
import styles from './reviews-block.module.css'

type ReviewListProps = {
  lang: Lang
  reviews: readonly Review[]
  /** Whether its height is held until a further page has come (spec section 4). */
  isHeld: boolean
  /** Whether another order is on its way. */
  isOld?: boolean
  onOpen?: (review: Review) => void
}

/** The cards. Only a browser that can release the height holds it. */
export function ReviewList({ lang, reviews, isHeld, isOld = false, onOpen }: ReviewListProps) {
  return (
    <ul
      role="list"
      aria-label={reviewListCopy[lang].list}
      aria-busy={isOld || undefined}
      className={classNames(styles.list, isHeld && styles.held)}
    >
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} lang={lang} onOpen={onOpen} />
      ))}
    </ul>
  )
}
