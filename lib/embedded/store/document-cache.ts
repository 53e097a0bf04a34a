import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const FRESH_MS = 2000
// During a short database outage, documents built before it are still served.
const STALE_MS = 5 * 60_000
const MAX_CHARACTERS = 4_000_000

/** A serialized document: its JSON and the ETag of its content. */
export interface EtaggedDocument {
  text: string
  etag: string
}

interface CachedDocument {
  document: EtaggedDocument
  builtAt: number
  /** Whether data has changed since. The document is then served only when a rebuild fails. */
  isInvalid: boolean
}

/**
 * A cache of built documents. A document is fresh for two seconds or until data changes (changes/change-watch.ts); above
 * 4 million characters the least recently used ones are evicted.
 */
export class DocumentCache {
  #now: () => number
  #documents = new LRUCache<string, CachedDocument>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ document }, key) => key.length + document.text.length,
  })
  #builds = new Map<string, Promise<EtaggedDocument | null>>()
  #changes = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns the document of a key; `build` returns null when there is none. */
  async get(key: string, build: () => Promise<object | null>): Promise<EtaggedDocument | null> {
    const cached = this.#documents.get(key)
    const age = cached ? Math.abs(this.#now() - cached.builtAt) : Infinity
    if (cached && age < FRESH_MS && !cached.isInvalid) return cached.document
    try {
      return await this.#buildOnce(key, build)
    } catch (error) {
      if (cached && age < STALE_MS) return cached.document
      throw error
    }
  }

  /** Makes the next request for each document rebuild it. While that fails, the old one is served (L10). */
  invalidate(): void {
    this.#changes++
    this.#builds.clear()
    for (const cached of this.#documents.values()) cached.isInvalid = true
  }

  // Concurrent requests share one build.
  #buildOnce(key: string, build: () => Promise<object | null>): Promise<EtaggedDocument | null> {
    const running = this.#builds.get(key)
    if (running) return running
    const started = this.#build(key, build).finally(() => {
      if (this.#builds.get(key) === started) this.#builds.delete(key)
    })
    this.#builds.set(key, started)
    return started
  }

  async #build(key: string, build: () => Promise<object | null>): Promise<EtaggedDocument | null> {
    const before = this.#changes
    const built = await build()
    const isInvalid = before !== this.#changes
    // A document that was read before a change must not replace one that was read after it.
    if (isInvalid && this.#documents.peek(key)?.isInvalid === false) return built && withEtag(built)
    this.#documents.delete(key)
    if (!built) return null
    const document = withEtag(built)
    this.#documents.set(key, { document, builtAt: this.#now(), isInvalid })
    return document
  }
}

/**
 * Serializes a document. Its event id is derived from its content; a random one would give every build another ETag
 * (contract 3.3).
 */
export function withEtag(document: object): EtaggedDocument {
  const digest = hash('sha256', JSON.stringify(document), 'hex')
  const identified =
    'estrutura' in document
      ? { ...document, estrutura: { ...(document.estrutura as object), apps: apps(digest) } }
      : document
  return { text: JSON.stringify(identified), etag: `"${digest.slice(0, 32)}"` }
}

// RFC 9562 version 8: a UUID whose bits the application chooses.
function apps(digest: string) {
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ]
  return { pixelFacebook: { eventId: parts.join('-') } }
}
