/** Query parameters that advertisements and mailings append (R69). */
export const TRACKING = /^(?:utm_.+|gclid|gbraid|wbraid|gad_.+|fbclid|_gcl_.+)$/

/** Path and query of a link within the shop; undefined for a link to another origin. */
export function ownAddress(href: string, from: string, origin: string): string | undefined {
  const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : undefined
  return url?.origin === origin ? url.pathname + url.search : undefined
}

/** Whether the path is English (P1). */
export function isEnglish(address: string): boolean {
  return /^\/en(?:[/?]|$)/.test(address)
}

/** An address without its language prefix. */
export function withoutLanguage(address: string): string {
  return isEnglish(address) ? address.replace(/^\/en(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/') : address
}

/**
 * Whether the crawler follows a link. It does not follow links between two pages with a query (filters of a listing),
 * except to further pages of the same list.
 */
export function isFollowed(from: string, to: string): boolean {
  const list = (address: string) => address.replace(/[?&]pagina=\d+/, '')
  return !from.includes('?') || !to.includes('?') || list(from) === list(to)
}

// Filters and orders of a listing.
const REFINED = /^\/en\/(?!produtos\?).*[?&](?:categoria|estoque|marca|ordem|preco)=/

/**
 * The address whose response says whether a link is broken: English listings have the same filters and orders as Portuguese ones, so
 * the crawl visits them in English on one listing only.
 */
export function checkedAddress(address: string): string {
  return REFINED.test(address) ? withoutLanguage(address) : address
}
