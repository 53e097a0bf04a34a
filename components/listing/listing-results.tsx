import type { Lang } from '#lib/routes/lang.ts'
import { listingQuery, DEFAULT_LISTING_PARAMS, type ListingParams } from '#lib/routes/listing-address.ts'
import { lastPage, type ListedProduct, type Listing } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListingCard } from './listing-card.tsx'
import styles from './listing.module.css'
import { Pagination } from './pagination.tsx'
import { Toolbar } from './toolbar.tsx'

// The number of cards on the first screen of a phone.
const FIRST_SCREEN = 2

type ListingResultsProps = {
  listing: Listing
  params: ListingParams
  pageSize: number
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
  /** Returns the address of a category page, if the filters link to category pages. */
  categoryAddress?: ((category: string, params: ListingParams) => string) | undefined
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
  address,
  categoryAddress,
  indexed = false,
}: ListingResultsProps) {
  const hasParams = listingQuery({ ...params, page: 1 }) !== ''
  return (
    <>
      <Toolbar {...{ listing, params, pageSize, lang, address, categoryAddress }} />
      {listing.products.length > 0 ? (
        <ProductGrid products={listing.products} lang={lang} settings={settings} />
      ) : (
        <EmptyListing lang={lang} clear={hasParams ? address(DEFAULT_LISTING_PARAMS) : undefined} />
      )}
      <Pagination
        page={params.page}
        pages={lastPage(listing.total, pageSize)}
        lang={lang}
        address={(page) => address({ ...params, page })}
        followed={indexed && !hasParams}
      />
    </>
  )
}

type ProductGridProps = {
  products: readonly ListedProduct[]
  lang: Lang
  settings: Pick<ShopSettings, 'terms' | 'english'>
}

// Products in up to four columns, cards 250 to 280 px wide (spec sections 2 and 9).
function ProductGrid({ products, lang, settings }: ProductGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product, index) => (
        <ListingCard
          key={product.id}
          product={product}
          lang={lang}
          settings={settings}
          priority={index < FIRST_SCREEN || undefined}
        />
      ))}
    </ul>
  )
}
