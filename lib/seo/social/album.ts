interface Entry {
  picture: Buffer
  etag: string
  /** What the picture shows, as one text. */
  facts: string
  /** The version in the address that it was last asked for by: another one means that the page has changed. */
  version: string
  /** Milliseconds of the clock until when nobody need ask what it shows. */
  until: number
}

/** A picture as it goes out. */
export type KeptPicture = Pick<Entry, 'picture' | 'etag'>

/** What a picture shows, and for how many milliseconds nobody need ask again. */
type Shown = Pick<Entry, 'facts' | 'version'> & { freshMs: number }

/** Pictures that were painted, by page; those that were asked for longest ago give way when there are too many bytes. */
export class Album {
  #entries = new Map<string, Entry>()
  #bytes = 0
  #limit: number
  #now: () => number

  constructor(limitBytes: number, now: () => number = Date.now) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The picture of a page while nobody need ask what it shows. */
  fresh(page: string, version: string): KeptPicture | undefined {
    const entry = this.#entries.get(page)
    if (!entry || entry.until <= this.#now() || entry.version !== version) return undefined
    this.#entries.delete(page)
    this.#entries.set(page, entry)
    return entry
  }

  /** The picture of a page if it still shows these facts; then it is fresh again for a while. */
  showing(page: string, { facts, version, freshMs }: Shown): KeptPicture | undefined {
    const entry = this.#entries.get(page)
    if (entry?.facts !== facts) return undefined
    entry.version = version
    entry.until = this.#now() + freshMs
    return this.fresh(page, version)
  }

  /** The last picture of a page, whatever it shows. */
  last(page: string): KeptPicture | undefined {
    return this.#entries.get(page)
  }

  /** Puts a picture in. */
  keep(page: string, { freshMs, ...entry }: Omit<Entry, 'until'> & Shown): KeptPicture {
    this.#drop(page)
    const kept = { ...entry, until: this.#now() + freshMs }
    this.#entries.set(page, kept)
    this.#bytes += kept.picture.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.#drop(oldest)
    }
    return kept
  }

  #drop(page: string) {
    const entry = this.#entries.get(page)
    if (!entry) return
    this.#entries.delete(page)
    this.#bytes -= entry.picture.byteLength
  }
}
