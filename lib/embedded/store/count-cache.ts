import { LRUCache } from 'lru-cache'
import type { TraitValues } from './traits.ts'

// Longer than responses are fresh: counting a common word reads an entry per product. Changes invalidate the counts at once.
const FRESH_MS = 60_000
const MAX_FILTERS = 500

/** The number of products in a listing, on all its pages. */
export interface ListingCounts {
  total: number
  /** Product counts by category, before the category filter. */
  perCategory: ReadonlyMap<number, number>
  /** Whether each price range has products, before the price filter; `undefined` for a list that is too long to look. */
  inRanges?: readonly boolean[] | undefined
  /** The values of each trait that products have, before the filter by that trait; `undefined` for a list that is too long to look. */
  traitValues?: TraitValues | undefined
}

interface CachedCounts {
  counts: Promise<ListingCounts>
  readAt: number
}

/**
 * Caches the counts of listings. Counting reads an index entry per product, and the pages of a listing, the related products of
 * product pages and the sitemap share the result. Counts are fresh for a minute or until data changes.
 */
export class ListingCountCache {
  #now: () => number
  #cached = new LRUCache<string, CachedCounts>({ max: MAX_FILTERS })

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns the counts of a filter; concurrent requests share one `count`. */
  get(key: string, count: () => Promise<ListingCounts>): Promise<ListingCounts> {
    const cached = this.#cached.get(key)
    if (cached && Math.abs(this.#now() - cached.readAt) < FRESH_MS) return cached.counts
    const own: CachedCounts = { counts: count(), readAt: this.#now() }
    this.#cached.set(key, own)
    own.counts.catch(() => this.#cached.peek(key) === own && this.#cached.delete(key))
    return own.counts
  }

  /** Makes the next request count again. */
  invalidate(): void {
    this.#cached.clear()
  }
}
