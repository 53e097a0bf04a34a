import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ReactNode } from 'react'
import type { ListingParams } from '#lib/routes/listing-address.ts'
import { localePath } from '#lib/routes/paths.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { FilterGroup, ListingLink } from '#lib/shop/listing-filters.ts'
import { Chip } from './listing-param-link.tsx'
import styles from './toolbar.module.css'

type FilterLinksProps = {
  group: FilterGroup
  lang: Lang
  /** What a filter keeps: nothing of an external store's listing, because its links have all of it. */
  kept: ListingParams
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
  /** Whether it is open although no filter is active. */
  isOpen?: boolean
  /** Content below the links. */
  children?: ReactNode
}

/** A group of the store's own filters, collapsed until one of them is active; a press on an active one removes it (platform 3.4). */
export function FilterLinks({ group, lang, kept, address, isOpen = false, children }: FilterLinksProps) {
  const { kind, name, links } = group
  return (
    <details className={styles.group} open={isOpen || links.some(({ isCurrent }) => isCurrent) || undefined}>
      <summary>{name || listingCopy[lang].filterGroups[kind]}</summary>
      <div className={styles.chips}>
        {links.map((link, index) => (
          <Chip
            key={index}
            href={link.path ? localePath(lang, link.path) : address({ ...kept, storeQuery: link.storeQuery })}
            isCurrent={link.isCurrent}
          >
            {link.label || rangeText(kind, link, lang)}
          </Chip>
        ))}
      </div>
      {children}
    </details>
  )
}

function rangeText(kind: FilterGroup['kind'], { from = 0, to }: ListingLink, lang: Lang): string {
  const show = (value: number) => (kind === 'price' ? formatMoney(value, lang) : `${value}%`)
  const { upTo, atLeast, between } = listingCopy[lang]
  if (to === undefined || to <= from) return atLeast(show(from))
  return from > 0 ? between(show(from), show(to)) : upTo(show(to))
}
