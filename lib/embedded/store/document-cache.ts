import { hash } from 'node:crypto'

const FRESH_MS = 2000
// A database that is away for a moment is no reason to take known pages down.
const STALE_MS = 5 * 60_000
const CHARACTERS_KEPT = 16_000_000

/** An answer as it goes out: its JSON and the ETag of its content. */
export interface SealedDocument {
  text: string
  etag: string
}

interface Entry {
  document: SealedDocument
  builtAt: number
  /** Something has changed since; good only while nothing newer can be built. */
  isOutdated: boolean
}

/** Built documents by key, two seconds fresh or until something changes (changes/change-watch.ts); bounded in size. */
export class DocumentCache {
  #now: () => number
  #entries = new Map<string, Entry>()
  #building = new Map<string, Promise<SealedDocument | null>>()
  #characters = 0
  #changes = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** The document of this key; `build` answers null when there is none. */
  async get(key: string, build: () => Promise<object | null>): Promise<SealedDocument | null> {
    const entry = this.#entries.get(key)
    const age = entry ? Math.abs(this.#now() - entry.builtAt) : Infinity
    if (entry && age < FRESH_MS && !entry.isOutdated) return entry.document
    try {
      return await this.#buildOnce(key, build)
    } catch (error) {
      if (entry && age < STALE_MS) return entry.document
      throw error
    }
  }

  /** Makes every document be built anew when it is next asked for; until it can be, the old one is still good (L10). */
  outdate(): void {
    this.#changes++
    this.#building.clear()
    for (const entry of this.#entries.values()) entry.isOutdated = true
  }

  #buildOnce(key: string, build: () => Promise<object | null>): Promise<SealedDocument | null> {
    let building = this.#building.get(key)
    if (!building) {
      const own = this.#build(key, build).finally(() => {
        if (this.#building.get(key) === own) this.#building.delete(key)
      })
      building = own
      this.#building.set(key, building)
    }
    return building
  }

  async #build(key: string, build: () => Promise<object | null>): Promise<SealedDocument | null> {
    const before = this.#changes
    const built = await build()
    const isOutdated = before !== this.#changes
    // What was read before a change must not push out what was read after it.
    if (isOutdated && this.#entries.get(key)?.isOutdated === false) return built && seal(built)
    this.#drop(key)
    if (!built) return null
    const document = seal(built)
    this.#entries.set(key, { document, builtAt: this.#now(), isOutdated })
    this.#characters += key.length + document.text.length
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= CHARACTERS_KEPT) break
      this.#drop(oldest)
    }
    return document
  }

  #drop(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#characters -= key.length + entry.document.text.length
  }
}

/** Writes a document as JSON; its event id follows from its content, else no two ETags would be the same (contract 3.3). */
export function seal(document: object): SealedDocument {
  const digest = hash('sha256', JSON.stringify(document), 'hex')
  const sealed =
    'estrutura' in document
      ? { ...document, estrutura: { ...(document.estrutura as object), apps: apps(digest) } }
      : document
  return { text: JSON.stringify(sealed), etag: `"${digest.slice(0, 32)}"` }
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
