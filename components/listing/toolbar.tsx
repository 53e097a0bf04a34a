import { Suspense } from 'react'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { DEFAULT_LISTING_PARAMS, listingQuery, type ListingParams } from '#lib/routes/listing-address.ts'
import { localePath } from '#lib/routes/paths.ts'
import { isEmbeddedListing } from '#lib/shop/listing.ts'
import { FILTER_PANEL } from '#lib/state/early-sheet.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { DropDown } from './drop-down.tsx'
import { EarlySheet } from './early-sheet.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { chosenFilters, type FilterContext } from './filter-texts.ts'
import { Chip } from './listing-param-link.tsx'
import type { RejectedPrices } from './price-range-form.tsx'
import { ShownParams } from './shown-params.tsx'
import { ToolbarNav } from './toolbar-nav.tsx'
import styles from './toolbar.module.css'

type ToolbarProps = FilterContext & {
  pageSize: number
  /** A typed range of prices with errors. */
  rejectedPrices?: RejectedPrices | undefined
  /** Returns the address of a category page, if the filters link to category pages. */
  categoryAddress?: ((category: string, params: ListingParams) => string) | undefined
}

/** Shows how many products there are, with filters and sort orders as links, which need no JavaScript. */
export function Toolbar({ pageSize, rejectedPrices, categoryAddress, ...context }: ToolbarProps) {
  const { listing, params, lang } = context
  const copy = listingCopy[lang]
  const { total, filters, filterGroups, subcategories, products } = listing
  const first = { ...params, page: 1 }
  const before = (params.page - 1) * pageSize
  const pages = [
    ...subcategories.map(({ label, path }) => ({ label, href: localePath(lang, path) })),
    ...filters
      .filter(({ level }) => categoryAddress && level === 1)
      .map(({ category, label, count }) => ({ label, count, href: categoryAddress!(category, first) })),
  ]
  const chosen = chosenFilters(context).length
  const query = listingQuery(params)
  // Only the embedded store has a stock filter.
  const hasFilters = isEmbeddedListing(listing) || filterGroups.length > 0
  return (
    <ToolbarNav query={query} aria-label={copy.tools} className={styles.toolbar} data-print="off">
      {pages.length > 0 && (
        <div role="group" aria-label={copy.subcategories} className={styles.chips}>
          {pages.map(({ label, ...link }) => (
            <Chip key={link.href} {...link}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.bar}>
        {hasFilters && (
          <>
            <button type="button" popoverTarget={FILTER_PANEL} className={styles.opener}>
              {copy.filter}
              {chosen > 0 && <span className={styles.number}>{chosen}</span>}
            </button>
            <FilterPanel
              {...context}
              rejectedPrices={rejectedPrices}
              hasCategoryPages={categoryAddress !== undefined}
            />
            <EarlySheet />
          </>
        )}
        <div className={styles.end}>
          <p className={styles.count}>
            {total > pageSize ? copy.range(before + 1, before + products.length, total) : copy.count(total)}
          </p>
          <SortGroup {...context} />
        </div>
      </div>
      {rejectedPrices && (
        <div className={styles.rejected}>
          <RejectedNote text={`${copy.filterGroups.price}: ${errorText(rejectedPrices, lang)}`} />
        </div>
      )}
      <ChosenFilters {...context} />
      <Suspense>
        <ShownParams query={query} />
      </Suspense>
    </ToolbarNav>
  )
}

function errorText({ errors: { from, to } }: RejectedPrices, lang: Lang): string {
  const error = from ?? to
  return error ? listingCopy[lang].priceRange.errors[error] : ''
}

function SortGroup({ listing: { orders, total }, params, lang, address }: FilterContext) {
  if (orders.length < 2 || total < 2) return null
  const copy = listingCopy[lang]
  const options = orders.map(({ label, order, storeQuery = '', isCurrent }) => ({
    label: copy.storeOrders[label.toLowerCase()] ?? (order ? copy.orders[order] : label),
    href: address(order ? { ...params, page: 1, order } : { ...DEFAULT_LISTING_PARAMS, storeQuery }),
    isCurrent: order ? order === params.order : isCurrent,
  }))
  const current = options.find(({ isCurrent }) => isCurrent)
  return (
    <DropDown
      className={styles.sort}
      name={
        <span>
          <span className={styles.sortLabel}>{copy.sort}</span> {current?.label}
        </span>
      }
      options={options}
    />
  )
}
