import { Button } from '#components/ui/button.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './reviews-block.module.css'

type MoreReviewsProps = {
  lang: Lang
  hasMore: boolean
  isBusy: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The button 'Carregar mais', disabled and with another label on the last page (spec sections 2, 4 and 8). */
export function MoreReviews({ lang, hasMore, isBusy, hasFailed, onMore }: MoreReviewsProps) {
  const copy = reviewListCopy[lang]
  if (hasFailed)
    return <RetryLine text={copy.failedMore} retry={copy.retry} isBusy={isBusy} onRetry={onMore} />
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

type RetryLineProps = { text: string; retry: string; isBusy: boolean; onRetry: () => void }

/** A message that reviews could not be loaded, with a retry button. It is a status and not an alert (P25). */
export function RetryLine({ text, retry, isBusy, onRetry }: RetryLineProps) {
  return (
    <div className={styles.more} data-print="off">
      <p role="status">{text}</p>
      <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
