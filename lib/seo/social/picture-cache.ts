interface Entry {
  picture: Buffer
  etag: string
  /** What the picture shows, as one text. */
  facts: string
  /** The version that its page names it by: the hash of what it shows, never what somebody asked for. */
  version: string
  /** Milliseconds of the clock until when nobody need ask what it shows. */
  until: number
  /** Until when not even another version in the address is a reason to ask. */
  sureUntil: number
}

/** A picture as it goes out. */
export type CachedPicture = Pick<Entry, 'picture' | 'etag' | 'version'>

/** What a picture shows, and for how many milliseconds nobody need ask again. */
type Shown = Pick<Entry, 'facts' | 'version'> & { freshMs: number }

// Whoever makes versions up has a page looked at so often and no more.
const SURE_MS = 5000

/** Pictures that were painted, by page; those that were asked for longest ago give way when there are too many bytes. */
export class PictureCache {
  #entries = new Map<string, Entry>()
  #bytes = 0
  #limit: number
  #now: () => number

  constructor(limitBytes: number, now: () => number = () => Date.now()) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The picture of a page while nobody need ask what it shows: another version than its own says that the page may have changed. */
  fresh(page: string, version: string): CachedPicture | undefined {
    const entry = this.#entries.get(page)
    if (!entry) return undefined
    if (this.#now() >= (version === entry.version ? entry.until : entry.sureUntil)) return undefined
    this.#entries.delete(page)
    this.#entries.set(page, entry)
    return entry
  }

  /** The picture of a page if it still shows these facts; then it is fresh again for a while. */
  showing(page: string, { facts, version, freshMs }: Shown): CachedPicture | undefined {
    const entry = this.#entries.get(page)
    if (entry?.facts !== facts) return undefined
    Object.assign(entry, { version, ...this.#terms(freshMs) })
    return this.fresh(page, version)
  }

  /** The last picture of a page, whatever it shows: it stands in, and for a moment nobody asks again. */
  last(page: string): CachedPicture | undefined {
    const entry = this.#entries.get(page)
    if (entry) entry.sureUntil = this.#now() + SURE_MS
    return entry
  }

  /** Puts a picture in. */
  keep(page: string, { freshMs, ...entry }: Omit<Entry, 'until' | 'sureUntil'> & Shown): CachedPicture {
    this.#drop(page)
    const kept = { ...entry, ...this.#terms(freshMs) }
    this.#entries.set(page, kept)
    this.#bytes += kept.picture.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.#drop(oldest)
    }
    return kept
  }

  #terms(freshMs: number): Pick<Entry, 'until' | 'sureUntil'> {
    const now = this.#now()
    return { until: now + freshMs, sureUntil: now + Math.min(freshMs, SURE_MS) }
  }

  #drop(page: string) {
    const entry = this.#entries.get(page)
    if (!entry) return
    this.#entries.delete(page)
    this.#bytes -= entry.picture.byteLength
  }
}
