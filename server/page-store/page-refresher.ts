import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Pace } from './pace.ts'
import type { PageStore } from './page-store.ts'
import { AGED, VISITED } from './refresh-order.ts'

const OWN_REQUEST = 'x-own-visit'
const AT_ONCE = 2
const MAX_WAITING = 300
const TIMEOUT_MS = 4000
// Hundreds of popular pages age together every two minutes. Their renders take at most a fifth of the time, so that visits are not late.
const REST_OF_AGED = 4

interface Refresh {
  address: string
  key: string
  rank: number
  /** The number of the latest request for it. */
  request: number
  isRunning: boolean
  /** Whether the page has changed again since its render began. */
  isOutdated: boolean
  done: PromiseWithResolvers<void>
}

/**
 * Renders stored pages again by requesting their addresses from this server, so that no visitor waits for a render
 * (docs/decisions/0025, 0047). Of the pages that wait, the one with the lowest rank is next (refresh-order.ts), of those that have
 * merely aged the one visited last.
 */
export class PageRefresher {
  // In the order of the requests.
  #refreshes = new Map<string, Refresh>()
  #running = 0
  #requests = 0
  #agedPace = new Pace(REST_OF_AGED, () => this.#startWaiting())
  // Without it, visitors could bypass the page store by sending the header themselves.
  #secret = randomBytes(16).toString('base64url')
  #origin: string
  #store: PageStore
  #isOpen: () => boolean

  constructor(origin: string, store: PageStore, isOpen: () => boolean) {
    this.#origin = origin
    this.#store = store
    this.#isOpen = isOpen
  }

  /** Whether a request is one of this refresher's own, which Next has to handle. */
  isOwn({ headers }: IncomingMessage): boolean {
    return headers[OWN_REQUEST] === this.#secret
  }

  /**
   * Resolves when the copy behind an address has been replaced, or a few seconds after its render has been requested. Each copy has at
   * most one refresh at a time. With a rank below that of a visit the caller knows of a change: a render that has begun before is repeated.
   */
  refresh(address: string, key: string, rank = VISITED): Promise<void> {
    const known = this.#refreshes.get(key)
    if (known) {
      known.request = ++this.#requests
      known.isOutdated ||= known.isRunning && rank < VISITED
      if (rank < known.rank) {
        known.rank = rank
        // With the lower rank it does not wait for the pause after an aged page.
        this.#startWaiting()
      }
      return known.done.promise
    }
    // With too many refreshes waiting, the next visit tries again.
    if (this.#refreshes.size - this.#running >= MAX_WAITING && !this.#makeRoom(rank)) return Promise.resolve()
    const done = Promise.withResolvers<void>()
    const request = ++this.#requests
    this.#refreshes.set(key, { address, key, rank, request, isRunning: false, isOutdated: false, done })
    this.#startWaiting()
    return done.promise
  }

  /** How many refreshes run or wait. */
  get pending(): number {
    return this.#refreshes.size
  }

  /** Resolves when no refresh up to a rank runs or waits any more: without one, when none does. */
  async settled(upTo = AGED): Promise<void> {
    for (;;) {
      const those = [...this.#refreshes.values()].filter(({ rank }) => rank <= upTo)
      if (those.length === 0) return
      await Promise.all(those.map(({ done }) => done.promise))
    }
  }

  #waiting(): Refresh[] {
    return [...this.#refreshes.values()].filter(({ isRunning }) => !isRunning)
  }

  // The one whose turn would be last gives way to one with a lower rank.
  #makeRoom(rank: number): boolean {
    const last = this.#waiting().reduce((worst, each) => (isBefore(each, worst) ? worst : each))
    if (last.rank <= rank) return false
    this.#refreshes.delete(last.key)
    last.done.resolve()
    return true
  }

  #startWaiting(): void {
    while (this.#running < AT_ONCE) {
      const next = this.#next()
      if (!next) return
      void this.#run(next)
    }
  }

  #next(): Refresh | undefined {
    const waiting = this.#waiting()
    if (waiting.length === 0) return undefined
    const best = waiting.reduce((first, each) => (isBefore(each, first) ? each : first))
    return best.rank < AGED || this.#agedPace.isFree ? best : undefined
  }

  async #run(refresh: Refresh) {
    refresh.isRunning = true
    this.#running++
    const endAged = refresh.rank === AGED ? this.#agedPace.start() : undefined
    try {
      await this.#render(refresh)
    } catch (error) {
      console.warn('page refresh:', String(error))
    }
    this.#running--
    endAged?.()
    refresh.isRunning = false
    if (refresh.isOutdated) refresh.isOutdated = false
    else {
      this.#refreshes.delete(refresh.key)
      refresh.done.resolve()
    }
    this.#startWaiting()
  }

  // Next sends the stale copy and renders a new one in the background.
  async #render({ address, key }: Refresh) {
    if (!this.#isOpen()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = this.#store.onStored((page) => page.key === key && resolve())
    const timer = setTimeout(resolve, TIMEOUT_MS)
    try {
      const response = await fetch(this.#origin + address, {
        method: 'HEAD',
        redirect: 'manual',
        headers: { [OWN_REQUEST]: this.#secret },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const page = this.#store.peek(key)
      if (response.ok && page && this.#store.freshness(page) !== 'fresh') await promise
    } finally {
      clearTimeout(timer)
      stop()
    }
  }
}

function isBefore(one: Refresh, other: Refresh): boolean {
  if (one.rank !== other.rank) return one.rank < other.rank
  return one.rank === AGED && one.request > other.request
}
