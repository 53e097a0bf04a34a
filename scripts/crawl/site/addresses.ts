/** What advertisements and mailings add to addresses (R69). */
export const TRACKING = /^(?:utm_.+|gclid|gbraid|wbraid|gad_.+|fbclid|_gcl_.+)$/

/** The address of a link as it is asked, path and query, when it leads into the shop; nothing when it leads elsewhere. */
export function insideAddress(href: string, from: string, origin: string): string | undefined {
  const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : undefined
  return url?.origin === origin ? url.pathname + url.search : undefined
}

/** Whether an address is English by its path (P1). */
export function isEnglish(address: string): boolean {
  return /^\/en(?:[/?]|$)/.test(address)
}

/** An address without its language. */
export function withoutLanguage(address: string): string {
  return isEnglish(address) ? address.replace(/^\/en(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/') : address
}

/**
 * Whether a crawler goes on from a page to one it links to. Choices of a listing lead only to one another: they are
 * visited where they are first met. The following pages of a list are walked through to the last.
 */
export function isWorthFollowing(from: string, to: string): boolean {
  const list = (address: string) => address.replace(/[?&]pagina=\d+/, '')
  return !from.includes('?') || !to.includes('?') || list(from) === list(to)
}
