import { LRUCache } from 'lru-cache'
import { compress } from '../encoding/compress.ts'
import type { Encoding } from '../encoding/preferred-encoding.ts'
import { Semaphore } from '../../lib/concurrency/semaphore.ts'

const DEFAULT_MAX_BYTES = 8 * 1024 * 1024
const MAX_PENDING = 16

/**
 * The compressed forms of stored pages, by the hash of the page. A page is compressed quickly once, whoever asks for it meanwhile waits for the
 * same result; a smaller form, one page at a time in the background, then replaces the quick one (docs/decisions/0047).
 */
export class PageEncodings {
  #encoded: LRUCache<string, Buffer>
  #quick = new WeakSet<Buffer>()
  #compressing = new Map<string, Promise<Buffer>>()
  #pending = new Map<string, Promise<void>>()
  #semaphore = new Semaphore(1)

  /** `maxBytes` bounds all forms together. */
  constructor(maxBytes = DEFAULT_MAX_BYTES) {
    this.#encoded = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  }

  /** The smallest form so far. */
  get(hash: string, encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(`${encoding} ${hash}`)
  }

  /** Whether a form is only the quick one, which `prepare` replaces. */
  isQuick(form: Buffer): boolean {
    return this.#quick.has(form)
  }

  /** Compresses a page quickly, unless a form of it exists. */
  compressed(hash: string, encoding: Encoding, body: () => Buffer): Promise<Buffer> {
    const key = `${encoding} ${hash}`
    const known = this.#encoded.get(key)
    if (known) return Promise.resolve(known)
    const started = this.#compressing.get(key)
    if (started) return started
    const work = compress(body(), encoding, 'once')
      .then((form) => {
        // The small form may have been faster.
        if (!this.#encoded.has(key)) {
          this.#quick.add(form)
          this.#encoded.set(key, form)
        }
        return form
      })
      .finally(() => this.#compressing.delete(key))
    this.#compressing.set(key, work)
    return work
  }

  /** Makes the small form of a page in the background, unless it exists, is being made, or too many others wait. */
  prepare(hash: string, encoding: Encoding, body: () => Buffer): void {
    const key = `${encoding} ${hash}`
    const known = this.#encoded.get(key)
    if ((known && !this.isQuick(known)) || this.#pending.has(key) || this.#pending.size >= MAX_PENDING) return
    const work = this.#semaphore
      .run(1, async () => {
        this.#encoded.set(key, await compress(body(), encoding, 'often'))
      })
      .catch((error: unknown) => console.warn('compression:', String(error)))
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, work)
  }

  /** Resolves when no small form is being made. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending.values())
  }
}
