import { isFileOrEndpoint } from './address-space.ts'
import { rewrittenKind } from './internal-pages.ts'
import { hasListingParams } from './listing-address.ts'
import { isModeration } from './moderation-paths.ts'
import { isListingKind, type PageKind } from './page-kind.ts'
import { variantIn } from './page-query.ts'
import { barePath } from './paths.ts'
import { isCachedShopPage, kindOfShopPage, type OwnPages } from './shop-pages.ts'
import { isStorePath } from './store-path.ts'

// The parameters that select another cached copy of the reviews page.
const REVIEW_PARAMS = ['assunto', 'ordem', 'pagina']

/** Lookups of addresses that need no store call, for decisions before a page renders. */
export interface KnownPages {
  /** Which pages the shop itself has. */
  ownPages(): OwnPages
  /** The kind of the store's page at a path, as far as it is known without waiting for a call. */
  knownKind(path: string): PageKind | undefined
  /** Whether the path is the page of all reviews of this brand. */
  isReviewsPage(path: string): boolean
}

/**
 * Whether middleware must run for a URL (path and query): for an ad click, an address that is not known to exist, moderation, or
 * parameters that select another cached page. Any other page is served without middleware, which would halve its throughput
 * (T1, docs/decisions/0037).
 */
export function needsMiddleware(url: string, known: KnownPages): boolean {
  const [pathname = '/', search = ''] = url.split('?', 2)
  if (isFileOrEndpoint(pathname)) return false
  const query = new URLSearchParams(search)
  if (query.has('gclid') || isModeration(pathname)) return true
  const path = storePathOf(pathname)
  if (known.isReviewsPage(path)) return REVIEW_PARAMS.some((name) => query.has(name))
  const own = known.ownPages()
  const isOwn = isCachedShopPage(path, own)
  const kind = isOwn ? kindOfShopPage(path, own) : known.knownKind(path)
  if (!isOwn && (kind === undefined || kind === 'home' || kind === 'search')) return true
  if (isListingKind(kind)) return hasListingParams(query)
  return kind === 'product' && variantIn(query) !== ''
}

/**
 * The kind that selects the internal route of a URL for which middleware does not run; `undefined` when Next's own routing
 * finds the page (docs/decisions/0039).
 */
export function kindForRewrite(url: string, known: KnownPages): string | undefined {
  const path = storePathOf(url.split('?', 1)[0]!)
  if (!isStorePath(path)) return undefined
  const own = known.ownPages()
  const kind = isCachedShopPage(path, own) ? kindOfShopPage(path, own) : known.knownKind(path)
  return kind && rewrittenKind(path, kind, own)
}

// The path without language, as the store uses it; Next redirects an address with a trailing slash.
function storePathOf(pathname: string): string {
  return barePath(pathname.replace(/(?<=\/en)\/$/, ''))
}
