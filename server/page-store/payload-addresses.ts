import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pageAddress } from '../../lib/routes/page-query.ts'
import { hasPreviewCookie, KNOWN_FOR_MS, MAX_KNOWN_ADDRESSES, type KnownAddress } from './page-addresses.ts'
import { FULL_PAYLOAD, payloadOf, type StoredPage } from './stored-page.ts'

/** A request of the client router: for the payload of a page, or for a part of it. */
export interface PayloadRequest {
  /** The key of the request: address, prefetch header and segment. */
  name: string
  /** The segment, or FULL_PAYLOAD. */
  part: string
  /** A hash of the request headers and of `_rsc`, the parameter in which Next signs them. */
  signature: string
}

/** The copy that a payload request leads to, and the part of the copy. */
type KnownPayload = KnownAddress & { part: string }

/**
 * Which requests of the client router lead to which parts of stored copies, learned from Next's own responses. Next
 * signs the headers of such a request in a parameter, so that a CDN that ignores `Vary` stores no wrong payload; a signature
 * counts once Next has accepted it.
 */
export class PayloadAddresses {
  #known: LRUCache<string, KnownPayload>
  #signatures = new LRUCache<string, true>({ max: MAX_KNOWN_ADDRESSES })

  constructor(clock: () => number = Date.now) {
    this.#known = new LRUCache({ max: MAX_KNOWN_ADDRESSES, ttl: KNOWN_FOR_MS, perf: { now: clock } })
  }

  /** The part of a copy that is the response to a request. */
  find(request: IncomingMessage): KnownPayload | undefined {
    const payload = payloadRequest(request)
    return payload && this.#signatures.has(payload.signature) ? this.#known.get(payload.name) : undefined
  }

  /** Stores which part a request leads to if Next's body equals the payload of the copy, byte for byte. */
  learn(payload: PayloadRequest, page: StoredPage, headers: OutgoingHttpHeaders, body: Buffer): boolean {
    // A payload that depends on the previous page cannot be sent for other requests.
    if (/next-url/i.test(String(headers['vary']))) return false
    if (payloadOf(page, payload.part)?.bytes().equals(body) !== true) return false
    this.#signatures.set(payload.signature, true)
    this.#known.set(payload.name, { key: page.key, headers, part: payload.part })
    return true
  }
}

/** The payload that a request of the client router needs; `undefined` for any other request. */
export function payloadRequest({ method, url = '/', headers }: IncomingMessage): PayloadRequest | undefined {
  const { rsc, range, 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = headers
  if (method !== 'GET' || rsc !== '1' || range !== undefined || headers['next-action'] !== undefined)
    return undefined
  if ((prefetch ?? '1') !== '1' || Array.isArray(segment) || hasPreviewCookie(headers)) return undefined
  const address = pageAddress(url)
  const nextSignature = new URLSearchParams(url.split('?', 2)[1]).get('_rsc')
  if (address === undefined || nextSignature === null) return undefined
  const signature = createHash('sha1')
    .update(
      JSON.stringify([
        nextSignature,
        prefetch,
        segment,
        headers['next-router-state-tree'],
        headers['next-url'],
      ]),
    )
    .digest('base64url')
  const part = segment !== undefined && prefetch === '1' ? segment : FULL_PAYLOAD
  return { name: `${address} ${prefetch ?? ''} ${segment ?? ''}`, part, signature }
}
