import 'server-only'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { brand } from '../host/brand.ts'
import { cacheTags } from '../cache-tags.ts'
import { hasOwnTexts } from '../config/own-texts.ts'
import { headsCopy } from '../copy/heads.ts'
import { listingCopy } from '../copy/listing.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import {
  parseListingSegment,
  listingQuery,
  listingSegment,
  DEFAULT_LISTING_PARAMS,
  readListingParams,
  withPriceRange,
  type ListingParams,
} from '../routes/listing-address.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { isEmbeddedListing, isIndexableListing, lastPage, type Listing } from '../shop/listing.ts'
import type { PriceErrors, TypedPrices } from '../shop/price-range.ts'
import { host } from '../host/host.ts'
import { tagPage } from '../host/page-render.ts'
import { safeHtml } from '../text/sanitize.ts'
import { allProductsPath } from './all-products.ts'
import { loadCardRatings, withRatings } from './card-ratings.ts'
import { loadListing, loadSettings } from './loaders.ts'
import { queryOf, typedPriceRange, type PageQuery } from './page-query.ts'
import type { ListingKind } from '../routes/page-kind.ts'

/** The route parameters of a listing page; `segment` has its listing params, unless they are the defaults. */
export interface ListingAddress {
  lang: string
  kind: ListingKind
  path: string
  segment?: string
  /** An invalid range of prices that was typed, with its errors. */
  rejectedPrices?: { typed: TypedPrices; errors: PriceErrors }
}

/** The data of a listing page; an unknown listing, category or page number is a 404 (R67, P9). Throws ApiError. */
export async function listingPage({ lang: param, kind, path, segment, rejectedPrices }: ListingAddress) {
  const lang = langOfParam(param)
  const params = segment === undefined ? DEFAULT_LISTING_PARAMS : (parseListingSegment(segment) ?? notFound())
  // A change of a product that is not listed here can change the list, so the page has the tag of all lists.
  tagPage(cacheTags.page(path), cacheTags.lists)
  const [found, settings] = await Promise.all([
    loadListing(lang, kind, path, params),
    loadSettings(lang),
    // At the same time, so that the page waits for one deadline only (L8).
    loadCardRatings(lang),
  ])
  if (!found || isOutOfRange(found, params)) notFound()
  const listing = { ...found, products: await withRatings(lang, found.products) }
  const html = safeHtml(listing.html)
  return {
    lang,
    kind,
    path,
    params,
    listing,
    html,
    ...categoryTexts(lang, path, params),
    pageSize: listing.pageSize,
    settings,
    rejectedPrices,
  }
}

/**
 * The address of a listing with a range of prices that a shopper has typed: what the form sent is redirected to the address of the
 * range, or shown again with what is wrong.
 */
export function pricedListingAddress(at: Omit<ListingAddress, 'segment'>, query: PageQuery): ListingAddress {
  const sent = queryOf(query)
  const params = readListingParams(sent) ?? notFound()
  const result = typedPriceRange(sent)
  if (result && 'value' in result) {
    const target = listingQuery(withPriceRange(params, result.value))
    redirect(localePath(langOfParam(at.lang), at.path) + target)
  }
  return { ...at, segment: listingSegment(params), ...(result && { rejectedPrices: result }) }
}

// A page number beyond the last page, or an unknown category or price filter.
function isOutOfRange(listing: Listing, { page, category, storeQuery }: ListingParams): boolean {
  const { total, filters, filterGroups, pageSize } = listing
  const isUnknown =
    (category !== '' && !filters.some(({ isCurrent }) => isCurrent)) ||
    // Only the embedded store is known to mark the filter of a list without products.
    (isEmbeddedListing(listing) &&
      storeQuery !== '' &&
      !filterGroups.some(({ links }) => links.some(({ isCurrent }) => isCurrent)))
  return page > lastPage(total, pageSize) || (total === 0 && isUnknown)
}

/** The brand's texts about a category: its sentence, and its paragraphs only on the first page without filters. */
function categoryTexts(lang: Lang, path: string, params: ListingParams) {
  const found = brand().categories.find(({ slug }) => path === pagePaths.category(slug))
  if (!found || !hasOwnTexts(host().env)) return {}
  return { intro: found.intro?.[lang], about: listingQuery(params) === '' ? found.text[lang] : [] }
}

/** The canonical path of a listing: the products of the shop's own brand are those of the list of all products. */
async function canonicalListing(path: string): Promise<string> {
  const isOwnBrand = path === pagePaths.brand(host().env.brandSlug) && host().env.storeApiUrl === undefined
  return (isOwnBrand && (await allProductsPath())) || path
}

/** The metadata of a listing page: each page number is its own canonical; sorted or filtered pages are noindex (R10). */
export async function listingMetadata(address: ListingAddress): Promise<Metadata> {
  const { lang, kind, path, params, listing } = await listingPage(address)
  const { structure, heading } = listing
  const { page } = params
  const { env } = host()
  const isPlain = listingQuery({ ...params, page: 1 }) === '' && !address.rejectedPrices
  const title = structure.title || heading
  const own = {
    ...structure,
    title: page > 1 ? `${title}, ${listingCopy[lang].page(page).toLowerCase()}` : title,
    description: structure.description || headsCopy[lang].listing(heading, env.brand),
    heading,
    canonicalPath: (await canonicalListing(path)) + (isPlain ? listingQuery(params) : ''),
    isIndexable: isIndexableListing(kind, listing) && isPlain,
  }
  return pageMetadata(own, lang, env)
}
