import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../encoding/preferred-encoding.ts'
import { Semaphore } from '../../lib/concurrency/semaphore.ts'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_PENDING = 16
// Level 9 takes 50 ms of another thread for the largest page and saves 15 % of level 4's bytes: for pages that are sent often.
const LEVELS = { once: { br: 4, gzip: 6 }, often: { br: 9, gzip: 9 } }

/** Compresses a body outside the main thread. */
export function compress(body: Buffer, encoding: Encoding, use: keyof typeof LEVELS): Promise<Buffer> {
  const level = LEVELS[use][encoding]
  if (encoding === 'gzip') return promisify(gzip)(body, { level })
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

/** The compressed forms of stored pages, by the hash of the page: each is created once, one compression at a time (docs/decisions/0047). */
export class PageEncodings {
  #encoded = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  #pending = new Map<string, Promise<void>>()
  #semaphore = new Semaphore(1)

  get(hash: string, encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(`${encoding} ${hash}`)
  }

  /** Compresses a page in the background, unless it is being compressed or too many others wait. */
  prepare(hash: string, encoding: Encoding, body: () => Buffer): void {
    const key = `${encoding} ${hash}`
    if (this.#encoded.has(key) || this.#pending.has(key) || this.#pending.size >= MAX_PENDING) return
    const work = this.#semaphore
      .run(1, async () => {
        this.#encoded.set(key, await compress(body(), encoding, 'often'))
      })
      .catch((error: unknown) => console.warn('compression:', String(error)))
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, work)
  }

  /** Resolves when no compression is pending. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending.values())
  }
}
