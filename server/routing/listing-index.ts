import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isNotFound } from '#lib/client/errors.ts'
import { getListing } from '#lib/client/store/listing.ts'
import type { Host } from '#lib/host/host.ts'
import {
  DEFAULT_LISTING_PARAMS,
  listingQuery,
  type LinkedListing,
  priceValueIn,
  withPriceRange,
  type ListingParams,
} from '#lib/routes/listing-address.ts'
import type { ListingKind } from '#lib/routes/page-kind.ts'
import { readPriceRange } from '#lib/shop/price-range.ts'
import { lastPage } from '#lib/shop/listing.ts'
import { createLookupClient } from './lookup-client.ts'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 5000
const MAX_LISTINGS = 500
const MAX_VALUES = 2000
const MAX_PAGE_COUNTS = 5000
// A lookup reads at most this many listings, each filtered by more known values than the one before.
const MAX_STEPS = 4
const PAGE_SIZE = 24
// The deadline of a store call, the same as for other reads (server/upstream/upstream.ts). A page request waits only WAIT_MS for the call,
// because the page itself calls the store too and must respond within two seconds during an outage (L9).
const DEADLINE_MS = 1500
const WAIT_MS = 400

// Some stores write several values of a filter into one parameter.
const SEPARATOR = /[,;|]/

/** The number of pages of a listing with one set of filters; `pages` is `undefined` when the store did not respond. */
interface PageCount {
  pages: number | undefined
  /** The time at which the entry expires, by the `clock` of the index. */
  until: number
}

/** The address of a listing of the store. */
interface ListingAddress {
  kind: ListingKind
  path: string
}

/** Stores the filter values that the store's own links of a listing contain, and its numbers of pages. */
export interface ListingIndex {
  /** Whether a listing with these params exists (R67); true also when the store does not respond in time. */
  has(listing: ListingAddress, params: ListingParams): Promise<boolean>
  /** Whether a listing can be filtered by any range of prices, with these other params; false when the store does not respond in time. */
  takesAnyPriceRange(listing: ListingAddress, params: ListingParams): Promise<boolean>
  /** Adds the links and the number of pages of a listing that a page has loaded. */
  learn(path: string, params: ListingParams, listing: LinkedListing): void
  /** Makes the next lookup of one listing, or of every listing, call the store again. */
  invalidate(path?: string): void
}

/**
 * Learns from the store's responses which values its filters have, so that made-up values cause neither store calls nor cached
 * pages (R67, docs/decisions/0064). Filters may depend on each other, so a value that the listing without filters does not link
 * to is looked up in the listing filtered by the other, known values.
 */
export function createListingIndex(host: Pick<Host, 'store' | 'env'>, clock: () => number): ListingIndex {
  const client = createLookupClient(host, DEADLINE_MS)
  const values = new LRUCache<string, Set<string>>({ max: MAX_LISTINGS })
  const pageCounts = new LRUCache<string, PageCount>({ max: MAX_PAGE_COUNTS })
  const withAnyPriceRange = new LRUCache<string, boolean>({ max: MAX_LISTINGS })
  const pending = new Map<string, Promise<void>>()

  function learn(path: string, params: ListingParams, listing: LinkedListing) {
    const known = values.get(path) ?? new Set()
    // Stores repeat the filters of a request in their links, even made-up ones: these are not added.
    const own = new Set(valuesIn(params))
    for (const value of linkedValues(listing))
      if (known.size < MAX_VALUES && !own.has(value)) known.add(value)
    values.set(path, known)
    withAnyPriceRange.set(path, listing.takesAnyPriceRange === true)
    // A typed range has a page for each request, which knows its own number of pages.
    if (
      listing.takesAnyPriceRange &&
      [...own].some((value) => value.startsWith('preco=') && !known.has(value))
    )
      return
    const pages = lastPage(listing.total, listing.pageSize)
    pageCounts.set(keyOf(path, params), { pages, until: clock() + FRESH_MS })
  }

  async function load(at: ListingAddress, params: ListingParams, isCurrent: () => boolean): Promise<void> {
    try {
      const listing = await getListing(client, { ...at, params, limit: PAGE_SIZE })
      if (isCurrent()) learn(at.path, params, listing)
    } catch (error) {
      const isMissing = isNotFound(error)
      const until = clock() + (isMissing ? FRESH_MS : RETRY_AFTER_MS)
      if (isCurrent()) pageCounts.set(keyOf(at.path, params), { pages: isMissing ? 1 : undefined, until })
    }
  }

  // The number of pages with a set of filters; concurrent requests share the store call.
  async function pagesOf(at: ListingAddress, params: ListingParams): Promise<number | undefined> {
    const key = keyOf(at.path, params)
    const found = pageCounts.get(key)
    if (found && found.until > clock()) return found.pages
    const running = pending.get(key)
    if (!running) {
      const isCurrent = () => pending.get(key) === call
      const call: Promise<void> = load(at, params, isCurrent).finally(() => {
        if (isCurrent()) pending.delete(key)
      })
      pending.set(key, call)
    }
    await Promise.race([running ?? pending.get(key), sleep(WAIT_MS, undefined, { ref: false })])
    return pageCounts.get(key)?.pages
  }

  // Whether the store's links contain these values; `undefined` when the store does not respond, or has more values than the index
  // can hold.
  async function isLinked(at: ListingAddress, requested: readonly string[]): Promise<boolean | undefined> {
    const isKnown = () => requested.every((value) => values.get(at.path)?.has(value))
    let lastKey = ''
    for (let step = 0; step < MAX_STEPS; step++) {
      if (isKnown()) return true
      const known = values.get(at.path)
      if (known && known.size >= MAX_VALUES) return undefined
      // The first call is for the listing without filters.
      const filtered = step === 0 ? DEFAULT_LISTING_PARAMS : paramsOfKnown(requested, known)
      const key = keyOf(at.path, filtered)
      if (key === lastKey) return false
      lastKey = key
      if ((await pagesOf(at, filtered)) === undefined) return undefined
    }
    return isKnown()
  }

  return {
    async has(at, params) {
      const linked = await isLinked(at, valuesIn(params))
      if (!linked || params.page === 1) return linked ?? true
      const pages = await pagesOf(at, { ...params, page: 1 })
      return pages === undefined || params.page <= pages
    },
    async takesAnyPriceRange(at, params) {
      const value = priceValueIn(params)
      if (value !== '' && !readPriceRange(value)) return false
      const others = withPriceRange(params, '')
      await pagesOf(at, DEFAULT_LISTING_PARAMS)
      return withAnyPriceRange.get(at.path) === true && (await isLinked(at, valuesIn(others))) === true
    },
    learn,
    invalidate(path) {
      const isAffected = (key: string) => path === undefined || key.startsWith(`${path}?`)
      for (const known of [pageCounts, pending])
        for (const key of [...known.keys()]) if (isAffected(key)) known.delete(key)
    },
  }
}

// Leaves out the order, which changes neither the products nor their number.
function keyOf(path: string, params: ListingParams): string {
  return `${path}?${listingQuery({ ...params, order: DEFAULT_LISTING_PARAMS.order, page: 1 })}`
}

function pairsIn(query: string): string[] {
  return [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
}

function valuesIn({ category, storeQuery }: ListingParams): string[] {
  return [...(category ? [`categoria=${category}`] : []), ...pairsIn(storeQuery)]
}

function linkedValues({ filters, filterGroups, orders }: LinkedListing): string[] {
  const queries = [...filterGroups.flatMap(({ links }) => links), ...orders].map(
    ({ storeQuery = '' }) => storeQuery,
  )
  return [...filters.map(({ category }) => `categoria=${category}`), ...queries.flatMap(pairsIn)]
}

// The listing params with the known ones of these values; of a value with several parts, its longest known prefix.
function paramsOfKnown(requested: readonly string[], known: ReadonlySet<string> | undefined): ListingParams {
  const query = new URLSearchParams()
  let category = ''
  for (const pair of requested) {
    const value = prefixesOf(pair).find((each) => known?.has(each))
    if (value === undefined) continue
    const at = value.indexOf('=')
    if (value.startsWith('categoria=')) category = value.slice(at + 1)
    else query.append(value.slice(0, at), value.slice(at + 1))
  }
  query.sort()
  return { ...DEFAULT_LISTING_PARAMS, category, storeQuery: query.toString() }
}

function prefixesOf(pair: string): string[] {
  const found = [pair]
  for (let at = pair.length - 1; at > pair.indexOf('=') + 1; at--)
    if (SEPARATOR.test(pair[at]!)) found.push(pair.slice(0, at))
  return found
}
