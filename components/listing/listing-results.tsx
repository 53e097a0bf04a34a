import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { listingQuery, DEFAULT_LISTING_PARAMS, type ListingParams } from '#lib/routes/listing-address.ts'
import { lastPage, type Listing } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { EmptyListing } from './empty-listing.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { RejectedPrices } from './price-range-form.tsx'
import { ProductGrid, type Heart } from './product-grid.tsx'
import { Toolbar } from './toolbar.tsx'

type ListingResultsProps = {
  listing: Listing
  params: ListingParams
  pageSize: number
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'conversion'>
  /** A typed range of prices with errors. */
  rejectedPrices?: RejectedPrices | undefined
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
  /** Returns the address of a category page, if the filters link to category pages. */
  categoryAddress?: ((category: string, params: ListingParams) => string) | undefined
  /** Renders the heart button of a card, which saves its product. */
  heart?: Heart | undefined
  /** Whether search engines index the listing and follow its pages. */
  indexed?: boolean
}

/** Toolbar, products and pagination of listings and search results. */
export function ListingResults({
  listing,
  params,
  pageSize,
  lang,
  settings,
  rejectedPrices,
  address,
  categoryAddress,
  heart,
  indexed = false,
}: ListingResultsProps) {
  const hasParams = listingQuery({ ...params, page: 1 }) !== ''
  return (
    <>
      <Toolbar
        listing={listing}
        params={params}
        pageSize={pageSize}
        lang={lang}
        rejectedPrices={rejectedPrices}
        address={address}
        categoryAddress={categoryAddress}
      />
      {listing.products.length > 0 ? (
        <ProductGrid products={listing.products} lang={lang} settings={settings} heart={heart} />
      ) : (
        <EmptyListing lang={lang} clear={hasParams ? address(DEFAULT_LISTING_PARAMS) : undefined} />
      )}
      <Pagination
        page={params.page}
        pages={lastPage(listing.total, pageSize)}
        labels={listingCopy[lang]}
        address={(page) => address({ ...params, page })}
        followed={indexed && !hasParams}
      />
    </>
  )
}
