import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import { SharedStream } from './shared-stream.ts'

const MAX_CONCURRENT = 2
const MAX_WAITING = 50
// The longest time that a request waits for the complete file; most files take less. After it, the request gets the last complete
// file or, if there is none, streams the one that is still being written, from its first piece on.
const MAX_WAIT_MS = 2000
// After a write of one second, the file is not written again for this many seconds, so that frequent invalidations do not
// overload the store.
const COOLDOWN_FACTOR = 3

/** How a file is written, and how long it stays fresh. */
export interface FileSource {
  /** Milliseconds. */
  freshMs: number
  /** Yields the first piece only when data has arrived, so that a failure before it is an error and not a truncated file. */
  write: () => AsyncIterable<string>
}

interface CachedFile {
  text: SharedStream
  /** Until when the file is sent without a new write, in milliseconds of the cache's clock. */
  freshUntil: number
  /** Until when the file is not written again, even after an invalidation, in milliseconds of the cache's clock. */
  cooldownUntil: number
}

interface PendingFile {
  text: SharedStream
  /** Resolves when requests stop waiting for the complete file. */
  timeout: Promise<unknown>
}

/**
 * An LRU cache, limited in bytes, of sitemaps and the feed. A file is written when it is requested and not fresh; concurrent
 * requests share one write, and at most two files are written at a time. While a write fails or takes long, requests get the last
 * complete file (R6, R63).
 */
export class FileCache {
  #files: LRUCache<string, CachedFile>
  #pending = new Map<string, PendingFile>()
  #failing = new Set<string>()
  #invalidations = 0
  #semaphore = new Semaphore(MAX_CONCURRENT, { maxWaiting: MAX_WAITING })
  #now: () => number

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ text }) => Math.max(1, text.bytes) })
    this.#now = now
  }

  /** Returns the file with this name. Throws when it cannot be written and no earlier version is cached. */
  async open(name: string, source: FileSource): Promise<SharedStream> {
    const cached = this.#files.get(name)
    if (cached && cached.freshUntil > this.#now()) return cached.text
    const { text, timeout } = this.#pending.get(name) ?? this.#begin(name, source)
    try {
      await Promise.race([text.finished, timeout])
      if (text.isComplete) return text
      if (cached) return cached.text
      // A source yields its first piece once it has data: before that, an outage is still a 503.
      await text.started
      return text
    } catch (error) {
      if (!cached) throw error
      return cached.text
    }
  }

  /** Marks every file as stale. Its next request writes it again, but not before `cooldownUntil`. */
  invalidate(): void {
    this.#invalidations++
    for (const file of this.#files.values()) file.freshUntil = Math.min(file.freshUntil, file.cooldownUntil)
  }

  #begin(name: string, { freshMs, write }: FileSource): PendingFile {
    const began = this.#now()
    const invalidationsBefore = this.#invalidations
    const text = new SharedStream(this.#limited(write))
    const pending = { text, timeout: sleep(MAX_WAIT_MS, undefined, { ref: false }) }
    this.#pending.set(name, pending)
    text.finished
      .then(() => {
        const now = this.#now()
        const earlier = this.#files.peek(name)?.text
        text.modifiedAt = earlier?.etag === text.etag ? earlier?.modifiedAt : now
        const cooldownUntil = now + COOLDOWN_FACTOR * (now - began)
        // A file that was invalidated while it was written may lack the change, so it is fresh only until `cooldownUntil`.
        const freshUntil =
          invalidationsBefore === this.#invalidations ? Math.max(now + freshMs, cooldownUntil) : cooldownUntil
        this.#files.set(name, { text, freshUntil, cooldownUntil })
        this.#failing.delete(name)
      })
      .catch((error: unknown) => this.#logOnce(name, error))
      .finally(() => this.#pending.delete(name))
    return pending
  }

  // Logs once per outage. Never logs the error message: it may contain data of the store.
  #logOnce(name: string, error: unknown) {
    if (this.#failing.has(name)) return
    this.#failing.add(name)
    console.error('erro', name, error instanceof Error ? error.name : 'Error')
  }

  async *#limited(write: FileSource['write']) {
    const release = await this.#semaphore.acquire()
    try {
      yield* write()
    } finally {
      release()
    }
  }
}
