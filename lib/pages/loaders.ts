import 'server-only'
import { cache } from 'react'
import { brand } from '../host/brand.ts'
import { missingPages } from '../brand/missing-pages.ts'
import { cacheTags } from '../cache-tags.ts'
import { kitListAt } from '../content/kit-texts.ts'
import type { Lang } from '../routes/lang.ts'
import {
  listingQuery,
  DEFAULT_LISTING_PARAMS,
  readListingParams,
  type ListingParams,
} from '../routes/listing-address.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { routeTable } from '../routes/route-table.ts'
import type { Kit } from '../shop/kit.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { withPackages } from '../pricing/package-name.ts'
import { NO_SETTINGS, type ShopSettings } from '../shop/settings.ts'
import { isNotFound } from '../client/errors.ts'
import { host } from '../host/host.ts'
import { isOwnHost } from '../host/own-hosts.ts'
import { tagPage } from '../host/page-render.ts'
import { orLastGood } from './last-good.ts'
import { withPlatformPage } from './platform-links.ts'
import { unlessJustFailed } from './recent-failures.ts'
import { sharedStore } from './store.ts'
import { getBuildKits } from '../client/store/build-kits.ts'
import { getHome } from '../client/store/home.ts'
import { getKits, withTodaysPrices } from '../client/store/kits.ts'
import { getListCards } from '../client/store/list-cards.ts'
import { getListPage } from '../client/store/list-page.ts'
import { getListing, getSearch } from '../client/store/listing.ts'
import type { ListingKind } from '../routes/page-kind.ts'
import { getMenu, type MenuItem } from '../client/store/menus.ts'
import { getPage } from '../client/store/page.ts'
import { isPagePath } from '../client/store/page-address.ts'
import { getProduct } from '../client/store/product.ts'
import { getSettings } from '../client/store/settings.ts'

/**
 * The store's settings; the last good ones, or none, while the store is down (contract 4.1, P29). Without a rate of the store
 * English pages use the brand's (P3).
 */
export const loadSettings = cache(async (lang: Lang): Promise<ShopSettings> => {
  tagPage(cacheTags.settings)
  const settings = await orLastGood(`settings ${lang}`, () => getSettings(sharedStore(lang)), NO_SETTINGS)
  return {
    ...settings,
    conversion: lang === 'en' ? (settings.conversion ?? brand().conversion) : undefined,
  }
})

/** A menu of the store by its hash; the last good one while the store is down, empty when the store has none (platform 3.1). */
export const loadMenu = cache((lang: Lang, hash: string): Promise<MenuItem[]> => {
  tagPage(cacheTags.menus)
  return orLastGood(
    `menu ${hash} ${lang}`,
    async () => withoutMissingPages(await orEmpty(getMenu(sharedStore(lang), hash, isOwnHost))),
    [],
  )
})

/** The entries of all footer menus, in one list. */
export const loadFooterMenu = cache(async (lang: Lang): Promise<MenuItem[]> => {
  const { footerMenus } = host().env.blocks
  return (await Promise.all(footerMenus.map((hash) => loadMenu(lang, hash)))).flat()
})

// Leaves out entries of the embedded store that link to pages which the brand does not have (P28). An external store's entries
// link to its own pages, here or on its own site.
function withoutMissingPages(items: MenuItem[]): MenuItem[] {
  if (host().env.storeApiUrl !== undefined) return withPlatformPages(items)
  const missing = missingPages(brand())
  return items
    .filter(({ path }) => path === undefined || !missing.has(path))
    .map((item) => ({ ...item, items: withoutMissingPages(item.items) }))
}

function withPlatformPages(items: MenuItem[]): MenuItem[] {
  return items.map((item) => withPlatformPage({ ...item, items: withPlatformPages(item.items) }))
}

/** The home page and its kits with today's prices. Throws ApiError: without the store and without a cached page it is an outage (P9). */
export const loadHome = cache((lang: Lang) => {
  tagPage(cacheTags.home, cacheTags.products, cacheTags.lists)
  return unlessJustFailed(`home ${lang}`, async () => {
    const store = sharedStore(lang)
    const home = await getHome(store, brand().landing?.path ?? paths.home())
    return { ...home, kits: await shownKits(lang, home.kits) }
  })
})

/** A product page and its kits with today's prices; `undefined` for an unknown path (P9). Throws ApiError. */
export const loadProduct = cache((lang: Lang, path: string) => {
  tagPage(cacheTags.page(path), cacheTags.products, cacheTags.product(path))
  // Title and description of a kit list belong to the store's texts, so a change of the texts invalidates the page too.
  if (kitListAt(brand(), path, lang)) tagPage(cacheTags.texts)
  return unlessJustFailed(`${path} ${lang}`, async () => {
    const store = sharedStore(lang)
    // Product and kits load in parallel, so that the page waits for one deadline only (L8). A store may have no kits.
    const [page, kits] = await Promise.all([
      orUndefined(getProduct(store, path)),
      orUndefined(getKits(store, path)),
    ])
    tagPage(...(kits ?? []).map((kit) => cacheTags.product(kit.path)))
    return page && { ...page, kits: await shownKits(lang, kits ?? []) }
  })
})

// With today's prices and the brand's names for packages.
async function shownKits(lang: Lang, kits: readonly Kit[]): Promise<Kit[]> {
  return withTodaysPrices(sharedStore(lang), withPackages(kits, brand().packages, lang))
}

/** An institutional page; `undefined` for an unknown path (spec section 4, P9). Throws ApiError. */
export const loadPage = cache((lang: Lang, path: string) => {
  tagPage(cacheTags.page(path), cacheTags.texts)
  return unlessJustFailed(`${path} ${lang}`, () => orUndefined(getPage(sharedStore(lang), path)))
})

/** A list of products that are bought together; `undefined` for an unknown path (P9). Throws ApiError. */
export const loadListPage = cache((lang: Lang, path: string) => {
  tagPage(cacheTags.page(path), cacheTags.products, cacheTags.lists)
  return unlessJustFailed(`${path} ${lang}`, () => orUndefined(getListPage(sharedStore(lang), path)))
})

/** A page with cards of such lists; `undefined` for an unknown path (P9). Throws ApiError. */
export const loadListCards = cache((lang: Lang, path: string) => {
  tagPage(cacheTags.page(path), cacheTags.products, cacheTags.lists)
  return unlessJustFailed(`${path} ${lang}`, () => orUndefined(getListCards(sharedStore(lang), path)))
})

/** The data of the kit builder with today's prices; null when the store has no such kits (P9). Throws ApiError. */
export const loadBuildKits = cache((lang: Lang) => {
  tagPage(cacheTags.page(pagePaths.buildKit()), cacheTags.products, cacheTags.lists)
  return unlessJustFailed(`monte-seu-kit ${lang}`, async () => {
    const store = sharedStore(lang)
    const page = await orUndefined(getBuildKits(store))
    if (!page) return null
    return { ...page, kits: await withTodaysPrices(store, page.kits) }
  })
})

/** Products per page of a listing or of search results. */
export const LISTING_PAGE_SIZE = 24

// React's cache compares arguments by identity, so the params are passed as a query string.
const loadListingPage = cache((lang: Lang, kind: ListingKind, path: string, query: string) => {
  tagPage(cacheTags.products)
  return unlessJustFailed(`${kind} ${path}${query} ${lang}`, async () => {
    const params = readListingParams(new URLSearchParams(query)) ?? DEFAULT_LISTING_PARAMS
    const request = { kind, path, params, limit: LISTING_PAGE_SIZE }
    const listing = await orUndefined(getListing(sharedStore(lang), request))
    if (listing) routeTable()?.learnListing?.(path, params, listing)
    return listing ? { ...listing, products: withPages(listing.products) } : null
  })
})

/** One page of a listing; null for an unknown listing (P9). The caller tags the products that it shows. Throws ApiError. */
export function loadListing(lang: Lang, kind: ListingKind, path: string, params: ListingParams) {
  return loadListingPage(lang, kind, path, listingQuery(params))
}

const loadSearchPage = cache((lang: Lang, text: string, query: string) =>
  unlessJustFailed(`busca ${text} ${query} ${lang}`, async () => {
    const params = readListingParams(new URLSearchParams(query)) ?? DEFAULT_LISTING_PARAMS
    const found = await getSearch(sharedStore(lang), { text, params, limit: LISTING_PAGE_SIZE })
    return { ...found, products: withPages(found.products) }
  }),
)

/** One page of search results for a text of 1 to 100 characters (contract 4.8). Throws ApiError. */
export function loadSearch(lang: Lang, text: string, params: ListingParams) {
  return loadSearchPage(lang, text, listingQuery(params))
}

/** The products that can have a page in this shop; a card without one would lead to a missing page (platform 2, 6). */
export function withPages(products: readonly ListedProduct[]): ListedProduct[] {
  return products.filter(({ path }) => isPagePath(path))
}

async function orEmpty<T>(load: Promise<T[]>): Promise<T[]> {
  return (await orUndefined(load)) ?? []
}

async function orUndefined<T>(load: Promise<T>): Promise<T | undefined> {
  try {
    return await load
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
