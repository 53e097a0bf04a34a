import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { DEFAULT_LISTING_PARAMS, type ListingParams } from '#lib/routes/listing-address.ts'
import { localePath } from '#lib/routes/paths.ts'
import { isEmbeddedListing, type Listing } from '#lib/shop/listing.ts'
import { ListingParamLink, Chip } from './listing-param-link.tsx'
import { FilterLinks } from './filter-links.tsx'
import { filterRows } from './filter-rows.ts'
import { PriceRangeForm, type RejectedPrices } from './price-range-form.tsx'
import { ToolbarNav } from './toolbar-nav.tsx'
import styles from './toolbar.module.css'

type ToolbarProps = {
  listing: Pick<
    Listing,
    'total' | 'orders' | 'filters' | 'filterGroups' | 'hasFreePrices' | 'subcategories' | 'products'
  >
  params: ListingParams
  pageSize: number
  lang: Lang
  /** A typed range of prices with errors. */
  rejectedPrices?: RejectedPrices | undefined
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
  /** Returns the address of a category page, if the filters link to category pages. */
  categoryAddress?: ((category: string, params: ListingParams) => string) | undefined
}

/** Shows how many products there are, with filters and sort orders as links, which need no JavaScript. */
export function Toolbar(props: ToolbarProps) {
  const { listing, params, pageSize, lang, rejectedPrices, address, categoryAddress } = props
  const copy = listingCopy[lang]
  const { total, orders, filters, filterGroups, hasFreePrices, subcategories, products } = listing
  const first = { ...params, page: 1 }
  const before = (params.page - 1) * pageSize
  // Only the embedded store has a stock filter.
  const isEmbeddedStore = isEmbeddedListing(listing)
  return (
    <ToolbarNav aria-label={copy.tools} className={styles.toolbar} data-print="off">
      {categoryAddress ? (
        <Row label={copy.subcategories}>
          {filters
            .filter(({ level }) => level === 1)
            .map(({ category, label, count }) => (
              <Chip key={category} href={categoryAddress(category, first)} count={count}>
                {label}
              </Chip>
            ))}
        </Row>
      ) : (
        filterRows(filters).map((row, level) => (
          <Row key={level} label={copy.lines} isBelow={level > 0}>
            {level === 0 && (
              <Chip href={address({ ...first, category: '' })} isCurrent={!params.category}>
                {copy.all}
              </Chip>
            )}
            {row.map(({ category, label, count, isOpen }) => (
              <Chip key={category} href={address({ ...first, category })} count={count} isCurrent={isOpen}>
                {label}
              </Chip>
            ))}
          </Row>
        ))
      )}
      <Row label={copy.subcategories}>
        {subcategories.map(({ label, path }) => (
          <Chip key={path} href={localePath(lang, path)}>
            {label}
          </Chip>
        ))}
      </Row>
      {filterGroups.length > 0 && (
        <div className={styles.groups}>
          {filterGroups.map((group, index) => (
            <FilterLinks
              key={index}
              group={group}
              lang={lang}
              kept={isEmbeddedStore ? first : DEFAULT_LISTING_PARAMS}
              address={address}
              isOpen={group.kind === 'price' && rejectedPrices !== undefined}
            >
              {group.kind === 'price' && hasFreePrices ? (
                <PriceRangeForm {...{ lang, params, address }} rejected={rejectedPrices} />
              ) : null}
            </FilterLinks>
          ))}
        </div>
      )}
      <div className={styles.bar}>
        <p className={styles.count}>
          {total > pageSize ? copy.range(before + 1, before + products.length, total) : copy.count(total)}
        </p>
        {isEmbeddedStore && (
          <ListingParamLink
            href={address({ ...first, inStock: !params.inStock })}
            isCurrent={params.inStock}
            className={styles.stock}
          >
            {copy.inStock}
          </ListingParamLink>
        )}
        {orders.length > 1 && total > 1 && (
          <div className={styles.sort}>
            <span id="ordem">{copy.sort}</span>
            <ul role="list" aria-labelledby="ordem" className={styles.orders}>
              {orders.map(({ label, order, storeQuery = '', isCurrent }) => (
                <li key={label}>
                  <ListingParamLink
                    href={address(order ? { ...first, order } : { ...DEFAULT_LISTING_PARAMS, storeQuery })}
                    isCurrent={order ? order === params.order : isCurrent}
                    className={styles.order}
                  >
                    {copy.storeOrders[label.toLowerCase()] ?? (order ? copy.orders[order] : label)}
                  </ListingParamLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ToolbarNav>
  )
}

type RowProps = { label: string; isBelow?: boolean; children: ReactNode }

function Row({ label, isBelow, children }: RowProps) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <div role="group" aria-label={label} className={classNames(styles.chips, isBelow && styles.below)}>
      {children}
    </div>
  )
}
