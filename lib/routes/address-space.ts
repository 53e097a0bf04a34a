import { hasListingParams, isListingParam } from './listing-address.ts'
import { hasTexts, rewrittenKind, type OwnTexts } from './internal-pages.ts'
import { isModeration, MODERATION_FORMS } from './moderation-paths.ts'
import { isListingKind, type PageKind } from './page-kind.ts'
import { pagePaths } from './page-paths.ts'
import { barePath, paths } from './paths.ts'

/*
 * All address patterns of the shop. next.config.mjs, the server in front of Next, the middleware and the route table use
 * them.
 */

/** First segments whose addresses are files or API endpoints. */
const NOT_PAGES = ['_next', 'v2', 'api', 'storage', 'img', 'og', 'sitemaps', 'feeds']
const ROOT_FILES =
  /^\/(?:empty|healthz|readyz|sw\.js|favicon\.ico|icon\.svg|apple-touch-icon\.png|icon-(?:192|512|maskable)\.png|robots\.txt|sitemap\.xml|llms\.txt|manifest\.webmanifest)$/
const BELOW_NOT_PAGES = new RegExp(`^/(?:${NOT_PAGES.join('|')})/.`)
const API = /^\/(?:v2|api)\//
const NOT_IN_STORE =
  /^\/(?:_next|api|v2|storage|img|og|sitemaps|feeds|empty|healthz|readyz|checkout|minha-conta|moderacao|pt|en)(?:\/|$)/i

/** The health checks of a load balancer: whether the process responds, and whether it takes traffic (L28). */
export const HEALTH_PATHS = { live: '/healthz', ready: '/readyz' }

// Up to twelve segments of letters, digits and a few signs; other letters than ASCII are percent-encoded (platform 2).
const STORE_PATH = /^(?:\/(?:[\w-]|%[89a-f][\da-f])(?:[\w.~+,-]|%[89a-f][\da-f])*){1,12}$/i
// Endings of files, which only scanners and old links request: letters and at most one digit, such as .php7 or .woff2 (R73).
const FILE_NAME = /\.(?!html?$)[a-z]{1,5}\d?$|\.html?\/|\.\.|\.$/i
const LONGEST_STORE_PATH = 600

/**
 * Source of a pattern for paths that next.config.mjs does not rewrite: everything except Portuguese pages, which it maps below /pt
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
  paths.unavailable(),
  pagePaths.thanks(),
  pagePaths.offline(),
])

/** Pages of the specification that the embedded store has; for an external store the route table decides (docs/decisions/0039). */
const EMBEDDED_STORE_PAGES: ReadonlySet<string> = new Set([pagePaths.products(), pagePaths.buildKit()])

/** Pages of the specification whose texts belong to the shop's own brand. */
const TEXT_PAGES: ReadonlySet<string> = new Set([
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
  paths.checkoutPayment(),
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
  paths.checkoutBuyer(),
  paths.checkoutAddress(),
  paths.checkoutDelivery(),
  paths.checkoutOrder(),
  pagePaths.profileSave(),
  pagePaths.profileAddress(),
  pagePaths.profileAddressRemove(),
  pagePaths.profileErase(),
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
  pagePaths.orderSee(),
  pagePaths.orderWithdraw(),
  pagePaths.orderAgain(),
  pagePaths.orderPay(),
])

// Pages of orders and of the profile, which only the embedded store has; an order's number is in the path, never a person.
const ORDER_PAGE = /^\/(?:checkout\/(?:pedidos|perfil)|(?:checkout\/)?pedido\/[1-9]\d{0,11}|pedido)$/

/** Whether a page of the shop itself, not of the store, is at this path without language. */
export function isShopPage(path: string, own: OwnPages): boolean {
  if (own.hasEmbeddedStore && ORDER_PAGE.test(path)) return true
  return hasCachedCopy(path, own) || (DYNAMIC_PAGES.has(path) && !own.missingPages?.has(path)) || isForm(path)
}

/** Which pages of the specification the shop itself has, regardless of the pages of an external store. */
export interface OwnPages extends OwnTexts {
  /** Whether the store is the embedded one. */
  hasEmbeddedStore: boolean
  /** The pages of the brand's guides. */
  guidePaths?: ReadonlySet<string>
}

function hasCachedCopy(path: string, own: OwnPages): boolean {
  if (FIXED_PAGES.has(path)) return true
  if (own.hasEmbeddedStore && path === own.landingPath) return true
  if (own.hasOwnTexts && own.guidePaths?.has(path)) return true
  const isOwn = TEXT_PAGES.has(path) || (own.hasEmbeddedStore && EMBEDDED_STORE_PAGES.has(path))
  return isOwn && hasTexts(path, own)
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

/** Whether a URL (path and query) is a health check (L28). */
export function isHealthCheck(url: string): boolean {
  return Object.values(HEALTH_PATHS).includes(url.split('?', 1)[0]!)
}

/** Whether a request reads a page: the server sends pages as a whole, and a failed render is shown as the outage page (P9). */
export function isPage(method: string | undefined, url: string): boolean {
  const pathname = url.split('?', 1)[0]!
  return (
    (method === 'GET' || method === 'HEAD') && !ROOT_FILES.test(pathname) && !BELOW_NOT_PAGES.test(pathname)
  )
}

/** Whether the store may have a page at a path without language; the shop does not call the store for any other path (R73). */
export function isStorePath(path: string): boolean {
  if (path.length > LONGEST_STORE_PATH || !STORE_PATH.test(path)) return false
  return !FILE_NAME.test(path) && !NOT_IN_STORE.test(path)
}

/**
 * The paths at which the page of a misspelt path may be, the nearest first: without escapes that it does not need, and in small
 * letters, because addresses of a store may have capitals and accents of their own (R16, platform 2).
 */
export function otherSpellings(pathname: string): string[] {
  if (/%(?:2f|5c)/i.test(pathname)) return []
  const decoded = decodeURIComponent(pathname)
  const spellings = new Set([decoded, decoded.toLowerCase()].map(encodeURI))
  return [...spellings].filter((each) => each !== pathname && STORE_PATH.test(each.replace(/(?<=.)\/$/, '')))
}

const REVIEW_PARAMS = ['assunto', 'ordem', 'pagina']
// Whether a parameter selects another cached page; those of advertising, for example, select none (R52).
const selectsPage = (name: string) => name === 'assunto' || name === 'sabor' || isListingParam(name)

/** Whether a query parameter chooses the content of a page, so that it stays in the address after an ad click (P8). */
export function selectsContent(name: string): boolean {
  return name === 'busca' || selectsPage(name)
}

const VARIANT_ID = /^[1-9]\d{0,6}$/

/** The id of the flavour that a product's address selects; 0 for none (R52). */
export function variantIn(query: URLSearchParams): number {
  const id = query.get('sabor') ?? ''
  return VARIANT_ID.test(id) ? Number(id) : 0
}

/** Lookups of addresses that need no store call, for decisions before a page renders. */
export interface KnownPages {
  own(): OwnPages
  /** The kind of the store's page at a path, as far as it is known without waiting for a call. */
  knownKind(path: string): PageKind | undefined
  /** Whether the path is the page of all reviews of this brand. */
  isReviewsPage(path: string): boolean
}

/** The kind of a page that the shop itself has at a path; `undefined` for pages that are neither product nor listing. */
export function kindOfShopPage(path: string, own: OwnPages): PageKind | undefined {
  if (path === own.landingPath) return 'product'
  return path === pagePaths.products() ? 'landing-page' : undefined
}

/**
 * Whether middleware must run for a URL (path and query): for an ad click, an address that is not known to exist, moderation, or
 * parameters that select another cached page. Any other page is served without middleware, which would halve its throughput
 * (T1, docs/decisions/0037).
 */
export function needsMiddleware(url: string, known: KnownPages): boolean {
  const [pathname = '/', search = ''] = url.split('?', 2)
  if (ROOT_FILES.test(pathname) || BELOW_NOT_PAGES.test(pathname)) return false
  const query = new URLSearchParams(search)
  if (query.has('gclid') || isModeration(pathname)) return true
  const path = storePathOf(pathname)
  if (known.isReviewsPage(path)) return REVIEW_PARAMS.some((name) => query.has(name))
  const own = known.own()
  const isOwn = hasCachedCopy(path, own)
  const kind = isOwn ? kindOfShopPage(path, own) : known.knownKind(path)
  if (!isOwn && (kind === undefined || kind === 'home' || kind === 'search')) return true
  if (isListingKind(kind)) return hasListingParams(query)
  return kind === 'product' && variantIn(query) > 0
}

/**
 * The kind that selects the internal route of a URL for which middleware does not run; `undefined` when Next's own routing
 * finds the page (docs/decisions/0039).
 */
export function kindForRewrite(url: string, known: KnownPages): string | undefined {
  const path = storePathOf(url.split('?', 1)[0]!)
  if (!isStorePath(path)) return undefined
  const own = known.own()
  const kind = hasCachedCopy(path, own) ? kindOfShopPage(path, own) : known.knownKind(path)
  return kind && rewrittenKind(path, kind, own)
}

// The path without language, as the store uses it; Next redirects an address with a trailing slash.
function storePathOf(pathname: string): string {
  return barePath(pathname.replace(/(?<=\/en)\/$/, ''))
}

/**
 * The address of the page behind a URL (path and query), without the parameters that select no other page; `undefined` for
 * an ad click and for anything that is not a public page.
 */
export function pageAddress(url: string): string | undefined {
  const [pathname = '/', search] = url.split('?', 2)
  if (ROOT_FILES.test(pathname) || BELOW_NOT_PAGES.test(pathname) || isModeration(pathname)) return undefined
  if (!search) return pathname
  const query = new URLSearchParams(search)
  if (query.has('gclid')) return undefined
  const selected = new URLSearchParams([...query].filter(([name]) => selectsPage(name)))
  selected.sort()
  return selected.size > 0 ? `${pathname}?${selected}` : pathname
}
