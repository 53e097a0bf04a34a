import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { pageAddress } from '../lib/routes/address-space.ts'
import { preferredEncoding } from './encoding/preferred-encoding.ts'
import { withDeferredScripts } from './deferred-scripts.ts'
import { outageAnswer, type Answer, type OutagePages } from './outage-page.ts'
import { isPlainVisit, type KnownAddress, type PageAddresses } from './page-store/page-addresses.ts'
import { compress } from './page-store/page-encodings.ts'
import type { PageRefresher } from './page-store/page-refresher.ts'
import { PageResponse } from './page-store/page-response.ts'
import { COPY_HEADER, type PageStore } from './page-store/page-store.ts'
import { createSendCopy, type CacheState, type SendCopy } from './page-store/send-copy.ts'

const MIN_BYTES = 1024
// How long a visitor waits for a new render of an old copy, and how old a copy may be during an outage.
const MAX_WAIT_MS = 500
const MAX_AGE_MS = 24 * 60 * 60_000
// Headers of one response, not of the page.
const NOT_OF_PAGE =
  /^(?:content-(?:length|encoding)|etag|date|connection|keep-alive|transfer-encoding|set-cookie|x-nextjs-.*|x-page-copy)$/

/** The framework's request handler. */
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Parts {
  store: PageStore
  addresses: PageAddresses
  refresher: PageRefresher
  outagePages: OutagePages
  send?: SendCopy
}

/** How the server answers a page: from memory, or through the framework, whose response it changes as a whole (docs/decisions/0047). */
export interface PageAnswers {
  /** Answers a plain visit from a stored copy; false when the framework has to answer. */
  fromMemory(request: IncomingMessage, response: ServerResponse): boolean
  /** Lets the framework answer, and sends its page once it is complete. */
  fromFramework(request: IncomingMessage, response: ServerResponse, handle: Handle): void
}

export function createPageAnswers({
  store,
  addresses,
  refresher,
  outagePages,
  send = createSendCopy(),
}: Parts): PageAnswers {
  async function sendOld(request: IncomingMessage, response: ServerResponse, { key, headers }: KnownAddress) {
    await Promise.race([refresher.refresh(pageAddress(request.url ?? '/')!, key), sleep(MAX_WAIT_MS)])
    const page = store.use(key)!
    send(request, response, page, headers, store.freshness(page) === 'fresh' ? 'hit' : 'hit; detail=stale')
  }

  function complete(
    request: IncomingMessage,
    url: string,
    response: ServerResponse,
    captured: PageResponse,
    body: Buffer,
  ) {
    const key = captured.getHeader(COPY_HEADER)
    const headers = headersOf(captured)
    const isWhole = isPlainVisit(request) && !captured.hasHeader('set-cookie')
    const page = isWhole && typeof key === 'string' ? store.use(decodeURIComponent(key)) : undefined
    if (page && captured.statusCode === 200) addresses.learn(url, { key: page.key, headers })
    else addresses.forget(url)
    // A not-found page is one copy for every unknown address.
    if (page && captured.statusCode !== 500)
      return send(request, response, page, headers, stateOf(captured), captured.statusCode)
    void sendOther(request, response, replaceFailure(request, url, captured, body))
  }

  // A page without a stored copy that failed to render is the outage page; its cause stands in the log (P9, L9).
  function replaceFailure(
    request: IncomingMessage,
    url: string,
    captured: PageResponse,
    body: Buffer,
  ): Answer {
    if (captured.statusCode === 500 && isPlainVisit(request))
      return outageAnswer(url, outagePages, headersOf(captured))
    const cookies = captured.getHeader('set-cookie') as string[] | undefined
    const headers = { ...headersOf(captured), ...(cookies !== undefined && { 'set-cookie': cookies }) }
    return { status: captured.statusCode, headers, body }
  }

  return {
    fromMemory(request, response) {
      const known = addresses.find(request)
      const page = known && !refresher.isOwn(request) && store.use(known.key)
      if (!page) return false
      const freshness = store.freshness(page)
      if (freshness === 'fresh') send(request, response, page, known.headers, 'hit')
      else if (freshness === 'stale') {
        void refresher.refresh(pageAddress(request.url ?? '/')!, page.key)
        send(request, response, page, known.headers, 'hit; detail=stale')
      } else if (Date.now() - page.renderedFrom < MAX_AGE_MS) void sendOld(request, response, known)
      else return false
      return true
    },
    fromFramework(request, response, handle) {
      const url = request.url ?? '/'
      const captured = new PageResponse(request, (done, body) => complete(request, url, response, done, body))
      for (const [name, value] of Object.entries(response.getHeaders())) captured.setHeader(name, value!)
      // The server compares tags itself, because each encoding has its own.
      const tag = request.headers['if-none-match']
      delete request.headers['if-none-match']
      handle(request, captured).catch((error: unknown) => {
        console.error('page:', error)
        captured.statusCode = 500
        captured.end()
      })
      if (tag !== undefined) request.headers['if-none-match'] = tag
    },
  }
}

function headersOf(response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !NOT_OF_PAGE.test(name)))
}

function stateOf(response: ServerResponse): CacheState {
  const state = response.getHeader('x-nextjs-cache')
  if (state === 'HIT') return 'hit'
  return state === 'STALE' ? 'hit; detail=stale' : 'fwd=miss; stored'
}

// Pages for one visitor, not-found pages, redirects, payloads of client navigations.
async function sendOther(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
) {
  if (response.destroyed) return
  const isHtml = String(headers['content-type']).startsWith('text/html')
  // A page with its own policy is left unchanged: the policy may forbid the inline loader.
  const page =
    isHtml && !('content-security-policy' in headers)
      ? Buffer.from(withDeferredScripts(body.toString()))
      : body
  const isText = /^(?:text|application)\//.test(String(headers['content-type']))
  const encoding = isText && page.length >= MIN_BYTES ? preferredEncoding(request) : undefined
  const sent = encoding ? await compress(page, encoding, 'once') : page
  const hasBody = request.method !== 'HEAD' && status !== 304
  response.writeHead(status, {
    ...headers,
    ...(isText && { vary: [headers['vary'], 'Accept-Encoding'].flat().filter(Boolean).join(', ') }),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(hasBody && { 'Content-Length': sent.length }),
  })
  response.end(hasBody ? sent : undefined)
}
