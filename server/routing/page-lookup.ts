import { EXTERNAL_MAX_FACTOR, responsiveTimeSignal } from '#lib/concurrency/responsive-time.ts'
import type { Host } from '#lib/host/host.ts'
import { kindOfLevel, type PageKind } from '#lib/routes/page-kind.ts'

// As long as the deadline of server/upstream/upstream.ts, because a store over a network may need most of it. When the look-up fails,
// no page is rendered, so the visitor waits for no further call (L9, docs/decisions/0039).
const DEADLINE_MS = 1500
// Statuses that say something about the client or the load, not about the page (platform 6).
const OUTAGE_STATUSES = new Set([401, 403, 408, 429])

type Document = Record<string, unknown>

/** Looks up a path in the store; `undefined` when the store does not respond, which is an outage (P9). */
export type PageLookup = (path: string) => Promise<PageKind | undefined>

/**
 * Fetches the kind of page at a path from the store (url/verify, contract 4.3). For a level that the shop does not know, the
 * documents decide: product, category, text page or list (platform 2).
 */
export function createPageLookup({ store, env }: Pick<Host, 'store' | 'env'>): PageLookup {
  const headers = { accept: 'application/json', 'app-token': env.appToken, session: '' }

  async function read(call: string, path: string): Promise<Document | 'missing' | undefined> {
    const separator = call.includes('?') ? '&' : '?'
    const url = `${store.base}/v2/front/${call}${separator}url=${encodeURIComponent(path)}`
    const { signal, cancel } = responsiveTimeSignal(DEADLINE_MS, EXTERNAL_MAX_FACTOR)
    try {
      return await documentOf(await store.fetch(new Request(url, { headers, signal })))
    } catch {
      return undefined
    } finally {
      cancel()
    }
  }

  async function byDocuments(path: string): Promise<PageKind | undefined> {
    const isHtml = path.endsWith('.html')
    const product = ['product', 'url/product/detail'] as const
    const others = [
      ['category', 'url/product/listing/category?offset=0&limit=12'],
      ['text', 'url/page'],
    ] as const
    const list = ['kit', 'url/list/detail'] as const
    let isMissing = true
    for (const [kind, call] of isHtml ? [product, ...others, list] : [...others, product, list]) {
      const body = await read(call, path)
      if (body !== 'missing') isMissing = false
      if (body && body !== 'missing' && isPageDocument(body)) return kind
    }
    return isMissing ? 'not-found' : undefined
  }

  return async (path) => {
    const body = await read('url/verify', path)
    if (body === 'missing') return 'not-found'
    if (!body) return undefined
    const level = !('nivel' in body) && isDocument(body['data']) ? body['data']['nivel'] : body['nivel']
    // A response without a level is an outage; for an unknown level the documents decide.
    return kindOfLevel(level) ?? (typeof level === 'string' && level !== '' ? byDocuments(path) : undefined)
  }
}

/** The JSON object of a response; 'missing' when the store responds that there is no such page, `undefined` for an outage. */
async function documentOf(response: Response): Promise<Document | 'missing' | undefined> {
  // A firewall responds with HTML, also with status 200 or 404 (platform 6).
  if (response.headers.get('content-type')?.includes('text/html')) return undefined
  if (!response.ok) {
    const isMissing = response.status >= 400 && response.status < 500 && !OUTAGE_STATUSES.has(response.status)
    return isMissing ? 'missing' : undefined
  }
  const body: unknown = await response.json()
  return isDocument(body) ? body : undefined
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPageDocument(body: Document): boolean {
  const inner = !('estrutura' in body) && isDocument(body['data']) ? body['data'] : body
  const structure = inner['estrutura']
  return isDocument(structure) && kindOfLevel(structure['nivel']) !== 'not-found'
}
