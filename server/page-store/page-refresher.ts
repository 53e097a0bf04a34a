import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Semaphore, SemaphoreBusy } from '../../lib/concurrency/semaphore.ts'
import type { PageStore } from './page-store.ts'

const OWN_REQUEST = 'x-own-visit'
const AT_ONCE = 2
const MAX_WAITING = 300
const TIMEOUT_MS = 4000

/**
 * Renders stored pages again by requesting their addresses from this server, so that no visitor waits for a render
 * (docs/decisions/0025, 0047).
 */
export class PageRefresher {
  #semaphore = new Semaphore(AT_ONCE, { maxWaiting: MAX_WAITING })
  #running = new Map<string, Promise<void>>()
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

  /** Resolves when the copy behind an address has been replaced, or a few seconds after its render has been requested. Each copy has at most one refresh at a time. */
  refresh(address: string, key: string): Promise<void> {
    const running = this.#running.get(key)
    if (running) return running
    const work = this.#semaphore
      .run(1, () => this.#render(address, key))
      .catch((error: unknown) => {
        // With too many refreshes waiting, the next visit tries again.
        if (!(error instanceof SemaphoreBusy)) console.warn('page refresh:', String(error))
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, work)
    return work
  }

  /** How many refreshes run or wait. */
  get pending(): number {
    return this.#running.size
  }

  /** Resolves when no refresh is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values())
  }

  // Next sends the stale copy and renders a new one in the background.
  async #render(address: string, key: string) {
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
