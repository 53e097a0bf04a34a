import { Button } from '#components/ui/button.tsx'

import styles from './reviews-block.module.css'

type QuietLineProps = { text: string; retry: string; isBusy: boolean; onRetry: () => void }

/** A line that says that reviews could not be loaded, with a retry button; it is no alert (P25). */
export function QuietLine({ text, retry, isBusy, onRetry }: QuietLineProps) {
  return (
    <div className={styles.more} data-print="off">
      <p role="status">{text}</p>
      <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
