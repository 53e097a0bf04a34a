import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withPageRender, type PageRender } from '../lib/host/page-render.ts'
import { pageAddress } from '../lib/routes/page-query.ts'
import type { FinishPage } from './finished-page/finished-page.ts'
import { outageAnswer, type Answer, type OutagePages } from './outage-page.ts'
import { isPlainVisit, type KnownAddress, type PageAddresses } from './page-store/page-addresses.ts'
import { PayloadAddresses, payloadRequest, type PayloadRequest } from './page-store/payload-addresses.ts'
import { NotFoundPages } from './page-store/not-found-pages.ts'
import { pageCopies } from './page-store/page-copies.ts'
import type { PageRefresher } from './page-store/page-refresher.ts'
import { AGED, VISITED } from './page-store/refresh-order.ts'
import { PageResponse } from './page-store/page-response.ts'
import { COPY_HEADER, type Freshness, type PageStore } from './page-store/page-store.ts'
import { createSendCopy, type CacheState, type SendCopy } from './page-store/send-copy.ts'
import { documentOf, payloadOf, type Content, type StoredPage } from './page-store/stored-page.ts'
import { pageHeadersOf } from './response-headers.ts'
import { sendUnstored } from './send-unstored.ts'

// How long a visitor waits for a new render of an expired copy, and how old a copy may be during an outage.
const MAX_WAIT_MS = 500
const MAX_AGE_MS = 24 * 60 * 60_000
const STATES: Record<Freshness, CacheState> = {
  fresh: 'hit',
  stale: 'hit; detail=stale',
  expired: 'hit; detail=expired',
}

/** Next's request handler. */
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Where the response of an address is stored; `part` is the segment of a payload, and absent for a document. */
type Known = KnownAddress & { part?: string }

/** A request that Next handles. */
interface Visit {
  request: IncomingMessage
  url: string
  isPlain: boolean
  payload: PayloadRequest | undefined
  render: PageRender
  /** The internal path of the not-found page, when no page is at the address. */
  notFoundPath: string | undefined
}

interface PageAnswersOptions {
  store: PageStore
  addresses: PageAddresses
  payloads?: PayloadAddresses
  notFoundPages?: NotFoundPages
  refresher: PageRefresher
  outagePages: OutagePages
  finish: FinishPage
  send?: SendCopy
  /** Whether only the refresher renders stale copies again. When false, Next renders a stale copy again when it reads it. */
  refreshesAll?: boolean
}

/** How the server responds to a page request: from memory, or through Next, whose complete response it changes (docs/decisions/0047). */
export interface PageAnswers {
  /** Responds to a plain visit or a request of the client router from a stored copy; false when Next has to handle it. */
  fromMemory(request: IncomingMessage, response: ServerResponse): boolean
  /** Responds to a missing address with the stored copy of its not-found page; false when Next has to handle the request. */
  notFound(request: IncomingMessage, response: ServerResponse, notFoundPath: string): boolean
  /** Lets Next handle the request, and sends its page once it is complete. */
  fromNext(request: IncomingMessage, response: ServerResponse, handle: Handle, notFoundPath?: string): void
}

/** Creates the responses to page requests; `finish` turns a page that has no stored copy into the page that is sent. */
export function createPageAnswers({
  store,
  addresses,
  payloads = new PayloadAddresses(),
  notFoundPages = new NotFoundPages(),
  refresher,
  outagePages,
  finish,
  send = createSendCopy(),
  refreshesAll = true,
}: PageAnswersOptions): PageAnswers {
  function refreshStale(url: string, page: StoredPage) {
    const address = pageAddress(url)
    if (address === undefined) return
    void refresher.refresh(address, page.key, store.isOutdated(page) ? VISITED : AGED)
  }

  async function sendExpired(
    request: IncomingMessage,
    response: ServerResponse,
    known: Known,
    expired: StoredPage,
  ) {
    await Promise.race([refresher.refresh(pageAddress(request.url ?? '/')!, known.key), sleep(MAX_WAIT_MS)])
    // The expired copy may have been dropped meanwhile to make room for others.
    const page = store.use(known.key) ?? expired
    const content = contentOf(page, known)
    // A new copy may no longer have this part of a payload.
    if (!content) return void response.writeHead(404).end()
    send(request, response, content, known.headers, STATES[store.freshness(page)])
  }

  // Stores which copy the address leads to; returns the stored content of Next's response, if there is any.
  function learn(
    { url, isPlain, payload, render, notFoundPath }: Visit,
    captured: PageResponse,
    body: Buffer,
  ) {
    if (payload && captured.statusCode === 200 && !captured.hasHeader('set-cookie')) {
      const page = render.key === undefined ? undefined : store.use(render.key)
      const isLearned = page && payloads.learn(payload, page, pageHeadersOf(captured), body)
      return isLearned ? payloadOf(page, payload.part) : undefined
    }
    if (!isPlain) return undefined
    const key = captured.hasHeader('set-cookie') ? undefined : captured.getHeader(COPY_HEADER)
    const page = typeof key === 'string' ? store.use(decodeURIComponent(key)) : undefined
    if (page && captured.statusCode === 200)
      addresses.learn(url, { key: page.key, headers: pageHeadersOf(captured) })
    else addresses.forget(url)
    // A not-found page is one copy for all missing addresses that get the same suggestion.
    if (page && notFoundPath !== undefined && captured.statusCode === 404)
      notFoundPages.learn(notFoundPath, { key: page.key, headers: pageHeadersOf(captured) })
    return page && captured.statusCode !== 500 ? documentOf(page) : undefined
  }

  function complete(visit: Visit, response: ServerResponse, captured: PageResponse, body: Buffer) {
    const { request } = visit
    const content = learn(visit, captured, body)
    const page = visit.render.key === undefined ? undefined : store.peek(visit.render.key)
    const isStale = visit.render.acceptsStale && page !== undefined && store.freshness(page) !== 'fresh'
    if (isStale) refreshStale(visit.url, page)
    if (content) {
      const state = isStale ? STATES.stale : stateOf(captured)
      return send(request, response, content, pageHeadersOf(captured), state, captured.statusCode)
    }
    void sendUnstored(request, response, finish, replaceFailure(visit, captured, body))
  }

  // A page without a stored copy that failed to render is the outage page (P9, L9).
  function replaceFailure({ url, isPlain, render }: Visit, captured: PageResponse, body: Buffer): Answer {
    if (captured.statusCode === 500) {
      if (render.key !== undefined) void pageCopies()?.abandon(render.key)
      const isOutage = render.error === undefined || isFromStore(render.error)
      if (!isOutage) console.error('fault of the shop at', pageAddress(url), render.error)
      if (isPlain) return outageAnswer(url, outagePages, pageHeadersOf(captured), isOutage ? 503 : 500)
    }
    const cookies = captured.getHeader('set-cookie') as string[] | undefined
    const headers = { ...pageHeadersOf(captured), ...(cookies !== undefined && { 'set-cookie': cookies }) }
    return { status: captured.statusCode, headers, body }
  }

  return {
    fromMemory(request, response) {
      const known: Known | undefined = addresses.find(request) ?? payloads.find(request)
      const page = known && !refresher.isOwn(request) && store.use(known.key)
      const content = page && contentOf(page, known)
      if (!content) return false
      const freshness = store.freshness(page)
      if (freshness === 'expired') {
        if (Date.now() - page.renderedFrom >= MAX_AGE_MS) return false
        void sendExpired(request, response, known, page)
        return true
      }
      if (freshness === 'stale') refreshStale(request.url ?? '/', page)
      send(request, response, content, known.headers, STATES[freshness])
      return true
    },
    notFound(request, response, notFoundPath) {
      const known = notFoundPages.copyOf(notFoundPath)
      const page = known && store.use(known.key)
      const freshness = page && store.freshness(page)
      if (!page || !freshness || freshness === 'expired') return false
      if (freshness === 'stale') refreshStale(request.url ?? '/', page)
      send(request, response, documentOf(page), known.headers, STATES[freshness], 404)
      return true
    },
    fromNext(request, response, handle, notFoundPath) {
      const isRefresh = refresher.isOwn(request)
      // Read before Next removes its own headers from the request.
      const visit: Visit = {
        request,
        url: request.url ?? '/',
        isPlain: isPlainVisit(request),
        payload: payloadRequest(request),
        render: { tags: new Set(), isRefresh, acceptsStale: refreshesAll && !isRefresh },
        notFoundPath,
      }
      const captured = new PageResponse(request, (done, body) => complete(visit, response, done, body))
      for (const [name, value] of Object.entries(response.getHeaders())) captured.setHeader(name, value!)
      // The server compares ETags itself, because each encoding has its own.
      const tag = request.headers['if-none-match']
      delete request.headers['if-none-match']
      withPageRender(visit.render, () => handle(request, captured)).catch((error: unknown) => {
        visit.render.error ??= error
        captured.statusCode = 500
        captured.end()
      })
      if (tag !== undefined) request.headers['if-none-match'] = tag
    },
  }
}

// Errors of the two APIs; the bundle of the pages has a class of its own, so only the name is comparable.
function isFromStore(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError'
}

function contentOf(page: StoredPage, known: Known): Content | undefined {
  return known.part === undefined ? documentOf(page) : payloadOf(page, known.part)
}

function stateOf(response: ServerResponse): CacheState {
  const state = response.getHeader('x-nextjs-cache')
  if (state === 'HIT') return 'hit'
  return state === 'STALE' ? 'hit; detail=stale' : 'fwd=miss; stored'
}
