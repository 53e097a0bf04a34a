import { setTimeout as sleep } from 'node:timers/promises'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import { SharedStream } from './shared-stream.ts'

const AT_ONCE = 2
const WAITING = 50
// Longer than most files take; a larger one is read while it grows.
const PATIENCE_MS = 2000
// So many times as long as its writing took, a file is not written anew: nobody who asks often keeps the store busy.
const RESTS = 3

/** How a file is made. */
export interface FileSource {
  /** How long nobody writes it anew, in milliseconds. */
  freshMs: number
  write: () => AsyncIterable<string>
}

interface Place {
  text: SharedStream
  until: number
  /** Until then nobody writes it anew, whatever has changed. */
  restUntil: number
}

interface Writing {
  text: SharedStream
  /** Ends when nobody waits for it any more. */
  patience: Promise<unknown>
}

/**
 * Files for robots that are made when they are asked for: one writing for all who ask, two writings at a time, the last good
 * file while a new one cannot be had or is long in coming (seo R6, R63). Those asked for longest ago give way when there are
 * too many bytes.
 */
export class FileCache {
  #good = new Map<string, Place>()
  #growing = new Map<string, Writing>()
  #failing = new Set<string>()
  #changes = 0
  #semaphore = new Semaphore(AT_ONCE, { maxWaiting: WAITING })
  #limit: number
  #now: () => number

  constructor(limitBytes: number, now: () => number = Date.now) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The file of this name. Rejects with what went wrong when it cannot be made and never could. */
  async open(name: string, recipe: FileSource): Promise<SharedStream> {
    const good = this.#good.get(name)
    if (good && good.until > this.#now()) return good.text
    const { text, patience } = this.#growing.get(name) ?? this.#begin(name, recipe)
    try {
      await Promise.race([text.finished, patience])
      return text.isWhole || !good ? text : good.text
    } catch (error) {
      if (!good) throw error
      return good.text
    }
  }

  /** Makes every file be written anew when it is next asked for and has rested; until then the old one is still good. */
  outdate(): void {
    this.#changes++
    for (const place of this.#good.values()) place.until = Math.min(place.until, place.restUntil)
  }

  #begin(name: string, { freshMs, write }: FileSource): Writing {
    const began = this.#now()
    const before = this.#changes
    const text = new SharedStream(this.#inTurn(write))
    const writing = { text, patience: sleep(PATIENCE_MS, undefined, { ref: false }) }
    this.#growing.set(name, writing)
    text.finished
      .then(() => {
        const now = this.#now()
        const restUntil = now + RESTS * (now - began)
        // What has changed meanwhile may be missing from it.
        const until = before === this.#changes ? Math.max(now + freshMs, restUntil) : restUntil
        this.#keep(name, { text, until, restUntil })
        this.#failing.delete(name)
      })
      .catch((error: unknown) => this.#complain(name, error))
      .finally(() => this.#growing.delete(name))
    return writing
  }

  // Once an outage, and by name alone: what went wrong may quote others.
  #complain(name: string, error: unknown) {
    if (this.#failing.has(name)) return
    this.#failing.add(name)
    console.error('erro', name, error instanceof Error ? error.name : 'Error')
  }

  async *#inTurn(write: FileSource['write']) {
    const release = await this.#semaphore.acquire()
    try {
      yield* write()
    } finally {
      release()
    }
  }

  #keep(name: string, place: Place) {
    this.#good.delete(name)
    this.#good.set(name, place)
    let bytes = [...this.#good.values()].reduce((sum, { text }) => sum + text.bytes, 0)
    for (const [oldest, { text }] of this.#good) {
      if (bytes <= this.#limit) break
      this.#good.delete(oldest)
      bytes -= text.bytes
    }
  }
}
