import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { EmptyListingDrawing } from './empty-listing-drawing.tsx'
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
      <Link
        href={clear ?? localePath(lang, pagePaths.products())}
        className={buttonClass({ variant: 'secondary' })}
      >
        {clear ? copy.clear : copy.allProducts}
      </Link>
    </div>
  )
}
