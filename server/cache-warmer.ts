import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { barePath } from '#lib/routes/paths.ts'

const MOST_KEPT = 1000
const MOST_VISITS = 300
const LONGEST_MS = 4000
const PATIENCE_MS = 3000
const PAUSES_MS = [20, 40, 80, 160, 320]
// What the framework says of a page that it keeps a copy of.
const STATE = 'x-nextjs-cache'
const OWN_VISIT = 'x-own-visit'
// Parameters that make another page of an address; advertisements do not.
const CHOICES = new Set(['ordem', 'categoria', 'estoque', 'pagina', 'assunto', 'sabor'])

/**
 * The addresses of pages that the framework keeps a copy of, the latest ones. A page that was renewed is visited here, so that
 * not the next shopper but this process is the one who gets the old copy while a new one is made (docs/decisions/0025).
 */
export class CacheWarmer {
  #addresses = new Set<string>()
  #due = new Set<string>()
  #running: Promise<void> | undefined
  #until = 0
  #origin: string
  #isOpen: () => boolean
  #longestMs: number

  constructor(origin: string, isOpen: () => boolean, longestMs = LONGEST_MS) {
    this.#origin = origin
    this.#isOpen = isOpen
    this.#longestMs = longestMs
  }

  /** Remembers a page whose copy is made for this request. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request
    if (method !== 'GET' || headers[OWN_VISIT] !== undefined) return
    response.once('finish', () => {
      const state = response.getHeader(STATE)
      if (response.statusCode === 200 && (state === 'MISS' || state === 'STALE')) this.#remember(url)
    })
  }

  #remember(url: string) {
    const [path = '/', query = ''] = url.split('?', 2)
    const choice = new URLSearchParams(
      [...new URLSearchParams(query)].filter(([name]) => CHOICES.has(name)),
    ).toString()
    const address = choice ? `${path}?${choice}` : path
    // A set keeps the order in which things came: the oldest ones go first.
    this.#addresses.delete(address)
    this.#addresses.add(address)
    if (this.#addresses.size > MOST_KEPT) this.#addresses.delete(this.#addresses.values().next().value!)
  }

  /** Visits the pages whose paths are meant, the latest first, one after the other; those that are left are renewed when somebody comes. */
  warm(isMeant: (path: string) => boolean): void {
    const meant = [...this.#addresses]
      .reverse()
      .filter((address) => isMeant(barePath(address.split('?', 1)[0]!)))
    for (const address of meant.slice(0, MOST_VISITS)) {
      // A page that is due already is visited after this moment too; others are given as long as if nothing were going on.
      if (!this.#due.has(address)) this.#until = performance.now() + this.#longestMs
      this.#due.add(address)
    }
    if (this.#due.size > 0) this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  /** Settles when nothing is due any more. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run() {
    // The framework outdates copies when the handler that asked for it has answered.
    await sleep(1)
    for (const address of this.#due) {
      if (!this.#isOpen() || performance.now() > this.#until) break
      this.#due.delete(address)
      await this.#visit(address).catch(() => undefined)
    }
    this.#due.clear()
  }

  // The first visit gets the old copy and sets the making of a new one off; the others wait for it.
  async #visit(address: string) {
    for (const pause of PAUSES_MS) {
      const answer = await fetch(this.#origin + address, {
        method: 'HEAD',
        redirect: 'manual',
        headers: { [OWN_VISIT]: '1', 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (answer.headers.get(STATE) !== 'STALE') return
      await sleep(pause)
    }
  }
}
