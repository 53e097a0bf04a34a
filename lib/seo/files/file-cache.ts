import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import { SharedStream } from './shared-stream.ts'

const MAX_CONCURRENT = 2
const MAX_WAITING = 50
// Most files are complete within this time. A larger one is sent while it is still being written.
const MAX_WAIT_MS = 2000
// A file is not rewritten before this many times its writing time has passed, so that frequent requests do not load the store.
const REST_FACTOR = 3

/** How a file is written, and how long it stays fresh. */
export interface FileSource {
  /** Milliseconds. */
  freshMs: number
  write: () => AsyncIterable<string>
}

interface CachedFile {
  text: SharedStream
  /** Until when the file is fresh, by the cache's clock. */
  until: number
  /** Until when the file is not rewritten, even after an invalidation. */
  restUntil: number
}

interface PendingFile {
  text: SharedStream
  /** Resolves after the time that a request waits for the complete file. */
  maxWait: Promise<unknown>
}

/**
 * An LRU cache, limited in bytes, of the files for crawlers, which are written on request. Concurrent requests share one writing,
 * and two files are written at a time. The last complete file is sent while a new one fails or takes long (seo R6, R63).
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

  /** Returns the file of this name. Throws when it cannot be written and no earlier one is cached. */
  async open(name: string, source: FileSource): Promise<SharedStream> {
    const cached = this.#files.get(name)
    if (cached && cached.until > this.#now()) return cached.text
    const { text, maxWait } = this.#pending.get(name) ?? this.#begin(name, source)
    try {
      await Promise.race([text.finished, maxWait])
      return text.isWhole || !cached ? text : cached.text
    } catch (error) {
      if (!cached) throw error
      return cached.text
    }
  }

  /** Marks every file as stale. A file is rewritten at its next request, but not before its rest time has passed. */
  invalidate(): void {
    this.#invalidations++
    for (const file of this.#files.values()) file.until = Math.min(file.until, file.restUntil)
  }

  #begin(name: string, { freshMs, write }: FileSource): PendingFile {
    const began = this.#now()
    const before = this.#invalidations
    const text = new SharedStream(this.#limited(write))
    const pending = { text, maxWait: sleep(MAX_WAIT_MS, undefined, { ref: false }) }
    this.#pending.set(name, pending)
    text.finished
      .then(() => {
        const now = this.#now()
        const restUntil = now + REST_FACTOR * (now - began)
        // A file that was invalidated while it was written may lack the change, so it is fresh for its rest time only.
        const until = before === this.#invalidations ? Math.max(now + freshMs, restUntil) : restUntil
        this.#files.set(name, { text, until, restUntil })
        this.#failing.delete(name)
      })
      .catch((error: unknown) => this.#logOnce(name, error))
      .finally(() => this.#pending.delete(name))
    return pending
  }

  // Logs once per outage. Never logs the message: it may quote text of the store.
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
