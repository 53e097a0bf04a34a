import { PAGE_PATTERNS } from './address-space.ts'
import { isShopForm } from './form-targets.ts'
import { hasTexts, type OwnTexts } from './internal-pages.ts'
import type { PageKind } from './page-kind.ts'
import { pagePaths } from './page-paths.ts'
import { paths } from './paths.ts'

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
  pagePaths.newPassword(),
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

/** Whether a page of the shop itself, not of the store, is at this path without language. */
export function isShopPage(path: string, own: OwnPages): boolean {
  if (own.hasEmbeddedStore && PAGE_PATTERNS.order.test(path)) return true
  return (
    isCachedShopPage(path, own) ||
    (DYNAMIC_PAGES.has(path) && !own.missingPages?.has(path)) ||
    isShopForm(path)
  )
}

/** Which pages of the specification the shop itself has, regardless of the pages of an external store. */
export interface OwnPages extends OwnTexts {
  /** Whether the store is the embedded one. */
  hasEmbeddedStore: boolean
  /** The pages of the brand's guides. */
  guidePaths?: ReadonlySet<string>
}

/** Whether the shop itself has a page at a path without language that is the same for every visitor. */
export function isCachedShopPage(path: string, own: OwnPages): boolean {
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

/** The kind of a page that the shop itself has at a path; `undefined` for pages that are neither product nor listing. */
export function kindOfShopPage(path: string, own: OwnPages): PageKind | undefined {
  if (path === own.landingPath) return 'product'
  return path === pagePaths.products() ? 'landing-page' : undefined
}
