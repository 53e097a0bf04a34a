import { classNames } from '#components/ui/class-names.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Review } from '#lib/shop/review.ts'

import { ReviewCard } from './review-card.tsx'
import styles from './reviews-block.module.css'

type ReviewListProps = {
  lang: Lang
  brandName: string
  reviews: readonly Review[]
  /** Whether each card names the product of its review: in a list of several products. */
  namesProducts?: boolean
  /** Whether the list has a fixed height and scrolls, until a second page is loaded (spec section 4). */
  isCollapsed: boolean
  /** Whether a list in another order is loading. */
  isStale?: boolean
  onOpen?: (review: Review) => void
}

/** The list of review cards. CSS limits its height only when scripts run, because loading the next page removes the limit. */
export function ReviewList({
  lang,
  brandName,
  reviews,
  namesProducts = false,
  isCollapsed,
  isStale = false,
  onOpen,
}: ReviewListProps) {
  return (
    <ul
      role="list"
      aria-label={reviewListCopy[lang].list}
      aria-busy={isStale || undefined}
      className={classNames(styles.list, isCollapsed && styles.collapsed)}
    >
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          lang={lang}
          brandName={brandName}
          namesProduct={namesProducts}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}
