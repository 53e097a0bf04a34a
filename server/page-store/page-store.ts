import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inOwnMemory } from '../encoding/own-memory.ts'
import { processService } from '../../lib/process/process-service.ts'
import type { FinishPage } from '../finished-page/finished-page.ts'
import { contentSignature } from './content-signature.ts'
import { TagTimes } from './tag-times.ts'
import {
  inOwnBuffers,
  isNewer,
  sizeOf,
  type CopyVersion,
  type Lifetime,
  type NextPage,
  type PageCopy,
  type StoredPage,
} from './stored-page.ts'

/** The response header with the key of the copy that Next sent; the server removes it before it sends the page. */
export const COPY_HEADER = 'x-page-copy'

const DEFAULT_MAX_BYTES = 56 * 1024 * 1024
const MAX_RENDERS = 1000

/** How a copy may be used: as it is, with a refresh in the background, or only while no newer one can be rendered. */
export type Freshness = 'fresh' | 'stale' | 'expired'

// After this time a stale copy is expired: a visit waits a short time for a new render before it gets the copy.
const STALE_FOR_MS = 10 * 60_000

/** A copy as Next's cache returns it. */
export interface NextEntry {
  value: NextPage
  lastModified: number
  cacheControl: Lifetime
}

/** The finished pages of this process, bounded in bytes; the least recently used copy is dropped first (docs/decisions/0047). */
export class PageStore {
  #pages: LRUCache<string, StoredPage>
  #tags = new TagTimes()
  // The position of the last change of each tag in the change log; Infinity for a change that is not in the log.
  #positions = new TagTimes()
  // Every change before this position has been applied by this process.
  #applied = 0
  // Changes before this position were made before this process followed the log: it does not know their tags.
  #unknownBefore = 0
  // The start of each unfinished render, by key.
  #renders = new LRUCache<string, CopyVersion>({ max: MAX_RENDERS })
  // The copy of each value that Next got from the cache: after a failed render, Next stores the same value again.
  #given = new WeakMap<object, StoredPage>()
  #listeners = new Set<(page: StoredPage) => void>()
  #clock: () => number
  #finish: FinishPage

  constructor(maxBytes = DEFAULT_MAX_BYTES, clock: () => number = Date.now, finish: FinishPage = unchanged) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
    this.#clock = clock
    this.#finish = finish
  }

  /** The copy of a key, without marking it as recently used. */
  peek(key: string): StoredPage | undefined {
    return this.#pages.peek(key)
  }

  /** The copy of a key; it becomes the most recently used one. */
  use(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page) page.visits++
    return page
  }

  /** The bytes of all copies, and their number. */
  get size(): { bytes: number; pages: number } {
    return { bytes: this.#pages.calculatedSize, pages: this.#pages.size }
  }

  /** How a copy may be used now, by its lifetime and by the changes of its tags. */
  freshness(page: StoredPage): Freshness {
    const now = this.#clock()
    const { revalidate } = page.lifetime
    if (now < page.retryAt) return 'fresh'
    const freshUntil = revalidate === false ? Infinity : page.renderedFrom + revalidate * 1000
    const isCurrent = !this.isOutdated(page)
    if (now < freshUntil && isCurrent) return 'fresh'
    const changedAt = Math.max(this.#tags.latest(page.tags), page.renderedFrom)
    const staleFrom = isCurrent ? freshUntil : Math.min(freshUntil, changedAt)
    return now < staleFrom + STALE_FOR_MS ? 'stale' : 'expired'
  }

  /** Whether a tag of the copy has changed since its render began. */
  isOutdated(page: StoredPage): boolean {
    return this.#tags.last >= page.asOf && this.#tags.latest(page.tags) >= page.asOf
  }

  /**
   * The copy in the form that Next expects; `undefined` when there is none. Next renders a stale copy again; when the caller
   * `acceptsStale`, only a copy past its `expire` time.
   */
  entry(key: string, { acceptsStale = false } = {}): NextEntry | undefined {
    const page = this.#pages.get(key)
    const now = this.#clock()
    const isFresh =
      page !== undefined && (this.freshness(page) === 'fresh' || (acceptsStale && !isPastExpire(page, now)))
    if (!isFresh && !this.#renders.has(key))
      this.#renders.set(key, { position: this.#applied, renderedFrom: now })
    if (!page) return undefined
    const value: NextPage = { ...page.rest, html: page.html.toString() }
    this.#given.set(value, page)
    return { value, lastModified: isFresh ? now : staleSince(page, now), cacheControl: page.lifetime }
  }

  /**
   * Stores a finished render. After a failed one, Next stores the earlier value again: that only delays the next attempt, and
   * returns false.
   */
  store(key: string, value: NextPage, { tags, lifetime }: Pick<StoredPage, 'tags' | 'lifetime'>): boolean {
    const now = this.#clock()
    const retained = this.#given.get(value)
    const start = this.#renders.get(key) ?? { position: 0, renderedFrom: now }
    this.#renders.delete(key)
    if (retained) {
      retained.retryAt = now + (lifetime.revalidate || 0) * 1000
      return false
    }
    const content = this.#contentOf(key, value)
    this.#add({ key, ...content, tags, lifetime, ...start, asOf: start.renderedFrom, retryAt: 0 })
    return true
  }

  // The present copy's bytes when the content has not changed, so that its ETag, its compressed forms and the date of its last change stay.
  #contentOf(
    key: string,
    value: NextPage,
  ): Pick<StoredPage, 'hash' | 'signature' | 'html' | 'policy' | 'rest'> {
    const signature = contentSignature(value)
    const earlier = this.#pages.peek(key)
    if (earlier && signature !== undefined && earlier.signature === signature) {
      const { hash, html, policy, rest } = earlier
      return { hash, signature, html, policy, rest }
    }
    const { html: text, ...rest } = value
    const { body: html, policy } = this.#finish(text)
    return { hash: createHash('sha1').update(html).digest('base64url'), signature, html, policy, rest }
  }

  /** Stores a copy that another process has rendered, unless this process has a newer one. */
  adopt(copy: PageCopy): void {
    const known = this.#pages.peek(copy.key)
    if (known && !isNewer(copy, known)) return
    const now = this.#clock()
    const { position, tags } = copy
    const isCurrent = position >= this.#unknownBefore && position > this.#positions.latest(tags)
    const asOf = isCurrent ? now : -Infinity
    this.#add({ ...copy, renderedFrom: Math.min(copy.renderedFrom, now), asOf, retryAt: 0 })
  }

  /** Uses the present copy of a page for some milliseconds as if it were fresh; false without one. */
  postpone(key: string, milliseconds: number): boolean {
    const page = this.#pages.peek(key)
    if (page) page.retryAt = Math.max(page.retryAt, this.#clock() + milliseconds)
    return page !== undefined
  }

  /** Called before this process follows the change log: copies of other processes count as stale until it does. */
  expectLog(): void {
    this.#unknownBefore = Infinity
  }

  /** Called when every change before a position of the change log has been applied. */
  appliedUntil(position: number): void {
    this.#applied = position
    if (this.#unknownBefore === Infinity) this.#unknownBefore = position
  }

  #add(copy: Omit<StoredPage, 'unchangedSince' | 'visits'>) {
    const earlier = this.#pages.peek(copy.key)
    const unchangedSince = earlier?.hash === copy.hash ? earlier.unchangedSince : copy.renderedFrom
    const html = inOwnMemory(copy.html)
    const rest = inOwnBuffers(copy.rest)
    const page = { ...copy, html, rest, unchangedSince, visits: (earlier?.visits ?? 0) / 2 }
    this.#pages.set(page.key, page)
    for (const listener of this.#listeners) listener(page)
  }

  /** Drops the copy of a key and forgets its unfinished render. */
  delete(key: string): void {
    this.#renders.delete(key)
    this.#pages.delete(key)
  }

  /**
   * Makes every copy with one of these tags stale, also one whose render is under way. No copy is dropped (R6). `position` is that of
   * the latest of these changes in the change log.
   */
  invalidate(tags: readonly string[], position = Infinity): void {
    this.#tags.set(tags, this.#clock())
    this.#positions.set(tags, position)
  }

  /** The copies to render again because a tag has changed, the most recently used first. */
  *outdated(): Generator<StoredPage> {
    for (const page of this.#pages.values())
      if (this.isOutdated(page) && this.freshness(page) !== 'fresh') yield page
  }

  /** Calls a listener with each new copy; returns the function that removes it. */
  onStored(listener: (page: StoredPage) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

// Without our server, as in a build, Next's HTML is not changed.
const unchanged: FinishPage = (html) => ({ body: Buffer.from(html), policy: {} })

// Next compares this time with the lifetime: past `revalidate` it refreshes in the background, past `expire` it makes the visitor wait.
function staleSince(page: StoredPage, now: number): number {
  return isPastExpire(page, now) ? page.renderedFrom : now - (page.lifetime.revalidate || 0) * 1000 - 1
}

function isPastExpire({ renderedFrom, lifetime: { expire } }: StoredPage, now: number): boolean {
  return expire !== undefined && now - renderedFrom > expire * 1000
}

const service = processService('page-store', () => new PageStore())

/** The page store of this process: Next's cache handler fills it, the server sends pages from it (T10). */
export const pageStore = service.get

/** Replaces the page store of this process. */
export const setPageStore = service.set
