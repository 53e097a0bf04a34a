import { buttonClass } from '#components/ui/button.tsx'
import { Drawing, paint } from '#components/ui/drawing.tsx'
import { Link } from '#components/ui/link.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import { outageCopy } from '#lib/copy/outage.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './listing.module.css'

type EmptyListingProps = {
  lang: Lang
  /** The address of the listing without filters; undefined if no filter is set. */
  clear: string | undefined
}

/** Replaces the products of an empty listing. */
export function EmptyListing({ lang, clear }: EmptyListingProps) {
  const copy = listingCopy[lang]
  return (
    <div className={styles.empty}>
      <EmptyListingDrawing />
      <h2>{copy.emptyHeading}</h2>
      <p>{clear ? copy.emptyText : copy.noneText}</p>
      <Link href={clear ?? localePath(lang, paths.home())} className={buttonClass({ variant: 'secondary' })}>
        {clear ? copy.clear : outageCopy[lang].goHome}
      </Link>
    </div>
  )
}

// The illustration of an empty listing: a shelf with outlines of products.
function EmptyListingDrawing() {
  return (
    <Drawing>
      <path className={paint.coral} d="M126 112h23l-3 22h-17z" />
      <path
        className={paint.green}
        d="M136 104c-10-3-15-11-12-21 10 4 14 11 12 21zM141 100c0-10 6-17 16-18 1 10-5 17-16 18z"
      />
      <path
        className={paint.dashed}
        d="M58 76h32v10H58zM55 86h38c3 0 5 2 5 5v43H50V91c0-3 2-5 5-5zM106 98h12v8h-12zM103 106h17v28h-17"
      />
      <path d="M129 109h24l-3 25h-18zM141 109V90M141 104c-10-3-15-11-12-21 10 4 14 11 12 21zm0-4c0-10 6-17 16-18 1 10-5 17-16 18z" />
    </Drawing>
  )
}
