import type { EdgeMode } from '../lib/config/edge-modes.ts'

// A copy is fresh for five seconds, may be shown for thirty more while it is replaced, and for a day while no shop responds. Next's
// own header lets a cache show the prices of last night to the first visitor of the morning.
const LIFETIME = 'stale-while-revalidate=30, stale-if-error=86400'
const PAGE = `public, max-age=0, s-maxage=5, ${LIFETIME}`
const FOR_CDN = `public, max-age=5, ${LIFETIME}`
// The longest list of tags that common CDNs read is 16 KB.
const MAX_LENGTH = 8000

/** Returns headers for caches in front of the shop; `tags` are those of a document, `undefined` for a payload of the client router. */
export type EdgeHeaders = (tags: readonly string[] | undefined) => Readonly<Record<string, string>>

/** Creates the function for a mode; `{}` without a cache (docs/decisions/0067). */
export function createEdgeHeaders(mode: EdgeMode): EdgeHeaders {
  if (mode === 'off') return () => ({})
  // Some caches ignore Vary and would show the payload as the page.
  const payload = {
    'cache-control': 'private, no-cache',
    ...(mode === 'cdn' && { 'cdn-cache-control': 'no-store' }),
  }
  const page = { 'cache-control': PAGE }
  return (tags) => {
    if (!tags) return payload
    return mode === 'proxy' ? page : { ...page, 'cdn-cache-control': FOR_CDN, ...tagHeaders(tags) }
  }
}

// Fastly and Varnish read Surrogate-Key, Cloudflare and Akamai Cache-Tag. Of a page with too many tags only the general ones are
// sent: it is up to date five seconds later anyway.
function tagHeaders(tags: readonly string[]): Record<string, string> {
  const fits = tags.join().length <= MAX_LENGTH ? tags : tags.filter((tag) => !tag.includes(':'))
  const encoded = fits.map((tag) => encodeURI(tag).replaceAll(',', '%2C'))
  return { 'surrogate-key': encoded.join(' '), 'cache-tag': encoded.join(',') }
}
