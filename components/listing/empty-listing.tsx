import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './listing.module.css'

type EmptyListingProps = {
  lang: Lang
  /** The listing without what was chosen of it; none where nothing was. */
  clear: string | undefined
}

/** Stands in place of the products of a listing that has none. */
export function EmptyListing({ lang, clear }: EmptyListingProps) {
  const copy = listingCopy[lang]
  return (
    <div className={styles.empty}>
      <EmptyShelf />
      <h2>{copy.emptyHeading}</h2>
      <p>{clear ? copy.emptyText : copy.noneText}</p>
      <Link
        href={clear ?? localePath(lang, pagePaths.products())}
        className={buttonClass({ variant: 'secondary' })}
      >
        {clear ? copy.clear : copy.allProducts}
      </Link>
    </div>
  )
}

// A shelf with the outlines of what stood there.
function EmptyShelf() {
  return (
    <svg viewBox="0 0 160 84" aria-hidden="true" className={styles.shelf}>
      <path d="M6 72h148M18 72v8M142 72v8" />
      <path strokeDasharray="4 5" d="M34 28h28v8H34zM31 36h34v36H31zM88 34h14v6H88zM84 40h22v32H84z" />
      <path d="M122 72c0-12 2-20 8-28m-8 18c-5-2-8-6-8-12 6 1 8 5 8 12m3-10c6 0 9-3 11-8-6-1-10 2-11 8" />
    </svg>
  )
}
