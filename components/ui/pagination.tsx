import { Link } from '#components/ui/link.tsx'
import { shownPages } from './shown-pages.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  page: number
  pages: number
  labels: {
    pages: string
    previous: string
    next: string
    page: (page: number) => string
    ofPages: (page: number, pages: number) => string
  }
  /** Returns the address of a page. */
  address: (page: number) => string
  /** Whether crawlers follow the links (R67). */
  followed: boolean
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, labels: copy, address, followed }: PaginationProps) {
  if (pages < 2) return null
  const rel = (name?: string) => [name, !followed && 'nofollow'].filter(Boolean).join(' ') || undefined
  return (
    <nav aria-label={copy.pages} className={styles.paging} data-print="off">
      {page > 1 && (
        <Link href={address(page - 1)} rel={rel('prev')} className={styles.previous}>
          {copy.previous}
        </Link>
      )}
      <ol role="list" className={styles.pages}>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === undefined ? (
              <span className={styles.gap}>…</span>
            ) : shown === page ? (
              <span aria-current="page" className={styles.page}>
                <span className="visually-hidden">{copy.page(shown)}</span>
                <span aria-hidden="true">{shown}</span>
              </span>
            ) : (
              <Link href={address(shown)} rel={rel()} aria-label={copy.page(shown)} className={styles.page}>
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.where}>{copy.ofPages(page, pages)}</p>
      {page < pages && (
        <Link href={address(page + 1)} rel={rel('next')} className={styles.next}>
          {copy.next}
        </Link>
      )}
    </nav>
  )
}
