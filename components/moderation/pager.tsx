import { moderationCopy as copy } from '#lib/copy/moderation.ts'

import parts from './parts.module.css'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  last: number
  /** Returns the address of a page. */
  addressOf(page: number): string
}

/** Links to the previous and the next page of a list; renders nothing for a single page. */
export function Pager({ page, last, addressOf }: PagerProps) {
  if (last < 2) return null
  return (
    <nav aria-label={copy.pages} className={styles.pager}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" className={parts.button}>
          {copy.previous}
        </a>
      )}
      <p>{copy.pageOf(page, last)}</p>
      {page < last && (
        <a href={addressOf(page + 1)} rel="next" className={parts.button}>
          {copy.next}
        </a>
      )}
    </nav>
  )
}
