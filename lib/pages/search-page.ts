import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { searchTexts } from '../content/search-texts.ts'
import { helpSubjects } from '../copy/help-subjects.ts'
import { searchCopy } from '../copy/search.ts'
import { langOfParam, type Lang } from '../routes/lang.ts'
import {
  listingQuery,
  DEFAULT_LISTING_PARAMS,
  readListingParams,
  withPriceRange,
  type ListingParams,
} from '../routes/listing-address.ts'
import { localePath, paths } from '../routes/paths.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { helpLinksFor, mentionsService, serviceLinksFor } from '../shop/help-links.ts'
import { lastPage, type Listing } from '../shop/listing.ts'
import { isSearchable, type SearchState } from '../shop/search.ts'
import { ApiError } from '../client/errors.ts'
import { host } from '../host/host.ts'
import { allProductsPath } from './all-products.ts'
import { loadCardRatings, withRatings } from './card-ratings.ts'
import { LISTING_PAGE_SIZE, loadListing, loadMenu, loadSearch, loadSettings } from './loaders.ts'
import { queryOf, typedPriceRange, type PageQuery } from './page-query.ts'
import { helpLinks } from './search-help.ts'

const BEST_SELLERS = 4

/** The address of the search results of a text with the given sorting, filters and page. */
export function searchAddress(lang: Lang, text: string, params: ListingParams): string {
  const more = listingQuery(params).replace('?', '&')
  return `${localePath(lang, paths.search())}?${new URLSearchParams({ busca: text })}${more}`
}

/**
 * The data of the search page. Calls the store only for a text of valid length (contract 4.8). Throws ApiError: a search
 * without the store is an outage (P9).
 */
export async function searchPage(param: string, query: PageQuery) {
  const lang = langOfParam(param)
  const text = textOf(query)
  const sent = queryOf(query)
  const params = readListingParams(sent) ?? DEFAULT_LISTING_PARAMS
  const typedRange = typedPriceRange(sent)
  if (typedRange && 'value' in typedRange)
    redirect(searchAddress(lang, text, withPriceRange(params, typedRange.value)))
  const [searched, settings, menu, allProducts] = await Promise.all([
    isSearchable(text) ? searchUnlessRejected(lang, text, params) : undefined,
    loadSettings(lang),
    loadMenu(lang, host().env.blocks.mainMenu),
    allProductsPath(),
    // At the same time, so that the page waits for one deadline only (L8).
    loadCardRatings(lang),
  ])
  const help = isSearchable(text) ? helpLinks(lang, settings) : []
  const subjects = helpSubjects[lang]
  const isWidened = searched?.searchedInstead !== undefined
  const names = isWidened ? [] : (searched?.products ?? []).map(({ name }) => name)
  // Products that were found only by other words answer no question: 'trocar produto' does not mean 'protetor'.
  const answers =
    isWidened && mentionsService(text, subjects)
      ? helpLinksFor(text, help, subjects)
      : serviceLinksFor(text, help, subjects, names)
  // A search about service shows its answers. Products are shown too, unless the store found them only by searching for other words.
  const isShown = searched && !(isWidened && answers.length > 0)
  const listing = isShown ? { ...searched, products: await withRatings(lang, searched.products) } : undefined
  // The number of result pages can shrink, so a linked page may no longer exist.
  if (listing && params.page > lastPage(listing.total, listing.pageSize))
    redirect(searchAddress(lang, text, { ...params, page: 1 }))
  const found = stateOf(text, listing, params)
  const isEmpty = found === 'no-results' && answers.length === 0
  /** Pages and answers about what is not a product, such as an exchange. */
  const links = isEmpty ? helpLinksFor(text, help, subjects) : answers
  const popular =
    found === 'no-results' && allProducts
      ? await loadListing(lang, 'landing-page', allProducts, DEFAULT_LISTING_PARAMS).catch(() => null)
      : null
  return {
    lang,
    text,
    state: answers.length > 0 ? 'service' : isEmpty && links.length > 0 ? 'answered' : found,
    params,
    listing,
    hasProducts: found === 'found',
    rejectedPrices: typedRange,
    pageSize: listing?.pageSize ?? LISTING_PAGE_SIZE,
    settings,
    menu,
    allProducts,
    /** Offered where a search finds nothing. */
    bestSellers: (popular?.products ?? []).filter(({ inStock }) => inStock).slice(0, BEST_SELLERS),
    help: links,
  }
}

/** The metadata of the search page, which is always noindex (R11). */
export function searchMetadata(param: string, query: PageQuery): Metadata {
  const lang = langOfParam(param)
  const { tab, title } = searchCopy[lang]
  const { env } = host()
  const text = textOf(query)
  const own = {
    title: `${isSearchable(text) ? tab(text) : title} | ${env.brandName}`,
    description: searchTexts(env.brand, lang).empty,
    canonicalPath: paths.search(),
    heading: title,
    isIndexable: false,
  }
  return pageMetadata(own, lang, env)
}

function stateOf(text: string, listing: Listing | undefined, params: ListingParams): SearchState {
  if (!isSearchable(text)) return text ? 'long' : 'no-text'
  // Filters that leave no result keep the toolbar, where the visitor can remove them.
  const isFiltered = listingQuery({ ...params, page: 1 }) !== ''
  return listing && (listing.total > 0 || isFiltered) ? 'found' : 'no-results'
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function textOf(query: PageQuery): string {
  return (first(query['busca']) ?? '').trim()
}

// The store may send 422 for a text that contains only punctuation: that counts as no results.
async function searchUnlessRejected(lang: Lang, text: string, params: ListingParams) {
  try {
    return await loadSearch(lang, text, params)
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined
    throw error
  }
}
