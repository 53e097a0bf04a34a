import type { StoreContext } from '../store/store.ts'
import { openChangeLog, pruneChanges, type ChangeLog } from './change-log.ts'
import type { ChangeListener, WatchPace } from './listener.ts'

const LOOK_EVERY_MS = 1000
// A shopper sees a change within five seconds, and a file of ten thousand prices does not make pages anew without end.
const CALL_EVERY_MS = 2000
const LONGEST_RETRY_MS = 30_000
const PRUNE_EVERY_MS = 10 * 60_000

/**
 * Notices what anybody changes in the store's database, this process or another, by looking into its log every second.
 * What the store keeps in memory is outdated at once, and the listener is told, at most every two seconds.
 */
export class ChangeWatch {
  /** Settles with the first look: what is changed from then on is noticed. */
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

  /** Stops looking; settles when nothing is under way any more. */
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
      // A database that is away for an hour is one line, not 3,600.
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
