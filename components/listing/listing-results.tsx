import type { Lang } from '#lib/routes/lang.ts'
import { choiceQuery, DEFAULT_CHOICE, type ListingChoice } from '#lib/routes/listing-address.ts'
import { lastPage, type Listing } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { EmptyListing } from './empty-listing.tsx'
import { Pagination } from './pagination.tsx'
import { ProductGrid } from './product-grid.tsx'
import { Toolbar } from './toolbar.tsx'

type ListingResultsProps = {
  listing: Listing
  choice: ListingChoice
  pageSize: number
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
  /** The address of this listing with a choice. */
  address: (choice: ListingChoice) => string
  /** The address of a category's own page, where such pages are meant instead of a narrower list. */
  categoryAddress?: ((category: string, choice: ListingChoice) => string) | undefined
  /** Whether the listing is for search engines, so that they go from page to page. */
  indexed?: boolean
}

/** Toolbar, products and paging, as listings and search results have them. */
export function ListingResults({
  listing,
  choice,
  pageSize,
  lang,
  settings,
  address,
  categoryAddress,
  indexed = false,
}: ListingResultsProps) {
  const isChosen = choiceQuery({ ...choice, page: 1 }) !== ''
  return (
    <>
      <Toolbar {...{ listing, choice, pageSize, lang, address, categoryAddress }} />
      {listing.products.length > 0 ? (
        <ProductGrid products={listing.products} lang={lang} settings={settings} />
      ) : (
        <EmptyListing lang={lang} clear={isChosen ? address(DEFAULT_CHOICE) : undefined} />
      )}
      <Pagination
        page={choice.page}
        pages={lastPage(listing.total, pageSize)}
        lang={lang}
        address={(page) => address({ ...choice, page })}
        followed={indexed && !isChosen}
      />
    </>
  )
}
