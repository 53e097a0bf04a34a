import { pagePaths } from './page-paths.ts'

/*
 * What is not a page, and every address pattern of the shop. next.config.mjs, the middleware's condition, the request guard and
 * the outage page take them from here. Paths without a pattern are in paths.ts, page-paths.ts and moderation-paths.ts.
 */

/** The health checks of a load balancer: whether the process responds, and whether it takes traffic (L28). */
export const HEALTH_PATHS = { live: '/healthz', ready: '/readyz' }

// First segments whose addresses are files or API endpoints.
const FOLDERS = ['_next', 'v2', 'api', 'storage', 'img', 'og', 'sitemaps', 'feeds']
// The checkout and account of the store's platform (platform 4, P30).
const PLATFORM_FOLDERS = ['checkout', 'minha-conta']
const ENDPOINTS = ['empty', ...Object.values(HEALTH_PATHS).map((path) => path.slice(1))]
const ROOT_FILES = [
  'sw\\.js',
  'favicon\\.ico',
  'icon\\.svg',
  'apple-touch-icon\\.png',
  'icon-(?:192|512|maskable)\\.png',
  'robots\\.txt',
  'sitemap\\.xml',
  'llms\\.txt',
  'manifest\\.webmanifest',
]
const anyOf = (...lists: readonly (readonly string[])[]) => lists.flat().join('|')

const FILE_OR_ENDPOINT = new RegExp(`^/(?:(?:${anyOf(ENDPOINTS, ROOT_FILES)})$|(?:${anyOf(FOLDERS)})/.)`)
const PLATFORM_PATH = new RegExp(`^/(?:${anyOf(PLATFORM_FOLDERS)})(?:/|$)`)

/** The start of the address of all reviews of a brand; the brand's slug follows (P4). */
export const REVIEWS_PREFIX = pagePaths.reviews('')

/** Addresses in which the store has no page, whatever it sells (R73). */
export const NOT_IN_STORE = new RegExp(
  `^/(?:${anyOf(FOLDERS, ENDPOINTS, PLATFORM_FOLDERS)}|moderacao|pt|en)(?:/|$)`,
  'i',
)

/** Up to twelve segments of letters, digits and a few signs; other letters than ASCII are percent-encoded (platform 2). */
export const STORE_PATH = /^(?:\/(?:[\w-]|%[89a-f][\da-f])(?:[\w.~+,-]|%[89a-f][\da-f])*){1,12}$/i

/** Endings of files, which only scanners and old links request: letters and at most one digit, such as .php7 or .woff2 (R73). */
export const FILE_NAME = /\.(?!html?$)[a-z]{1,5}\d?$|\.html?\/|\.\.|\.$/i

// Addresses that visitors guess for the cart or shorten to it; without a page there they lead to the cart (R16).
const CART_GUESS = /^\/(?:carrinho|cart|checkout)$/i

// Names that scanners probe, in any folder: the shop calls no store and suggests no page for them (R73).
const PROBED_FILE =
  /\.(?:php\d?|phtml|aspx?|jsp|do|action|env|git|svn|cgi|sql|bak|zip|gz|rar|ini|log|ya?ml)(?![\w-])/i
const PROBED_NAME =
  /\/(?:\.|wp-|(?:wordpress|xmlrpc|cgi-bin|php-?my-?admin|pma|admin(?:er|istrator)?|phpinfo|server-status|actuator|boaform|hnap1|owa|autodiscover|vendor)(?:\/|$))/i
// The forms whose response may be the page that opens the payment provider (docs/decisions/0082).
const PAYMENT_FORM = /^(?:\/en)?\/(?:checkout\/pagamento\/pedido|pedido\/pagar)$/

/** The id of a flavour or a kit in the query of a product (R52). */
export const VARIANT_ID = /^[1-9]\d{0,6}$/

/** Paths, without language, of pages that have a number or a slug in their address. */
export const PAGE_PATTERNS = {
  category: /^\/categoria\/[^/]+$/,
  brand: /^\/marca\/[^/]+$/,
  product: /^\/[^/]+$/,
  reviews: new RegExp(`^${REVIEWS_PREFIX}[a-z0-9-]+$`),
  // Pages of orders and of the profile, which only the embedded store has; an order's number is in the path, never a person.
  order: /^\/(?:checkout\/(?:pedidos|perfil|pedido\/[1-9]\d{0,11})|pedido(?:\/[1-9]\d{0,11}(?:\/cartao)?)?)$/,
  moderatedOrder: /^\/moderacao\/pedidos\/[1-9]\d{0,11}$/,
  moderatedPhoto: /^\/moderacao\/foto\/[^/]+$/,
}

/** The address of a review's photo (contract 4.15). */
export const REVIEW_PHOTO = /^\/storage\/img\/avaliacoes\/\w[\w.-]{0,127}$/

/** Pictures, which search engines, social networks and price comparisons may show. */
export const PICTURE = /^\/(?:img|og|storage)\/|\.(?:png|svg|ico|webp|avif|jpg)$/

/**
 * Source of a pattern for paths that next.config.mjs does not rewrite: everything except Portuguese pages, which it maps below /pt
 * (T13). Next's route patterns have no leading slash.
 */
export const NOT_A_PORTUGUESE_PAGE = [
  'pt(?:/|$)',
  'en(?:/|$)',
  REVIEWS_PREFIX.slice(1),
  ...FOLDERS.map((folder) => `${folder}/`),
  'empty(?:/|$)',
  'moderacao(?:/|$)',
  'sw\\.js$',
  '[^/]+\\.(?:ico|png|svg|txt|xml|webmanifest)$',
].join('|')

/** Whether a path is a file, an endpoint or something else that is never a page. */
export function isFileOrEndpoint(pathname: string): boolean {
  return FILE_OR_ENDPOINT.test(pathname)
}

/** Whether a path looks like one that scanners probe (R73). */
export function isProbe(path: string): boolean {
  return PROBED_FILE.test(path) || PROBED_NAME.test(path)
}

/** Whether a visitor means the cart by a path without language (R16). */
export function isCartGuess(path: string): boolean {
  return CART_GUESS.test(path)
}

/** Whether a path, with its language, is the target of a form that opens the payment provider. */
export function isPaymentForm(pathname: string): boolean {
  return PAYMENT_FORM.test(pathname)
}

/** Whether an address belongs to one of the two APIs or to an endpoint of the shop, all of which accept writes (T19). */
export function isApi(pathname: string): boolean {
  return /^\/(?:v2|api)\//.test(pathname)
}

/** Whether an address is one of the store API, which the server forwards to the store (docs/decisions/0096); Next redirects one that ends with a slash. */
export function isStoreApi(url: string): boolean {
  return /^\/v2\/front\/[^?]*[^/?](?:\?|$)/.test(url)
}

/** Whether the shop has endpoints below an address; any other address below /v2 is a missing page. */
export function hasEndpoints(pathname: string): boolean {
  return /^\/(?:v2\/front|api)\//.test(pathname)
}

/** Whether a path without language belongs to the platform's checkout or account (platform 4, P30). */
export function isPlatformPath(path: string): boolean {
  return PLATFORM_PATH.test(path)
}

/** Whether a URL (path and query) is a health check (L28). */
export function isHealthCheck(url: string): boolean {
  return Object.values(HEALTH_PATHS).includes(url.split('?', 1)[0]!)
}

/** Whether a request reads a page: the server sends pages as a whole, and a failed render is shown as the outage page (P9). */
export function isPage(method: string | undefined, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !isFileOrEndpoint(url.split('?', 1)[0]!)
}
