/** Where a page view came from. */
export type TrafficSource = 'ad' | 'organic' | 'referral' | 'direct' | 'internal'

/** What of a page view tells its source. */
export interface Arrival {
  /** Address of the page. */
  href: string
  /** Address of the page before, as the browser tells it; '' for none. */
  referrer: string
  /** Whether the server keeps a click on an ad that led here; it has taken the gclid out of the address (P8). */
  isKeptClick: boolean
}

const PAID = /^(?:cpc|ppc|cpm|cpv|paid.*|.*[-_]paid|display|ads?|retargeting|remarketing|shopping)$/i
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'gad_source', 'msclkid', 'ttclid']
const SEARCH_ENGINES =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|baidu\.com|yandex\.[a-z.]{2,6}|ask\.com)$/i
// What Android tells of Google's search app, which is no web address.
const SEARCH_APP = /^android-app:\/\/com\.google\.android\.(?:googlequicksearchbox|apps\.searchlite)(?:\/|$)/i

/**
 * The source of a page view. Facebook gives its fbclid to every link, so that alone is no ad; a campaign says by its
 * medium whether it was paid for.
 */
export function trafficSource({ href, referrer, isKeptClick }: Arrival): TrafficSource {
  const url = new URL(href)
  const from = URL.parse(referrer)
  const medium = url.searchParams.get('utm_medium') ?? ''
  if (CLICK_IDS.some((name) => url.searchParams.get(name)) || PAID.test(medium)) return 'ad'
  if (from?.origin === url.origin) return 'internal'
  if (isKeptClick) return 'ad'
  if (/^organic$/i.test(medium)) return 'organic'
  if (SEARCH_APP.test(referrer) || (from && SEARCH_ENGINES.test(from.hostname))) return 'organic'
  return from || medium !== '' || url.searchParams.has('utm_source') ? 'referral' : 'direct'
}
