import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import type { CacheState, ObservePage } from '../page-store/send-copy.ts'
import type { StoredPage } from '../page-store/stored-page.ts'

/** Sees what the server does, for metrics and Server-Timing (docs/decisions/0068). Without both it only marks expired pages. */
export interface Observer {
  /** A request whose headers the server has read. */
  request(request: IncomingMessage, response: ServerResponse, isOfPage: boolean): void
  page: ObservePage
  stored(page: StoredPage): void
  /** The pages of a change are invalidated; `changedAt` is the time of the change in milliseconds since 1970. */
  invalidated(changedAt: number): void
}

const NAMES: Record<CacheState, string> = {
  hit: 'hit',
  'hit; detail=stale': 'stale',
  'hit; detail=expired': 'expired',
  'fwd=miss; stored': 'miss',
}

/** Creates the observer; `isTimed` adds Server-Timing to pages: where a page came from, and how long the server took (SERVER_TIMING). */
export function createObserver(metrics: Metrics | undefined, isTimed: boolean): Observer {
  const starts = new WeakMap<IncomingMessage, number>()
  return {
    request(request, response, isOfPage) {
      if (isTimed) starts.set(request, performance.now())
      metrics?.request(request, response, isOfPage)
    },
    page(request, state) {
      metrics?.page(state)
      const start = starts.get(request)
      const page = `page;desc="${NAMES[state]}"`
      // A page with an expired copy fetches its prices anew (components/catalog/use-current-price.ts).
      if (start === undefined) return state === 'hit; detail=expired' ? { 'server-timing': page } : {}
      return { 'server-timing': `${page}, total;dur=${(performance.now() - start).toFixed(1)}` }
    },
    stored: ({ renderedFrom }) => metrics?.rendered((Date.now() - renderedFrom) / 1000),
    invalidated: (changedAt) => metrics?.invalidated((Date.now() - changedAt) / 1000),
  }
}
