import { ecommerceEvent, listingProducts, type DataLayerEntry } from '#lib/analytics/events.ts'
import {
  itemOfPayload,
  PAYLOAD_ID,
  parsePayload,
  type PayloadItem,
  type AnalyticsPayload,
} from '#lib/analytics/payload.ts'
import { pageVariables } from '#lib/analytics/page-variables.ts'
import type { AnalyticsItem } from '#lib/analytics/item.ts'
import { landingUrl, type StoredClick } from '#lib/analytics/stored-click.ts'
import { redactedUrl } from '#lib/analytics/redacted-url.ts'
import { trafficSource, type TrafficSource } from '#lib/analytics/traffic-source.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { newUuid } from '#lib/http/random-key.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { shopState } from '#lib/state/shop-state.ts'
import { pushEntries } from './data-layer.ts'
import { isGoogleTagLoaded } from './google-tag.ts'
import { trackPixel } from './meta-pixel.ts'
import { getCurrentVisitor } from './current-visitor.ts'

/** A page view and the state of its analytics. */
export interface PageView {
  payload: AnalyticsPayload
  product: AnalyticsItem | undefined
  /** The event id of the pixel's events of this view. */
  id: string
  href: string
  /** The URL of the previous page; '' for none. */
  referrer: string
  source: TrafficSource
  /** Its entry with the page's address, which comes before its events. */
  address: DataLayerEntry
  /** Whether the stored ad click has been applied, or the wait for it has timed out; the variables are published only then. */
  isReady: boolean
  /** Whether its variables have been published or are being published. */
  isPublished: boolean
  /** The published variables. */
  variables: DataLayerEntry | undefined
  /** Whether the events of this view have been sent to the pixel. */
  isSentToPixel: boolean
}

/** Used on a page without a payload. */
const DEFAULT_PAYLOAD: AnalyticsPayload = { nivel: 'page', brand: '' }

/** The text of the page's payload; '' on a page without any. */
export const payloadText = () => document.getElementById(PAYLOAD_ID)?.textContent ?? ''

/** Categories by path, from the payloads of the visited pages: cart lines have no category. */
const categories = new Map<string, string>()

/** Returns the category of the item at a path, or the path itself if no visited page has its category. */
export function categoryOf(path: string): string {
  return categories.get(path) ?? path.slice(1)
}

/** Returns the absolute URL of a path, in the language of the page. */
export function addressOf(path: string): string {
  return location.origin + localePath(langOfPath(location.pathname), path)
}

/** Creates the view of the current page and pushes the events of its product and list (R80). */
export function beginView(referrer: string): PageView {
  const { href } = location
  const payload = parsePayload(payloadText()) ?? DEFAULT_PAYLOAD
  const { product, list } = payload
  for (const { path, category } of [...(list?.items ?? []), ...(product ? [product] : [])])
    if (category) categories.set(path, category)
  const toItem = (item: PayloadItem) => itemOfPayload(item, payload.brand, addressOf)
  const view: PageView = {
    payload,
    product: product && toItem(product),
    // An id in a cached page would be the same for all visitors (contract 3.3).
    id: newUuid(),
    href,
    referrer,
    address: redactedLocation({ href, referrer }),
    source: trafficSource({ href, referrer, hasStoredClick: false }),
    isReady: false,
    isPublished: false,
    variables: undefined,
    isSentToPixel: false,
  }
  pushEntries([view.address])
  if (view.product) pushEntries(ecommerceEvent('view_item', [view.product]))
  if (list) {
    const items = list.items.map(toItem)
    pushEntries([...ecommerceEvent('view_item_list', items, list), ...listingProducts(items, list)])
  }
  return view
}

/**
 * Applies the ad click that led to a view: the view's URL becomes the one that still had the click parameters (R24). Data layer
 * entries that were pushed without them are changed in place, so the tags have this URL before any event (P8), or pushed again
 * when Google's tag may have read them.
 */
export function applyLandingClick(view: PageView, click: StoredClick | undefined, isCurrent: boolean): void {
  const landing = click && landingUrl(click, view.href, Date.now())
  if (!landing) return
  view.href = landing
  view.source = trafficSource({ href: landing, referrer: view.referrer, hasStoredClick: true })
  const { variables, source, address } = view
  if (!isGoogleTagLoaded()) {
    Object.assign(address, redactedLocation(view))
    if (variables) Object.assign(variables, redactedLocation(view), { origem: source })
  } else if (isCurrent) {
    // Once the visitor has left the page, a tag would use this URL for the next page.
    pushEntries([{ ...redactedLocation(view), ...(variables && { origem: source }) }])
  }
}

/** Returns the redacted URLs of a view and of its referrer (R85). */
function redactedLocation({ href, referrer }: Pick<PageView, 'href' | 'referrer'>): DataLayerEntry {
  return { page_location: redactedUrl(href), page_referrer: redactedUrl(referrer) }
}

/** Sends the events of a view to the pixel once; does nothing before the pixel has been added to the page. */
export function trackPixelView(view: PageView): void {
  if (view.isSentToPixel || !window.fbq) return
  view.isSentToPixel = true
  trackPixel('PageView', [], view.id)
  if (view.product) trackPixel('ViewContent', [view.product], view.id)
}

/** Publishes the variables of a view once its ad click and the cart are known; fetches the visitor first (spec section 4). */
export async function publish(view: PageView): Promise<void> {
  const { count, subtotal } = shopState()
  if (!view.isReady || view.isPublished || count === undefined) return
  view.isPublished = true
  const { isLoggedIn, hashes } = await getCurrentVisitor()
  const variables = pageVariables({
    nivel: view.payload.nivel,
    lang: langOfPath(new URL(view.href).pathname),
    product: view.product,
    isLoggedIn,
    hashes: receiptInBrowser()?.ads ? hashes : undefined,
    cart: { count, subtotal },
    source: view.source,
  })
  view.variables = { ...variables, ...redactedLocation(view) }
  pushEntries([view.variables])
}
