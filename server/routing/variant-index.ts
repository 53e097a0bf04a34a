import { LRUCache } from 'lru-cache'
import { isNotFound } from '#lib/client/errors.ts'
import type { Host } from '#lib/host/host.ts'
import { getKits } from '#lib/client/store/kits.ts'
import { getProduct } from '#lib/client/store/product.ts'
import { selectableVariants } from '#lib/shop/product.ts'
import { createLookupClient } from './lookup-client.ts'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 5000
const MAX_PRODUCTS = 2000

interface Entry {
  variants: ReadonlySet<string>
  /** Until when the entry is fresh, by the index's clock; 0 after an invalidation. */
  until: number
}

/** The variants of each product: its flavours, and its larger kits with and without a flavour (docs/decisions/0075). */
export interface VariantIndex {
  /** Whether a product's page can start with this variant selected (R52); false when the store does not respond in time. */
  has(path: string, variant: string): Promise<boolean>
  /** Makes the next lookup of one product, or of every product, call the store again. */
  invalidate(path?: string): void
}

/**
 * Loads the variants of a product with two store calls, which concurrent lookups share, and caches them in bounded memory
 * (docs/decisions/0027). `deadlineMs` limits each call.
 */
export function createVariantIndex(
  host: Pick<Host, 'store' | 'env'>,
  deadlineMs: number,
  clock: () => number,
): VariantIndex {
  const client = createLookupClient(host, deadlineMs)
  const entries = new LRUCache<string, Entry>({ max: MAX_PRODUCTS })
  const pending = new Map<string, Promise<ReadonlySet<string>>>()

  // The flavours and items of kits that the buy box of the product page can begin with, by the same rules as the page.
  async function load(path: string): Promise<ReadonlySet<string>> {
    const [page, kits] = await Promise.all([
      orUndefined(getProduct(client, path)),
      orUndefined(getKits(client, path)),
    ])
    if (!page) return new Set()
    return new Set(selectableVariants(page.product, kits ?? []))
  }

  async function loadEntry(path: string): Promise<Entry> {
    try {
      return { variants: await load(path), until: clock() + FRESH_MS }
    } catch {
      // The last known variants are the fallback. The failure is cached too, so made-up addresses cause no calls to a store that is down.
      return { variants: entries.peek(path)?.variants ?? new Set(), until: clock() + RETRY_AFTER_MS }
    }
  }

  function refresh(path: string): Promise<ReadonlySet<string>> {
    const call = loadEntry(path).then((entry) => {
      // Invalidated during the call: the variants may be older than the change, so this response is not cached.
      if (pending.get(path) !== call) return entry.variants
      pending.delete(path)
      entries.set(path, entry)
      return entry.variants
    })
    pending.set(path, call)
    return call
  }

  return {
    async has(path, variant) {
      const found = entries.get(path)
      if (found && found.until > clock()) return found.variants.has(variant)
      return (await (pending.get(path) ?? refresh(path))).has(variant)
    },
    invalidate(path) {
      for (const key of path === undefined ? [...entries.keys()] : [path]) {
        const entry = entries.peek(key)
        if (entry) entry.until = 0
      }
      if (path === undefined) pending.clear()
      else pending.delete(path)
    },
  }
}

async function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
