import { LRUCache } from 'lru-cache'

// Longer than responses are fresh: counting a common word reads an entry per product. Changes of products invalidate their counts at once.
const FRESH_MS = 60_000
const MAX_LISTS = 500

interface CachedCounts<Counts> {
  counts: Promise<Counts>
  readAt: number
}

/**
 * Caches the counts of lists, of products or of reviews. Counting reads an entry of each, and all pages of a list, and others that show
 * a part of it, share the result. Counts are fresh for a minute or until they are invalidated.
 */
export class CountCache<Counts> {
  #now: () => number
  #cached = new LRUCache<string, CachedCounts<Counts>>({ max: MAX_LISTS })

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns the counts of a list; concurrent requests share one `count`. */
  get(key: string, count: () => Promise<Counts>): Promise<Counts> {
    const cached = this.#cached.get(key)
    if (cached && Math.abs(this.#now() - cached.readAt) < FRESH_MS) return cached.counts
    const own: CachedCounts<Counts> = { counts: count(), readAt: this.#now() }
    this.#cached.set(key, own)
    own.counts.catch(() => this.#cached.peek(key) === own && this.#cached.delete(key))
    return own.counts
  }

  /** Makes the next request count again. */
  invalidate(): void {
    this.#cached.clear()
  }
}
