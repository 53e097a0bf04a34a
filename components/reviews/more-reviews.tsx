import { Button } from '#components/ui/button.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { QuietLine } from './quiet-line.tsx'
import styles from './reviews-block.module.css'

type MoreReviewsProps = {
  lang: Lang
  hasMore: boolean
  isBusy: boolean
  hasFailed: boolean
  onMore: () => void
}

/** 'Carregar mais', and on the last page what says that there are no more (spec sections 2, 4 and 8). */
export function MoreReviews({ lang, hasMore, isBusy, hasFailed, onMore }: MoreReviewsProps) {
  const copy = reviewListCopy[lang]
  if (hasFailed)
    return <QuietLine text={copy.failedMore} retry={copy.retry} isBusy={isBusy} onRetry={onMore} />
  return (
    <p className={styles.more} data-print="off">
      {hasMore ? (
        <Button variant="secondary" data-part="more" busy={isBusy} busyText={copy.loading} onClick={onMore}>
          {copy.more}
        </Button>
      ) : (
        <Button variant="secondary" disabled>
          {copy.noMore}
        </Button>
      )}
    </p>
  )
}
