import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { createApiClient } from '#lib/client/api-client.ts'
import { isNotFound } from '#lib/client/errors.ts'
import { getListing } from '#lib/client/store/listing.ts'
import type { Host } from '#lib/host/host.ts'
import {
  DEFAULT_LISTING_PARAMS,
  listingQuery,
  type LinkedListing,
  type ListingParams,
} from '#lib/routes/listing-address.ts'
import type { ListingKind } from '#lib/routes/page-kind.ts'
import { lastPage } from '#lib/shop/listing.ts'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 5000
const MAX_LISTINGS = 500
const MAX_VALUES = 2000
const MAX_SETS = 5000
const MAX_STEPS = 4
const PAGE_SIZE = 24
// As long as any read of the store (server/upstream.ts). A request waits for a part of it only, because the page itself needs the
// store too and an outage must cost less than two seconds (L9).
const DEADLINE_MS = 1500
const WAIT_MS = 400

// Some stores write several values of a filter into one parameter.
const SEPARATOR = /[,;|]/

/** A set of filters of a listing whose pages have been counted; `pages` is `undefined` while the store does not respond. */
interface CountedSet {
  pages: number | undefined
  /** Until when the entry is fresh, by the index's clock. */
  until: number
}

/** A listing of the store. */
interface ListingAt {
  kind: ListingKind
  path: string
}

/** The filter values to which a store's own listing links lead, and the number of pages. */
export interface ListingIndex {
  /** Whether a listing can have these params (R67); true also when the store does not respond in time. */
  has(listing: ListingAt, params: ListingParams): Promise<boolean>
  /** Learns the links and the number of pages of a listing that a page has loaded. */
  learn(path: string, params: ListingParams, listing: LinkedListing): void
  /** Makes the next lookup of one listing, or of every listing, call the store again. */
  invalidate(path?: string): void
}

/**
 * Learns from the store's responses which values its filters have, so that made-up values cause neither store calls nor cached
 * pages (R67, docs/decisions/0064). A value that the plain listing does not link to is looked up in the listing with the other,
 * known values: filters may depend on each other.
 */
export function createListingIndex(
  { store, env }: Pick<Host, 'store' | 'env'>,
  clock: () => number,
): ListingIndex {
  const client = createApiClient({
    base: `${store.base}/v2/front`,
    lang: 'pt',
    timeoutMs: DEADLINE_MS,
    headers: { 'app-token': env.appToken, session: '' },
    fetch: (input) => store.fetch(input as Request),
  })
  const values = new LRUCache<string, Set<string>>({ max: MAX_LISTINGS })
  const sets = new LRUCache<string, CountedSet>({ max: MAX_SETS })
  const pending = new Map<string, Promise<void>>()

  function learn(path: string, params: ListingParams, listing: LinkedListing) {
    const known = values.get(path) ?? new Set()
    // Stores repeat the requested filters in their links, also made-up ones.
    const own = new Set(valuesIn(params))
    for (const value of linkedValues(listing))
      if (known.size < MAX_VALUES && !own.has(value)) known.add(value)
    values.set(path, known)
    const pages = lastPage(listing.total, listing.pageSize)
    sets.set(keyOf(path, params), { pages, until: clock() + FRESH_MS })
  }

  async function load(at: ListingAt, params: ListingParams, isCurrent: () => boolean): Promise<void> {
    try {
      const listing = await getListing(client, { ...at, params, limit: PAGE_SIZE })
      if (isCurrent()) learn(at.path, params, listing)
    } catch (error) {
      const isMissing = isNotFound(error)
      const until = clock() + (isMissing ? FRESH_MS : RETRY_AFTER_MS)
      if (isCurrent()) sets.set(keyOf(at.path, params), { pages: isMissing ? 1 : undefined, until })
    }
  }

  // The pages of a set of filters; concurrent requests share the call.
  async function pagesOf(at: ListingAt, params: ListingParams): Promise<number | undefined> {
    const key = keyOf(at.path, params)
    const found = sets.get(key)
    if (found && found.until > clock()) return found.pages
    const running = pending.get(key)
    if (!running) {
      const isCurrent = () => pending.get(key) === call
      const call: Promise<void> = load(at, params, isCurrent).finally(
        () => isCurrent() && pending.delete(key),
      )
      pending.set(key, call)
    }
    await Promise.race([running ?? pending.get(key), sleep(WAIT_MS, undefined, { ref: false })])
    return sets.get(key)?.pages
  }

  // `undefined` when the store does not respond, or has more values than the index can hold.
  async function isLinked(at: ListingAt, wanted: readonly string[]): Promise<boolean | undefined> {
    const isKnown = () => wanted.every((value) => values.get(at.path)?.has(value))
    let asked = ''
    for (let step = 0; step < MAX_STEPS; step++) {
      if (isKnown()) return true
      const known = values.get(at.path)
      if (known && known.size >= MAX_VALUES) return undefined
      // The plain listing first.
      const narrower = step === 0 ? DEFAULT_LISTING_PARAMS : narrowedBy(wanted, known)
      const key = keyOf(at.path, narrower)
      if (key === asked) return false
      asked = key
      if ((await pagesOf(at, narrower)) === undefined) return undefined
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
    learn,
    invalidate(path) {
      if (path === undefined) sets.clear()
      else for (const key of sets.keys()) if (key.startsWith(`${path}?`)) sets.delete(key)
      pending.clear()
    },
  }
}

// The order changes neither the products nor their number.
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

// The known values among the wanted ones; of a value with several parts the longest known beginning.
function narrowedBy(wanted: readonly string[], known: ReadonlySet<string> | undefined): ListingParams {
  const query = new URLSearchParams()
  let category = ''
  for (const pair of wanted) {
    const value = beginnings(pair).find((each) => known?.has(each))
    if (value === undefined) continue
    const at = value.indexOf('=')
    if (value.startsWith('categoria=')) category = value.slice(at + 1)
    else query.append(value.slice(0, at), value.slice(at + 1))
  }
  query.sort()
  return { ...DEFAULT_LISTING_PARAMS, category, storeQuery: query.toString() }
}

function beginnings(pair: string): string[] {
  const found = [pair]
  for (let at = pair.length - 1; at > pair.indexOf('=') + 1; at--)
    if (SEPARATOR.test(pair[at]!)) found.push(pair.slice(0, at))
  return found
}
