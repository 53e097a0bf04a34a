import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pageAddress } from '../../lib/routes/page-query.ts'

export const MAX_KNOWN_ADDRESSES = 20_000
// After this time Next handles a request for the address once more and decides again which copy it leads to.
export const KNOWN_FOR_MS = 5 * 60_000

/** The copy that an address leads to, and the headers that Next sends with it. */
export interface KnownAddress {
  key: string
  headers: OutgoingHttpHeaders
}

// A request with one of these does not get the plain page, but a payload of client navigation, a preview or a range.
const NOT_PLAIN = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch', 'range']
const PREVIEW_COOKIE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/

/** Whether a request is for a page that is the same for every visitor, so that a stored copy can be sent. */
export function isPlainVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return NOT_PLAIN.every((name) => headers[name] === undefined) && !hasPreviewCookie(headers)
}

/** Whether a request is one of an editor's preview, which Next never serves from its cache. */
export function hasPreviewCookie({ cookie = '' }: IncomingHttpHeaders): boolean {
  return PREVIEW_COOKIE.test(cookie)
}

/** Which addresses lead to which stored copies, learned from Next's own responses. */
export class PageAddresses {
  #known: LRUCache<string, KnownAddress>

  constructor(clock: () => number = Date.now) {
    this.#known = new LRUCache({ max: MAX_KNOWN_ADDRESSES, ttl: KNOWN_FOR_MS, perf: { now: clock } })
  }

  /** The copy behind a request's address; parameters that select no other page are ignored. */
  find(request: IncomingMessage): KnownAddress | undefined {
    const address = isPlainVisit(request) ? pageAddress(request.url ?? '/') : undefined
    return address === undefined ? undefined : this.#known.get(address)
  }

  /**
   * Learns the copy of an address. Made-up values of a parameter lead to the copy of the address without it; they are not
   * learned, so that they cannot push known addresses out.
   */
  learn(url: string, known: KnownAddress): void {
    const address = pageAddress(url)
    if (address === undefined) return
    const [path = '/', params] = address.split('?', 2)
    if (params !== undefined && (this.#known.peek(path)?.key ?? known.key) === known.key) return
    this.#known.set(address, known)
  }

  forget(url: string): void {
    const address = pageAddress(url)
    if (address !== undefined) this.#known.delete(address)
  }

  /** An address of each of these copies, in the order of the keys. */
  of(keys: ReadonlySet<string>): [address: string, key: string][] {
    const addresses = new Map<string, string>()
    for (const [address, { key }] of this.#known.entries())
      if (keys.has(key) && !addresses.has(key)) addresses.set(key, address)
    return [...keys].flatMap((key) => (addresses.has(key) ? [[addresses.get(key)!, key]] : []))
  }
}
