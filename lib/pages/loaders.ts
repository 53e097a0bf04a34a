import 'server-only'
import { cache } from 'react'
import type { MenuName } from '../contract/menu.ts'
import type { Lang } from '../routes/lang.ts'
import {
  listingQuery,
  DEFAULT_LISTING_PARAMS,
  readListingParams,
  type ListingParams,
} from '../routes/listing-address.ts'
import { DEFAULT_SETTINGS, type ShopSettings } from '../shop/settings.ts'
import { isNotFound } from '../client/errors.ts'
import { orLastGood } from './last-good.ts'
import { unlessJustFailed } from './recent-failures.ts'
import { sharedStore } from './store.ts'
import { getBuildKits } from '../client/store/build-kits.ts'
import { getHome } from '../client/store/home.ts'
import { getKits, withTodaysPrices } from '../client/store/kits.ts'
import { getListing, getSearch, type ListingPageKind } from '../client/store/listing.ts'
import { getMenu, type ShopMenuItem } from '../client/store/menus.ts'
import { getPage } from '../client/store/page.ts'
import { getProduct } from '../client/store/product.ts'
import { getSettings } from '../client/store/settings.ts'

/** The store's settings, or the constants of spec section 9 while it cannot be asked (contract 4.1). */
export const loadSettings = cache((lang: Lang): Promise<ShopSettings> =>
  orLastGood(`settings ${lang}`, () => getSettings(sharedStore(lang)), DEFAULT_SETTINGS),
)

/** One of the store's menus; empty while it cannot be asked and never could. */
export const loadMenu = cache((lang: Lang, name: MenuName): Promise<ShopMenuItem[]> =>
  orLastGood(`${name} ${lang}`, () => getMenu(sharedStore(lang), name), []),
)

/** The home page with its kits at today's prices. Throws ApiError: a first render without the store is an outage (P9). */
export const loadHome = cache((lang: Lang) =>
  unlessJustFailed(`home ${lang}`, async () => {
    const store = sharedStore(lang)
    const home = await getHome(store)
    return { ...home, kits: await withTodaysPrices(store, home.kits), renderedAt: Date.now() }
  }),
)

/** A product page with its kits at today's prices; nothing when the store has no such page (P9). Throws ApiError. */
export const loadProduct = cache((lang: Lang, path: string) =>
  unlessJustFailed(`${path} ${lang}`, async () => {
    const store = sharedStore(lang)
    // Kits are asked for at the same time: a page has one deadline, not a chain of them (L8). A host without kits still
    // sells the product itself.
    const [page, kits] = await Promise.all([
      orNothing(getProduct(store, path)),
      orNothing(getKits(store, path)),
    ])
    return page && { ...page, kits: await withTodaysPrices(store, kits ?? []), renderedAt: Date.now() }
  }),
)

/** An institutional page; nothing when the store has no such page (spec section 4, P9). Throws ApiError. */
export const loadPage = cache((lang: Lang, path: string) =>
  unlessJustFailed(`${path} ${lang}`, () => orNothing(getPage(sharedStore(lang), path))),
)

/** What a shopper builds a kit from, at today's prices; null when the store has no such kits (P9). Throws ApiError. */
export const loadBuildKits = cache((lang: Lang) =>
  unlessJustFailed(`monte-seu-kit ${lang}`, async () => {
    const store = sharedStore(lang)
    const page = await orNothing(getBuildKits(store))
    if (!page) return null
    return { ...page, kits: await withTodaysPrices(store, page.kits), renderedAt: Date.now() }
  }),
)

/** Products on one page of a listing or of search results. */
export const LISTING_PAGE = 24

// Choices are kept apart by what they say, not by which object says it.
const loadListingPage = cache((lang: Lang, kind: ListingPageKind, path: string, query: string) =>
  unlessJustFailed(`${kind} ${path}${query} ${lang}`, async () => {
    const params = readListingParams(new URLSearchParams(query)) ?? DEFAULT_LISTING_PARAMS
    const ask = { kind, path, params, limit: LISTING_PAGE }
    return (await orNothing(getListing(sharedStore(lang), ask))) ?? null
  }),
)

/** One page of a listing; null when the store has no such listing (P9). Throws ApiError. */
export function loadListing(lang: Lang, kind: ListingPageKind, path: string, params: ListingParams) {
  return loadListingPage(lang, kind, path, listingQuery(params))
}

const loadSearchPage = cache((lang: Lang, text: string, query: string) =>
  unlessJustFailed(`busca ${text} ${query} ${lang}`, () => {
    const params = readListingParams(new URLSearchParams(query)) ?? DEFAULT_LISTING_PARAMS
    return getSearch(sharedStore(lang), { text, params, limit: LISTING_PAGE })
  }),
)

/** One page of what a text of 1 to 100 characters finds (contract 4.8). Throws ApiError. */
export function loadSearch(lang: Lang, text: string, params: ListingParams) {
  return loadSearchPage(lang, text, listingQuery(params))
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
