import { LRUCache } from 'lru-cache'

interface Entry {
  picture: Buffer
  etag: string
  /** Everything that the picture shows, as one text. */
  content: string
  /** The version in the page's own link to the picture: a hash of its content, never taken from a request. */
  version: string
  /** Until when the picture is fresh for its own version, by the cache's clock. */
  until: number
  /** Until when the picture is fresh for any version in the address. */
  anyVersionUntil: number
}

/** A picture with its response data. */
export type CachedPicture = Pick<Entry, 'picture' | 'etag' | 'version'>

/** The content of a picture, and for how many milliseconds it is fresh. */
type PictureContent = Pick<Entry, 'content' | 'version'> & { freshMs: number }

// While a picture is cached, requests with made-up versions make the shop load its page at most once in this time.
const ANY_VERSION_MS = 5000

/** An LRU cache of rendered pictures by page, limited in bytes. */
export class PictureCache {
  #entries: LRUCache<string, Entry>
  #now: () => number

  constructor(maxBytes: number, now: () => number = () => Date.now()) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ picture }) => Math.max(1, picture.byteLength),
    })
    this.#now = now
  }

  /** The picture of a page if it is fresh. For another version than its own that time is shorter, because the page may have changed. */
  fresh(page: string, version: string): CachedPicture | undefined {
    const entry = this.#entries.peek(page)
    if (!entry) return undefined
    if (this.#now() >= (version === entry.version ? entry.until : entry.anyVersionUntil)) return undefined
    return this.#entries.get(page)
  }

  /** Makes the picture of a page fresh again and returns it, if its content is still the same; `undefined` otherwise. */
  refresh(page: string, { content, version, freshMs }: PictureContent): CachedPicture | undefined {
    const entry = this.#entries.peek(page)
    if (entry?.content !== content) return undefined
    Object.assign(entry, { version, ...this.#times(freshMs) })
    return this.fresh(page, version)
  }

  /** The last picture of a page, fresh or not, when its page cannot be loaded. Requests with other versions get it for ANY_VERSION_MS. */
  fallback(page: string): CachedPicture | undefined {
    const entry = this.#entries.peek(page)
    if (entry) entry.anyVersionUntil = this.#now() + ANY_VERSION_MS
    return entry
  }

  /** Stores a picture and returns it. */
  set(
    page: string,
    { freshMs, ...picture }: Pick<Entry, 'picture' | 'etag'> & PictureContent,
  ): CachedPicture {
    const entry = { ...picture, ...this.#times(freshMs) }
    this.#entries.set(page, entry)
    return entry
  }

  #times(freshMs: number): Pick<Entry, 'until' | 'anyVersionUntil'> {
    const now = this.#now()
    return { until: now + freshMs, anyVersionUntil: now + Math.min(freshMs, ANY_VERSION_MS) }
  }
}
