import type { Database } from '../db/database.ts'
import { openChangeLog, pruneChanges, type ChangeLog } from './change-log.ts'
import type { ChangeListener, WatchOptions } from './listener.ts'

const POLL_EVERY_MS = 1000
// Short enough for shoppers to see a change within five seconds, and long enough for an import of ten thousand prices
// not to render pages again and again.
const CALL_EVERY_MS = 2000
const LONGEST_RETRY_MS = 30_000
const PRUNE_EVERY_MS = 10 * 60_000

interface Cache {
  invalidate(): void
}

/** The database with the change log, and the caches of this process that depend on it. */
interface WatchedStore {
  db: Database
  /** The name under which this process announces changes. */
  source: string
  /** Milliseconds since 1970. */
  now: () => number
  counts: Cache
  documents: Cache
  rules: Cache
}

/**
 * Polls the change log every second for changes by this process or another one. Invalidates the caches in memory at
 * once and calls the listener at most every two seconds.
 */
export class ChangeWatch {
  /** Settles after the first poll; if that succeeded, all later changes reach the listener. */
  readonly listening: Promise<void>
  #store: WatchedStore
  #log: ChangeLog
  #listener: ChangeListener
  #logError: (error: unknown) => void
  #onApplied: (position: number) => void
  #callEveryMs: number
  #timer: NodeJS.Timeout
  // The time of the earliest change of each tag, and the position of the latest change.
  #pending = new Map<string, number>()
  #pendingPosition = 0
  #polling: Promise<void> | undefined
  #notifying: Promise<void> | undefined
  #nextCallAt = -Infinity
  #failures = 0
  #canRead = true
  #pruneAt = -Infinity

  constructor(
    store: WatchedStore,
    listener: ChangeListener,
    logError: (error: unknown) => void,
    { pollEvery = POLL_EVERY_MS, callEvery = CALL_EVERY_MS, onApplied = () => {} }: WatchOptions = {},
  ) {
    this.#store = store
    this.#log = openChangeLog(store.db, store.source)
    this.#listener = listener
    this.#logError = logError
    this.#onApplied = onApplied
    this.#callEveryMs = callEvery
    this.#timer = setInterval(() => void this.#poll(), pollEvery)
    this.#timer.unref()
    this.listening = this.#poll()
  }

  /** Stops polling; settles when the running poll and listener call have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#polling
    await this.#notifying
  }

  #poll(): Promise<void> {
    return (this.#polling ??= this.#read().finally(() => (this.#polling = undefined)))
  }

  async #read() {
    try {
      const changes = await this.#log.next()
      this.#canRead = true
      for (const { tag, at, position, isOwn } of changes) {
        if (tag === '' || isOwn) continue
        this.#add(tag, at)
        this.#pendingPosition = Math.max(this.#pendingPosition, position)
      }
      if (changes.length > 0) {
        this.#store.counts.invalidate()
        this.#store.documents.invalidate()
        this.#store.rules.invalidate()
        await this.#prune()
      }
    } catch (error) {
      // Logged once per outage, not once per second.
      if (this.#canRead) this.#logError(error)
      this.#canRead = false
    }
    if (this.#pending.size === 0 && !this.#notifying) this.#onApplied(this.#log.position)
    if (this.#pending.size > 0 && performance.now() >= this.#nextCallAt)
      this.#notifying ??= this.#notify().finally(() => (this.#notifying = undefined))
  }

  async #prune() {
    const now = this.#store.now()
    if (now < this.#pruneAt) return
    this.#pruneAt = now + PRUNE_EVERY_MS
    await pruneChanges(this.#store.db, now)
  }

  #add(tag: string, at: number) {
    this.#pending.set(tag, Math.min(at, this.#pending.get(tag) ?? at))
  }

  async #notify() {
    const changes = [...this.#pending]
    const { position } = this.#log
    this.#pending.clear()
    this.#nextCallAt = performance.now() + this.#callEveryMs
    try {
      await this.#listener(
        changes.map(([tag]) => tag),
        Math.min(...changes.map(([, at]) => at)),
        this.#pendingPosition,
      )
      this.#onApplied(position)
      this.#failures = 0
    } catch (error) {
      for (const [tag, at] of changes) this.#add(tag, at)
      const pause = Math.min(this.#callEveryMs * 2 ** this.#failures++, LONGEST_RETRY_MS)
      this.#nextCallAt = performance.now() + pause
      if (this.#failures === 1) this.#logError(error)
    }
  }
}
