import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** What a browser may be sent instead of the plain bytes. */
export type Encoding = 'br' | 'gzip'

const MOST_BYTES = 32 * 1024 * 1024
const MOST_ASKED = 4000
const MOST_WAITING = 16

// Made once and sent often: 9 takes 50 ms of another thread for the largest page and leaves 15 % less than 4 does.
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/**
 * The encoded bodies of pages by their entity tags, 32 MiB of them at most, the least wanted gone first: a page is encoded once
 * and not for each visitor (docs/decisions/0030).
 */
export class CompressedPages {
  #kept = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length })
  #asked = new LRUCache<string, true>({ max: MOST_ASKED })
  #waiting = new Set<string>()
  #running: Promise<unknown> = Promise.resolve()

  /** The encoded body. Nothing the first two times it is asked for: most answers that are made for one visitor come once. */
  get(tag: string, encoding: Encoding, body: () => string | Uint8Array): Buffer | undefined {
    const key = `${encoding} ${tag}`
    const encoded = this.#kept.get(key)
    if (encoded) return encoded
    if (this.#asked.has(key)) this.#encode(key, encoding, body)
    else this.#asked.set(key, true)
    return undefined
  }

  // One after the other, away from the thread that answers; when many wait, those to come are left to later visitors.
  #encode(key: string, encoding: Encoding, body: () => string | Uint8Array) {
    if (this.#waiting.has(key) || this.#waiting.size >= MOST_WAITING) return
    this.#waiting.add(key)
    const bytes = Buffer.from(body())
    this.#running = this.#running
      .then(() => encoders[encoding](bytes))
      .then((encoded) => this.#kept.set(key, encoded))
      .catch((error: unknown) => console.warn('encoding:', String(error)))
      .finally(() => this.#waiting.delete(key))
  }

  /** Settles when nothing is being encoded any more. */
  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await this.#running
  }
}
