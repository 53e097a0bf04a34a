import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** The encodings that the server supports. */
export type Encoding = 'br' | 'gzip'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_REQUESTED = 4000
const MAX_PENDING = 16

// A page is compressed once and sent often: level 9 takes 50 ms of another thread for the largest page, and its result is 15 % smaller than level 4's.
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/**
 * An LRU cache of compressed pages by ETag, of at most 32 MiB: a page is compressed once, not for each visitor
 * (docs/decisions/0030).
 */
export class CompressedPages {
  #cache = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  #requested = new LRUCache<string, true>({ max: MAX_REQUESTED })
  #pending = new Set<string>()
  #running: Promise<unknown> = Promise.resolve()

  /** The compressed body; `undefined` for the first two requests, because most responses for a single visitor are sent only once. */
  get(tag: string, encoding: Encoding, body: () => string | Uint8Array): Buffer | undefined {
    const key = `${encoding} ${tag}`
    const encoded = this.#cache.get(key)
    if (encoded) return encoded
    if (this.#requested.has(key)) this.#encode(key, encoding, body)
    else this.#requested.set(key, true)
    return undefined
  }

  // Compresses one page at a time, outside the main thread. When too many are pending, a later request tries again.
  #encode(key: string, encoding: Encoding, body: () => string | Uint8Array) {
    if (this.#pending.has(key) || this.#pending.size >= MAX_PENDING) return
    this.#pending.add(key)
    const bytes = Buffer.from(body())
    this.#running = this.#running
      .then(() => encoders[encoding](bytes))
      .then((encoded) => this.#cache.set(key, encoded))
      .catch((error: unknown) => console.warn('compression:', String(error)))
      .finally(() => this.#pending.delete(key))
  }

  /** Resolves when no compression is pending. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await this.#running
  }
}
