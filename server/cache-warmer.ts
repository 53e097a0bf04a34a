import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isListingParam } from '#lib/routes/listing-address.ts'
import { barePath } from '#lib/routes/paths.ts'

const MAX_ADDRESSES = 1000
const MAX_PER_RUN = 300
const MAX_RUN_MS = 4000
const TIMEOUT_MS = 3000
const PAUSES_MS = [20, 40, 80, 160, 320]
// The state of a cached page: Next sends it with every page that it caches.
const STATE = 'x-nextjs-cache'
const OWN_REQUEST = 'x-own-visit'
// Query parameters that select another cached page; advertising parameters do not.
const selectsPage = (name: string) => name === 'assunto' || name === 'sabor' || isListingParam(name)

/**
 * Remembers the addresses of recently cached pages. After an invalidation it requests them itself: so this process, and not the
 * next shopper, gets the stale copy while Next renders a new one (docs/decisions/0025).
 */
export class CacheWarmer {
  #addresses = new Set<string>()
  #due = new Set<string>()
  #running: Promise<void> | undefined
  #until = 0
  #origin: string
  #isOpen: () => boolean
  #maxRunMs: number

  constructor(origin: string, isOpen: () => boolean, maxRunMs = MAX_RUN_MS) {
    this.#origin = origin
    this.#isOpen = isOpen
    this.#maxRunMs = maxRunMs
  }

  /** Remembers the page of this request when Next renders a new cached copy for it. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request
    if (method !== 'GET' || headers[OWN_REQUEST] !== undefined) return
    response.once('finish', () => {
      const state = response.getHeader(STATE)
      if (response.statusCode === 200 && (state === 'MISS' || state === 'STALE')) this.#remember(url)
    })
  }

  #remember(url: string) {
    const [path = '/', query = ''] = url.split('?', 2)
    const params = new URLSearchParams(
      [...new URLSearchParams(query)].filter(([name]) => selectsPage(name)),
    ).toString()
    const address = params ? `${path}?${params}` : path
    // A set keeps the order of insertion, so its first element is the oldest.
    this.#addresses.delete(address)
    this.#addresses.add(address)
    if (this.#addresses.size > MAX_ADDRESSES) this.#addresses.delete(this.#addresses.values().next().value!)
  }

  /** Requests the pages whose path matches, the latest first, one at a time. Pages beyond the limits are rendered at their next visit. */
  warm(matches: (path: string) => boolean): void {
    const found = [...this.#addresses]
      .reverse()
      .filter((address) => matches(barePath(address.split('?', 1)[0]!)))
    for (const address of found.slice(0, MAX_PER_RUN)) {
      // Pages added to a run in progress extend its time limit; pages that are already due do not.
      if (!this.#due.has(address)) this.#until = performance.now() + this.#maxRunMs
      this.#due.add(address)
    }
    if (this.#due.size > 0) this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  /** Resolves when no page is due any more. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run() {
    // Next invalidates the copies only after the handler that requested it has returned.
    await sleep(1)
    for (const address of this.#due) {
      if (!this.#isOpen() || performance.now() > this.#until) break
      this.#due.delete(address)
      await this.#refresh(address).catch(() => undefined)
    }
    this.#due.clear()
  }

  // The first request gets the stale copy and starts the rendering of a new one; the others wait for that.
  async #refresh(address: string) {
    for (const pause of PAUSES_MS) {
      const response = await fetch(this.#origin + address, {
        method: 'HEAD',
        redirect: 'manual',
        headers: { [OWN_REQUEST]: '1', 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.headers.get(STATE) !== 'STALE') return
      await sleep(pause)
    }
  }
}
