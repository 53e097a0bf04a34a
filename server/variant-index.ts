import { createApiClient } from '#lib/client/api-client.ts'
import { isNotFound } from '#lib/client/errors.ts'
import type { Host } from '#lib/host/host.ts'
import { getKits } from '#lib/client/store/kits.ts'
import { getProduct } from '#lib/client/store/product.ts'
import { buyOption, flavourOf } from '#lib/shop/product.ts'

const KNOWN_FOR_MS = 5 * 60_000
const UNANSWERED_FOR_MS = 5000
const MOST_PRODUCTS = 2000

interface Entry {
  ids: ReadonlySet<number>
  until: number
}

/** What the store was asked about the flavours of its products. */
export interface VariantIndex {
  /** Whether the page of a product can begin with a flavour (R52); false when the store does not answer in time. */
  has(path: string, id: number): Promise<boolean>
  /** Asks anew for one product, or for all of them, when it is next wanted. */
  invalidate(path?: string): void
}

/**
 * Asks the store for the flavours of a product by one pair of calls, whoever asks for however many of them meanwhile, and
 * remembers them in bounded memory (docs/decisions/0027). `deadlineMs` bounds each call.
 */
export function createVariantIndex(
  { store, env }: Pick<Host, 'store' | 'env'>,
  deadlineMs: number,
  clock: () => number,
): VariantIndex {
  const client = createApiClient({
    base: `${store.base}/v2/front`,
    lang: 'pt',
    timeoutMs: deadlineMs,
    headers: { 'app-token': env.appToken, session: '' },
    fetch: (input) => store.fetch(input as Request),
  })
  const entries = new Map<string, Entry>()
  const asking = new Map<string, Promise<ReadonlySet<number>>>()

  // What the buying box of the page lets choose, by the page's own rules.
  async function load(path: string): Promise<ReadonlySet<number>> {
    const [page, kits] = await Promise.all([
      orNothing(getProduct(client, path)),
      orNothing(getKits(client, path)),
    ])
    if (!page) return new Set()
    const option = buyOption(page.product, kits ?? [])
    const ids = option.flavours.map(({ id }) => id)
    return new Set(ids.filter((id) => flavourOf(option, String(id)) === id))
  }

  async function ask(path: string): Promise<Entry> {
    try {
      return { ids: await load(path), until: clock() + KNOWN_FOR_MS }
    } catch {
      // What was known is the best guess; a store that is down is not asked for every address that somebody makes up.
      return { ids: entries.get(path)?.ids ?? new Set(), until: clock() + UNANSWERED_FOR_MS }
    }
  }

  function remembered(path: string): Promise<ReadonlySet<number>> {
    const answer = ask(path).then((entry) => {
      // Forgotten meanwhile: it may be what the store said before.
      if (asking.get(path) !== answer) return entry.ids
      asking.delete(path)
      entries.delete(path)
      entries.set(path, entry)
      if (entries.size > MOST_PRODUCTS) entries.delete(entries.keys().next().value!)
      return entry.ids
    })
    asking.set(path, answer)
    return answer
  }

  return {
    async has(path, id) {
      const found = entries.get(path)
      if (found && found.until > clock()) return found.ids.has(id)
      return (await (asking.get(path) ?? remembered(path))).has(id)
    },
    invalidate(path) {
      const entry = path === undefined ? undefined : entries.get(path)
      for (const old of path === undefined ? entries.values() : entry ? [entry] : []) old.until = 0
      if (path === undefined) asking.clear()
      else asking.delete(path)
    },
  }
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
