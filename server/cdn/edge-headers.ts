import type { Edge } from '../../lib/config/edge.ts'
import { surrogateKeys } from './surrogate-keys.ts'

const IN_OUTAGE = 'stale-if-error=86400'
// A copy is fresh for five seconds, may be shown for thirty more while it is replaced, and for a day while no shop responds. Next's
// own header lets a cache show the prices of last night to the first visitor of the morning.
const LIFETIME = `stale-while-revalidate=30, ${IN_OUTAGE}`
const PAGE = `public, max-age=0, s-maxage=5, ${LIFETIME}`
const FOR_CDN = `public, max-age=5, ${LIFETIME}`
// A CDN that is purged may keep a page for longer. A stale copy, which is sent until a changed page has been rendered, may not.
const FOR_PURGED_CDN = `public, max-age=60, ${LIFETIME}`
const STALE_FOR_PURGED_CDN = `public, max-age=1, ${IN_OUTAGE}`

/** A document that is sent. */
interface SentDocument {
  tags: readonly string[]
  /** False for a stale copy and for the not-found page. */
  isCurrent: boolean
}

/** Returns headers for caches in front of the shop; `undefined` stands for a payload of the client router. */
export type EdgeHeaders = (document: SentDocument | undefined) => Readonly<Record<string, string>>

/** Creates the function for the caches in front of the shop and for those of browsers (docs/decisions/0067, 0073). */
export function createEdgeHeaders({ mode, purgeUrl }: Edge): EdgeHeaders {
  // Some caches ignore Vary and would show the payload as the page. And by Next's own header Chromium would use a payload for a day
  // before it has asked for a newer one.
  const payload = {
    'cache-control': 'private, no-cache',
    ...(mode === 'cdn' && { 'cdn-cache-control': 'no-store' }),
  }
  if (mode === 'off') return (document) => (document ? {} : payload)
  const page = { 'cache-control': PAGE }
  const forPurgedCdn = (isComplete: boolean, isCurrent: boolean) => {
    if (!isCurrent) return STALE_FOR_PURGED_CDN
    return isComplete ? FOR_PURGED_CDN : FOR_CDN
  }
  return (document) => {
    if (!document) return payload
    if (mode === 'proxy') return page
    const { keys, isComplete } = surrogateKeys(document.tags)
    const lifetime = purgeUrl === undefined ? FOR_CDN : forPurgedCdn(isComplete, document.isCurrent)
    // Fastly and Varnish read Surrogate-Key, Cloudflare and Akamai Cache-Tag.
    const named = { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
    return { ...page, 'cdn-cache-control': lifetime, ...named }
  }
}
