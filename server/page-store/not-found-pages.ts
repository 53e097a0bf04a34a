import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hasNoPage, notFoundPath } from '../../lib/routes/not-found.ts'
import { routeTable } from '../../lib/routes/route-table.ts'
import { isPlainVisit, KNOWN_FOR_MS, type KnownAddress } from './page-addresses.ts'

// One for each page that a not-found page may suggest, in each language.
const MAX_KNOWN = 1000

/** The stored copies of the not-found page that missing pages get, learned from Next's own responses (docs/decisions/0097). */
export class NotFoundPages {
  #known: LRUCache<string, KnownAddress>

  constructor(clock: () => number = Date.now) {
    this.#known = new LRUCache({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS, perf: { now: clock } })
  }

  /** The internal path of the not-found page that a request gets; `undefined` for any other request, and when it cannot be looked up: then Next decides. */
  async pathFor(request: IncomingMessage): Promise<string | undefined> {
    const table = routeTable()
    const url = request.url ?? '/'
    if (!table || !isPlainVisit(request)) return undefined
    try {
      return (await hasNoPage(url, table)) ? await notFoundPath(url.split('?', 1)[0]!, table) : undefined
    } catch (error) {
      console.error('page lookup:', error)
      return undefined
    }
  }

  /** The stored copy of a not-found page by its internal path; `undefined` until Next has answered with it. */
  copyOf(path: string): KnownAddress | undefined {
    return this.#known.get(path)
  }

  /** Stores which copy Next has answered with for the internal path of a not-found page. */
  learn(path: string, known: KnownAddress): void {
    this.#known.set(path, known)
  }
}
