import type { StoreContext } from '../store/store.ts'
import { openChangeLog, pruneChanges, type ChangeLog } from './change-log.ts'
import type { ChangeListener, WatchPace } from './listener.ts'

const LOOK_EVERY_MS = 1000
// Shoppers see a change within five seconds, and an import of ten thousand prices does not rebuild pages without
// pause.
const CALL_EVERY_MS = 2000
const LONGEST_RETRY_MS = 30_000
const PRUNE_EVERY_MS = 10 * 60_000

/**
 * Polls the change log every second for changes by this process or another one. Invalidates the documents and
 * settings in memory at once and calls the listener at most every two seconds.
 */
export class ChangeWatch {
  /** Settles after the first poll: changes from then on are noticed. */
  readonly listening: Promise<void>
  #store: StoreContext
  #log: ChangeLog
  #listener: ChangeListener
  #complain: (error: unknown) => void
  #callEvery: number
  #timer: NodeJS.Timeout
  #untold = new Set<string>()
  #looking: Promise<void> | undefined
  #telling: Promise<void> | undefined
  #nextCallAt = -Infinity
  #failures = 0
  #isReading = true
  #pruneAt = -Infinity

  constructor(
    store: StoreContext,
    listener: ChangeListener,
    complain: (error: unknown) => void,
    { lookEvery = LOOK_EVERY_MS, callEvery = CALL_EVERY_MS }: WatchPace = {},
  ) {
    this.#store = store
    this.#log = openChangeLog(store.db)
    this.#listener = listener
    this.#complain = complain
    this.#callEvery = callEvery
    this.#timer = setInterval(() => void this.#look(), lookEvery)
    this.#timer.unref()
    this.listening = this.#look()
  }

  /** Stops polling; settles when the running poll and listener call have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.#telling
  }

  #look(): Promise<void> {
    return (this.#looking ??= this.#read().finally(() => (this.#looking = undefined)))
  }

  async #read() {
    try {
      const tags = await this.#log.next()
      this.#isReading = true
      for (const tag of tags) if (tag !== '') this.#untold.add(tag)
      if (tags.length > 0) {
        this.#store.documents.invalidate()
        this.#store.rules.invalidate()
        await this.#prune()
      }
    } catch (error) {
      // Logged once per outage, not once per second.
      if (this.#isReading) this.#complain(error)
      this.#isReading = false
    }
    if (this.#untold.size > 0 && performance.now() >= this.#nextCallAt)
      this.#telling ??= this.#tell().finally(() => (this.#telling = undefined))
  }

  async #prune() {
    const now = this.#store.now()
    if (now < this.#pruneAt) return
    this.#pruneAt = now + PRUNE_EVERY_MS
    await pruneChanges(this.#store.db, now)
  }

  async #tell() {
    const tags = [...this.#untold]
    this.#untold.clear()
    this.#nextCallAt = performance.now() + this.#callEvery
    try {
      await this.#listener(tags)
      this.#failures = 0
    } catch (error) {
      for (const tag of tags) this.#untold.add(tag)
      const pause = Math.min(this.#callEvery * 2 ** this.#failures++, LONGEST_RETRY_MS)
      this.#nextCallAt = performance.now() + pause
      if (this.#failures === 1) this.#complain(error)
    }
  }
}
