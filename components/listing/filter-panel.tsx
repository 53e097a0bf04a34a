import { Button, buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import { isEmbeddedListing } from '#lib/shop/listing.ts'
import { FILTER_PANEL } from '#lib/state/early-sheet.ts'
import { DropDown } from './drop-down.tsx'
import styles from './filter-panel.module.css'
import { filterRows } from './filter-rows.ts'
import { chosenFilters, clearedAddress, linkAddress, linkText, type FilterContext } from './filter-texts.ts'
import { ListingParamLink } from './listing-param-link.tsx'
import { PriceRangeForm, type RejectedPrices } from './price-range-form.tsx'

type FilterPanelProps = FilterContext & {
  /** A typed range of prices with errors. */
  rejectedPrices?: RejectedPrices | undefined
  /** Whether categories are pages, not filters. */
  hasCategoryPages: boolean
}

/**
 * The filters of a list: drop-downs in a row that lie over the products, on phones a sheet with the number of products that is opened
 * by a button and stays open while filters are chosen (toolbar-nav.tsx).
 */
export function FilterPanel({ rejectedPrices, hasCategoryPages, ...context }: FilterPanelProps) {
  const { listing, params, lang, address } = context
  const copy = listingCopy[lang]
  const first = { ...params, page: 1 }
  const categories = hasCategoryPages ? [] : filterRows(listing.filters)
  const isChosen = chosenFilters(context).length > 0
  return (
    <div id={FILTER_PANEL} popover="auto" role="group" aria-label={copy.filter} className={styles.panel}>
      <div className={styles.head}>
        <p>{copy.filter}</p>
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={copy.closeFilters}
          className={styles.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.groups}>
        {categories.length > 0 && (
          <DropDown
            name={copy.category}
            isActive={params.category !== ''}
            options={[
              {
                label: copy.all,
                href: address({ ...first, category: '' }),
                isCurrent: params.category === '',
              },
              ...categories.map(({ category, label, count, isOpen, isBelow }) => ({
                label,
                count,
                isBelow,
                isCurrent: isOpen,
                href: address({ ...first, category }),
              })),
            ]}
          />
        )}
        {listing.filterGroups.map((group, index) => (
          <DropDown
            key={index}
            name={group.name || copy.filterGroups[group.kind]}
            isActive={group.links.some(({ isCurrent }) => isCurrent)}
            isOpen={group.kind === 'price' && rejectedPrices !== undefined}
            options={group.links.map((link) => ({
              label: linkText(group.kind, link, lang),
              href: linkAddress(link, context),
              count: link.count,
              isCurrent: link.isCurrent,
            }))}
          >
            {group.kind === 'price' && listing.takesAnyPriceRange ? (
              <PriceRangeForm lang={lang} params={params} address={address} rejected={rejectedPrices} />
            ) : null}
          </DropDown>
        ))}
        {isEmbeddedListing(listing) && (
          <ListingParamLink
            href={address({ ...first, inStock: !params.inStock })}
            isCurrent={params.inStock}
            className={styles.stock}
          >
            {copy.inStock}
          </ListingParamLink>
        )}
      </div>
      <div className={styles.foot}>
        {isChosen && (
          <ListingParamLink href={clearedAddress(context)} className={buttonClass({ variant: 'quiet' })}>
            {copy.clearAll}
          </ListingParamLink>
        )}
        <Button popoverTarget={FILTER_PANEL} popoverTargetAction="hide" wide>
          {copy.show(listing.total)}
        </Button>
      </div>
    </div>
  )
}
