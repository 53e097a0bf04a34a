import { Icon } from '#components/ui/icon.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import { chosenFilters, clearedAddress, type FilterContext } from './filter-texts.ts'
import { ListingParamLink } from './listing-param-link.tsx'
import styles from './toolbar.module.css'

/** The filters that are set, each as a link that removes it, and one that removes all. */
export function ChosenFilters(context: FilterContext) {
  const chosen = chosenFilters(context)
  const copy = listingCopy[context.lang]
  if (chosen.length === 0) return null
  return (
    <ul role="list" aria-label={copy.chosen} className={styles.chips}>
      {chosen.map(({ label, href }) => (
        <li key={label}>
          <ListingParamLink href={href} label={copy.remove(label)} className={styles.chosen}>
            {label}
            <Icon name="close" size="small" />
          </ListingParamLink>
        </li>
      ))}
      <li>
        <ListingParamLink href={clearedAddress(context)} className={styles.clear}>
          {copy.clearAll}
        </ListingParamLink>
      </li>
    </ul>
  )
}
