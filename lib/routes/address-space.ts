import { isListing } from './listing-address.ts'
import { isModeration, MODERATION_FORMS } from './moderation-paths.ts'
import { pagePaths } from './page-paths.ts'
import { barePath, paths } from './paths.ts'
import { isReviewsPage } from './review-address.ts'

/*
 * All address patterns of the shop. next.config.mjs, the server in front of Next, the middleware and the route table use
 * them.
 */

/** First segments whose addresses are files or API endpoints. */
const NOT_PAGES = ['_next', 'v2', 'api', 'storage', 'img', 'og', 'sitemaps', 'feeds']
const ROOT_FILES =
  /^\/(?:empty|sw\.js|favicon\.ico|icon\.svg|apple-touch-icon\.png|icon-(?:192|512|maskable)\.png|robots\.txt|sitemap\.xml|llms\.txt|manifest\.webmanifest)$/
const BELOW_NOT_PAGES = new RegExp(`^/(?:${NOT_PAGES.join('|')})/.`)
const API = /^\/(?:v2|api)\//
const NO_OUTAGE_PAGE = /^\/(?:_next|v2|api|storage)\//
const NOT_IN_STORE = /^\/(?:api|v2|storage|img|checkout|moderacao|pt)$/

// One segment of lower-case letters, digits and hyphens, optionally with .html, either at the root or below one of these folders.
const STORE_PATH = /^\/(?:(?:categoria|marca|pagina)\/)?[a-z0-9][a-z0-9-]{0,150}(?:\.html)?$/

/**
 * Source of a pattern for paths that next.config.mjs leaves alone: everything except Portuguese pages, which it maps below /pt
 * (T13). Next's route patterns have no leading slash.
 */
export const NOT_A_PORTUGUESE_PAGE = [
  'pt(?:/|$)',
  'en(?:/|$)',
  'avaliacoes-produtos-',
  ...NOT_PAGES.map((folder) => `${folder}/`),
  'empty(?:/|$)',
  'moderacao(?:/|$)',
  'sw\\.js$',
  '[^/]+\\.(?:ico|png|svg|txt|xml|webmanifest)$',
].join('|')

/** Pages that exist in every shop, regardless of the store's data; each has one cached copy per language. */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  paths.home(),
  paths.collagen(),
  paths.unavailable(),
  pagePaths.products(),
  pagePaths.buildKit(),
  pagePaths.thanks(),
  pagePaths.offline(),
  pagePaths.institutional(),
  pagePaths.payment(),
  pagePaths.privacy(),
  pagePaths.faq(),
  pagePaths.service(),
  pagePaths.terms(),
  pagePaths.about(),
  pagePaths.returns(),
  pagePaths.references(),
])

/** Pages that are rendered for each visitor. */
const DYNAMIC_PAGES: ReadonlySet<string> = new Set([
  paths.cart(),
  paths.cart().slice(0, -1),
  paths.access(),
  paths.newPassword(),
  paths.payment(),
  paths.search(),
  pagePaths.survey(),
  pagePaths.shipping(),
  pagePaths.contactRejected(),
  pagePaths.reviewRejected(),
  pagePaths.questionRejected(),
  paths.wishlist(),
  pagePaths.restockRejected(),
  pagePaths.quoteRejected(),
  pagePaths.newsletter(),
])

/** Plain forms that write to the store: cart and account. */
const STORE_FORMS: ReadonlySet<string> = new Set([
  paths.cartAdd(),
  paths.cartChange(),
  paths.cartCoupon(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
  paths.recover(),
  paths.newPasswordSave(),
])

/** Plain forms of visitors that write to the store, outside of cart and account. */
const VISITOR_FORMS: ReadonlySet<string> = new Set([
  pagePaths.contactSend(),
  pagePaths.questionSend(),
  pagePaths.restockSend(),
  pagePaths.quoteSend(),
  pagePaths.newsletterSend(),
  pagePaths.storeReviewSend(),
  paths.wishlistChange(),
])

/** Whether a page of the shop itself, not of the store, is at this path without language. */
export function isShopPage(path: string): boolean {
  return FIXED_PAGES.has(path) || DYNAMIC_PAGES.has(path) || isForm(path)
}

/** Whether a page at a path without language exists only with a reports API (platform 3.7). */
export function needsReports(path: string): boolean {
  return path === pagePaths.survey()
}

/** Whether a path without language is the target of a plain form of cart or account. */
export function isStoreForm(path: string): boolean {
  return STORE_FORMS.has(path)
}

function isForm(path: string): boolean {
  return STORE_FORMS.has(path) || VISITOR_FORMS.has(path)
}

/** Whether a plain form may be posted to an address (T19). */
export function isFormTarget(pathname: string): boolean {
  return isForm(barePath(pathname)) || MODERATION_FORMS.has(pathname)
}

/** Whether an address belongs to one of the two APIs or to an endpoint of the shop, all of which accept writes (T19). */
export function isApi(pathname: string): boolean {
  return API.test(pathname)
}

/** Whether a failed render at this address is shown as the outage page (P9). */
export function hasOutagePage(pathname: string): boolean {
  return !NO_OUTAGE_PAGE.test(pathname)
}

/** Whether the store may have a page at a path without language; for any other path, the store is not called (R73). */
export function isStorePath(path: string): boolean {
  return STORE_PATH.test(path) && !NOT_IN_STORE.test(path)
}

const LISTING_PARAMS = ['ordem', 'categoria', 'estoque', 'pagina']
const REVIEW_PARAMS = ['assunto', 'ordem', 'pagina']
const VARIANT_ID = /^[1-9]\d{0,6}$/

/** The id of the flavour that a product's address selects; 0 for none (R52). */
export function variantIn(path: string, query: URLSearchParams): number {
  const id = query.get('sabor') ?? ''
  const canHaveVariants = path === paths.collagen() || (isOneSegment(path) && !isShopPage(path))
  return canHaveVariants && !isReviewsPage(path) && VARIANT_ID.test(id) ? Number(id) : 0
}

function isOneSegment(path: string): boolean {
  return path.length > 1 && path.lastIndexOf('/') === 0
}

/**
 * Whether middleware has something to decide about a URL (path and query): an ad click, an address that is not known to
 * exist, or parameters that lead to another cached page. `isKnown` returns whether the store is known to have a page at a
 * path. Any other page is served without middleware, which would halve its throughput (T1, docs/decisions/0037).
 */
export function needsMiddleware(url: string, isKnown: (path: string) => boolean): boolean {
  const [pathname = '/', search = ''] = url.split('?', 2)
  if (ROOT_FILES.test(pathname) || BELOW_NOT_PAGES.test(pathname)) return false
  const query = new URLSearchParams(search)
  if (query.has('gclid') || isModeration(pathname)) return true
  const path = barePath(pathname.replace(/(?<=\/en)\/$/, ''))
  if (!FIXED_PAGES.has(path) && !isKnown(path)) return true
  if (isListing(path)) return LISTING_PARAMS.some((name) => query.has(name))
  if (isReviewsPage(path)) return REVIEW_PARAMS.some((name) => query.has(name))
  return variantIn(path, query) > 0
}
