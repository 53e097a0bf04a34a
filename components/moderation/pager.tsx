import { moderationCopy as copy } from '#lib/copy/moderation.ts'

import parts from './parts.module.css'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  last: number
  /** The address of a page. */
  at(page: number): string
}

/** The pages of a long list; nothing when there is one. */
export function Pager({ page, last, at }: PagerProps) {
  if (last < 2) return null
  return (
    <nav aria-label={copy.pages} className={styles.pager}>
      {page > 1 && (
        <a href={at(page - 1)} rel="prev" className={parts.button}>
          {copy.previous}
        </a>
      )}
      <p>{copy.pageOf(page, last)}</p>
      {page < last && (
        <a href={at(page + 1)} rel="next" className={parts.button}>
          {copy.next}
        </a>
      )}
    </nav>
  )
}
