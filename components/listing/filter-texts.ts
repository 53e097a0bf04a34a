import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { DEFAULT_LISTING_PARAMS, type ListingParams } from '#lib/routes/listing-address.ts'
import { localePath } from '#lib/routes/paths.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { isEmbeddedListing, type Listing } from '#lib/shop/listing.ts'
import type { FilterGroup, ListingLink } from '#lib/shop/listing-filters.ts'

/** The part of a list that its filters need, and where they lead. */
export interface FilterContext {
  listing: Pick<
    Listing,
    'total' | 'orders' | 'filters' | 'filterGroups' | 'takesAnyPriceRange' | 'subcategories' | 'products'
  >
  params: ListingParams
  lang: Lang
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
}

/** A filter that is set, with the address without it. */
export interface ChosenFilter {
  label: string
  href: string
}

/** The text of a link of a group: the store's own, or its range. */
export function linkText(kind: FilterGroup['kind'], link: ListingLink, lang: Lang): string {
  const { label, from = 0, to } = link
  if (label) return label
  const show = (value: number) => (kind === 'price' ? formatMoney(value, lang) : `${value}%`)
  const { upTo, atLeast, between } = listingCopy[lang]
  if (to === undefined || to <= from) return atLeast(show(from))
  return from > 0 ? between(show(from), show(to)) : upTo(show(to))
}

/** The address of a link of a group. It keeps no params of an external store's listing, because the store's links have all of them. */
export function linkAddress(
  { path, storeQuery }: ListingLink,
  { listing, params, lang, address }: FilterContext,
): string {
  if (path) return localePath(lang, path)
  const kept = isEmbeddedListing(listing) ? { ...params, page: 1 } : DEFAULT_LISTING_PARAMS
  return address({ ...kept, storeQuery })
}

/** The filters that are set, each with the address without it. */
export function chosenFilters(context: FilterContext): ChosenFilter[] {
  const { listing, params, lang, address } = context
  const first = { ...params, page: 1 }
  const category = listing.filters.find(({ category }) => category === params.category)
  return [
    ...(category ? [{ label: category.label, href: address({ ...first, category: '' }) }] : []),
    ...listing.filterGroups.flatMap(({ kind, links }) =>
      links
        .filter(({ isCurrent }) => isCurrent)
        .map((link) => ({ label: linkText(kind, link, lang), href: linkAddress(link, context) })),
    ),
    ...(params.inStock
      ? [{ label: listingCopy[lang].inStock, href: address({ ...first, inStock: false }) }]
      : []),
  ]
}

/** The address of the list without filters, in the same order where the shop knows it. */
export function clearedAddress({ params: { order }, address }: FilterContext): string {
  return address({ ...DEFAULT_LISTING_PARAMS, order })
}
