import { processService } from '../process/process-service.ts'
import type { KnownPages } from './known-pages.ts'
import type { Lang } from './lang.ts'
import type { LinkedListing, ListingParams } from './listing-address.ts'
import type { ListingKind, PageKind } from './page-kind.ts'
import type { ReviewListParams } from './review-address.ts'

/** A page of an external checkout or account, and the path and language for which it was requested. */
interface ExternalPage {
  path: string
  lang: Lang
  externalUrl: string
}

/**
 * Looks up addresses before a page renders: whether they exist, of which kind they are, and where they redirect. The server
 * process creates the table and middleware reads it (T3, T10).
 */
export interface RouteTable extends KnownPages {
  /**
   * The kind of the store's page at this path. While the store does not respond: the last known kind, or `undefined` when
   * there is none, which is an outage (P9).
   */
  kindOf(path: string): Promise<PageKind | undefined>
  /** Whether a product's page can begin with this variant (`variantIn`); false when the store does not respond in time (R52). */
  hasVariant(path: string, variant: string): Promise<boolean>
  /** Whether the store's own links lead to a listing with these params; true when it does not respond in time (R67). */
  hasListing(kind: ListingKind, path: string, params: ListingParams): Promise<boolean>
  /** Whether a listing can be filtered by any range of prices and has these params without the range; false without a response in time. */
  takesAnyPriceRange(kind: ListingKind, path: string, params: ListingParams): Promise<boolean>
  /** Whether the reviews page has these params; true when the reports API does not respond in time (R67). */
  hasReviewPage(params: ReviewListParams): Promise<boolean>
  /** Records the filters and the number of pages of a listing that a page has loaded. */
  learnListing?(path: string, params: ListingParams, listing: LinkedListing): void
  /** The page in the menus whose path is most similar to an unknown one, if any is similar (spec section 2, Not-found). */
  nearest(path: string): Promise<string | undefined>
  /** The address of an external checkout or account page that replaces a path of the shop (P6). */
  externalUrl(path: string): string | undefined
  /**
   * The address to which a request for an external checkout or account page is redirected: with the language and, if the checkout
   * can take it over, the cart (P30).
   */
  handOver(request: Request, page: ExternalPage): Promise<URL>
  /** Whether the pages below /moderacao exist: only with a password, and with reviews in the embedded store. */
  hasModeration(): boolean
  /** Whether the pages of all reviews and the survey exist: they need a reports API (platform 3.7). */
  hasReports(): boolean
  /** The slugs of the brand's review topics. */
  reviewTopics(): ReadonlySet<string>
  /** Marks a path, or all of them, as stale: the next visit calls the store again. */
  invalidate?(path?: string): void
}

const service = processService<RouteTable | undefined>('route-table', () => undefined)

/** The route table of this process; `undefined` when the process does not serve the shop. */
export const routeTable = service.get

/** Registers the route table of this process. */
export const setRouteTable = service.set
