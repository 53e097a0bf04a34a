/** Where a page view came from. */
export type TrafficSource = 'ad' | 'organic' | 'referral' | 'direct' | 'internal'

/** The data of a page view that determine its source. */
export interface Arrival {
  /** URL of the page. */
  href: string
  /** The browser's `document.referrer`; '' for none. */
  referrer: string
  /** Whether the server has stored the ad click that led here; it removes the gclid from the address (P8). */
  hasStoredClick: boolean
}

const PAID = /^(?:cpc|ppc|cpm|cpv|paid.*|.*[-_]paid|display|ads?|retargeting|remarketing|shopping)$/i
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'gad_source', 'msclkid', 'ttclid']
const SEARCH_ENGINES =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|baidu\.com|yandex\.[a-z.]{2,6}|ask\.com)$/i
// The referrer that Android sends for Google's search app.
const SEARCH_APP = /^android-app:\/\/com\.google\.android\.(?:googlequicksearchbox|apps\.searchlite)(?:\/|$)/i

/**
 * The source of a page view. An fbclid alone does not mean an ad, because Facebook adds it to every link; utm_medium decides
 * whether a campaign was paid.
 */
export function trafficSource({ href, referrer, hasStoredClick }: Arrival): TrafficSource {
  const url = new URL(href)
  const from = URL.parse(referrer)
  const medium = url.searchParams.get('utm_medium') ?? ''
  if (CLICK_IDS.some((name) => url.searchParams.get(name)) || PAID.test(medium)) return 'ad'
  if (from?.origin === url.origin) return 'internal'
  if (hasStoredClick) return 'ad'
  if (/^organic$/i.test(medium)) return 'organic'
  if (SEARCH_APP.test(referrer) || (from && SEARCH_ENGINES.test(from.hostname))) return 'organic'
  return from || medium !== '' || url.searchParams.has('utm_source') ? 'referral' : 'direct'
}
