import { LRUCache } from 'lru-cache'
import { responsiveTimeSignal } from '#lib/concurrency/responsive-time.ts'
import type { Host } from '#lib/host/host.ts'
import { guidePaths, missingPages } from '#lib/brand/missing-pages.ts'
import { hasOwnTexts } from '#lib/config/own-texts.ts'
import { isProbe, PAGE_PATTERNS } from '#lib/routes/address-space.ts'
import { isStoreForm } from '#lib/routes/form-targets.ts'
import { nearestPath } from '#lib/routes/nearest-path.ts'
import type { PageKind } from '#lib/routes/page-kind.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'
import { isStorePath } from '#lib/routes/store-path.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'
import { createCheckoutHandOver } from '../upstream/hand-over.ts'
import { createMenuPaths } from './menu-paths.ts'
import { createPageLookup } from './page-lookup.ts'
import { createListingIndex } from './listing-index.ts'
import { createReviewIndex } from './review-index.ts'
import type { SharedKinds } from './shared-kinds.ts'
import { createVariantIndex } from './variant-index.ts'

const FOUND_FOR_MS = 5 * 60_000
const NOT_FOUND_FOR_MS = 30_000
const RETRY_AFTER_MS = 5000
// How long a path without a cached result is not looked up again after a failed call.
const FAILED_FOR_MS = 2000
const MAX_ENTRIES = 20_000
// The deadline of calls that a page can do without: variants in an address, and menus for a suggestion.
const DEADLINE_MS = 300

interface Entry {
  kind: PageKind
  /** Until when the entry is fresh, by the table's clock; 0 after an invalidation. */
  until: number
}

/**
 * Looks up in the store which kind of page a path has and caches the results in bounded memory, because the status and the
 * route of a page are decided before it renders (T3, docs/decisions/0039). While the store does not respond, an unknown path has
 * the kind that `sharedKinds` has for it (docs/decisions/0070).
 */
export function createRouteTable(
  host: Host,
  clock: () => number = Date.now,
  sharedKinds?: SharedKinds,
): RouteTable {
  const { store, reports, env, moderation } = host
  const headers = { 'app-token': env.appToken, session: '' }
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const pending = new Map<string, Promise<PageKind | undefined>>()
  // Until when a path is not looked up again after a failed call (L11).
  const failed = new LRUCache<string, number>({ max: MAX_ENTRIES })
  const variants = createVariantIndex(host, DEADLINE_MS, clock)
  const listings = createListingIndex(host, clock)
  const reviews = createReviewIndex(host, clock)
  const lookUp = createPageLookup(host)

  function fetchFromStore(pathAndQuery: string): Promise<Response> {
    const url = `${store.base}/v2/front/${pathAndQuery}`
    const { signal, cancel } = responsiveTimeSignal(DEADLINE_MS)
    return store.fetch(new Request(url, { headers, signal })).finally(cancel)
  }

  async function refresh(path: string, isCurrent: () => boolean): Promise<PageKind | undefined> {
    const kind = await lookUp(path)
    // Invalidated during the call: the result may be older than the change, so it is not cached.
    if (!isCurrent()) return kind
    if (kind) {
      entries.set(path, { kind, until: clock() + (kind === 'not-found' ? NOT_FOUND_FOR_MS : FOUND_FOR_MS) })
      void sharedKinds?.storeKind(path, kind)
      return kind
    }
    const last = entries.get(path) ?? (await earlierEntry(path))
    // The last result stays fresh for a few more seconds, so that an unreachable store is not called for every visit.
    if (last) entries.set(path, { ...last, until: clock() + RETRY_AFTER_MS })
    else failed.set(path, clock() + FAILED_FOR_MS)
    return last?.kind
  }

  // The kind that another process of the shop has found, for example before this one started.
  async function earlierEntry(path: string): Promise<Entry | undefined> {
    const kind = await sharedKinds?.kindOf(path)
    return kind && { kind, until: 0 }
  }

  function refreshOnce(path: string): Promise<PageKind | undefined> {
    const running = pending.get(path)
    if (running) return running
    const isCurrent = () => pending.get(path) === call
    const call: Promise<PageKind | undefined> = refresh(path, isCurrent).finally(() => {
      if (isCurrent()) pending.delete(path)
    })
    pending.set(path, call)
    return call
  }

  const menus = createMenuPaths({ env, clock, fetchFromStore })

  const own = {
    hasEmbeddedStore: env.storeApiUrl === undefined,
    hasOwnTexts: hasOwnTexts(env),
    landingPath: hasOwnTexts(env) ? env.brand.landing?.path : undefined,
    missingPages: missingPages(env.brand),
    guidePaths: guidePaths(env.brand),
  }

  const topicSlugs = new Set(env.brand.topics.map(({ topic }) => topicSlug(topic)))

  return {
    async nearest(path) {
      return isProbe(path) ? undefined : nearestPath(path, await menus.list())
    },
    externalUrl(path) {
      // These forms write to the store's cart and account, even with an external checkout.
      if (!path.startsWith('/checkout/') || isStoreForm(path)) return undefined
      const target = path === paths.access() ? env.accountUrl : env.checkoutUrl
      return target && target + path
    },
    handOver: createCheckoutHandOver(host),
    hasReports: () => reports !== null,
    hasModeration: () => moderation !== null && env.moderationPassword !== undefined,
    invalidate(path) {
      // Stale entries stay as fallback while the store does not respond.
      for (const key of path === undefined ? [...entries.keys()] : [path]) {
        const entry = entries.peek(key)
        if (entry) entry.until = 0
      }
      if (path === undefined) pending.clear()
      else pending.delete(path)
      failed.clear()
      menus.invalidate()
      variants.invalidate(path)
      listings.invalidate(path)
    },
    hasVariant: (path, variant) => variants.has(path, variant),
    hasListing: (kind, path, params) => listings.has({ kind, path }, params),
    takesAnyPriceRange: (kind, path, params) => listings.takesAnyPriceRange({ kind, path }, params),
    learnListing: listings.learn,
    hasReviewPage: reviews.has,
    ownPages: () => own,
    reviewTopics: () => topicSlugs,
    isReviewsPage: (path) =>
      reports !== null && topicSlugs.size > 0 && path === pagePaths.reviews(env.brandSlug),
    knownKind(path) {
      const entry = entries.get(path)
      if (!entry || entry.kind === 'not-found' || entry.until === 0) return undefined
      if (entry.until <= clock()) void refreshOnce(path)
      return entry.kind
    },
    async kindOf(path) {
      if (PAGE_PATTERNS.reviews.test(path) || !isStorePath(path) || isProbe(path)) return 'not-found'
      const entry = entries.get(path)
      if (entry && entry.until > clock()) return entry.kind
      return (failed.get(path) ?? 0) > clock() ? undefined : refreshOnce(path)
    },
  }
}
