import { LRUCache } from 'lru-cache'
import type { Host } from '#lib/host/host.ts'
import { isStoreForm, isStorePath } from '#lib/routes/address-space.ts'
import { nearestPath } from '#lib/routes/nearest-path.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'
import { createHandOver } from './hand-over.ts'
import { createVariantIndex } from './variant-index.ts'

const FOUND_FOR_MS = 5 * 60_000
const NOT_FOUND_FOR_MS = 30_000
const RETRY_AFTER_MS = 5000
const MAX_ENTRIES = 20_000
// Shorter than the page's own deadline: both together have to stay below two seconds (L9).
const DEADLINE_MS = 300

const REVIEWS = pagePaths.reviews('')
// Paths that scanners probe, in any folder: no store call and no suggestion for them (R73).
const PROBED_FILE =
  /\.(?:php\d?|phtml|aspx?|jsp|do|action|env|git|svn|cgi|sql|bak|zip|gz|rar|ini|log|ya?ml)(?![\w-])/i
const PROBED_NAME =
  /\/(?:\.|wp-|(?:wordpress|xmlrpc|cgi-bin|php-?my-?admin|pma|admin(?:er|istrator)?|phpinfo|server-status|actuator|boaform|hnap1|owa|autodiscover|vendor)(?:\/|$))/i

const MENUS = ['menu-principal', 'rodape']

function isProbe(path: string): boolean {
  return PROBED_FILE.test(path) || PROBED_NAME.test(path)
}

interface Entry {
  exists: boolean
  /** Until when the entry is fresh, by the table's clock; 0 after an invalidation. */
  until: number
}

/**
 * Looks up in the store which paths exist (url/verify, contract 4.3) and caches the results in bounded memory, because the status
 * of a page is decided before the page renders (T3). While the store does not respond, the page itself decides (P9).
 */
export function createRouteTable(host: Host, clock: () => number = Date.now): RouteTable {
  const { store, reports, env, moderation } = host
  const headers = { 'app-token': env.appToken, session: '' }
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const pending = new Map<string, Promise<boolean>>()
  const variants = createVariantIndex(host, DEADLINE_MS, clock)

  function fetchFromStore(pathAndQuery: string): Promise<Response> {
    const url = `${store.base}/v2/front/${pathAndQuery}`
    return store.fetch(new Request(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }))
  }

  /** Whether the store has this path; `undefined` when it does not respond or responds with an error. */
  async function verify(path: string): Promise<boolean | undefined> {
    try {
      const { ok, status } = await fetchFromStore(`url/verify?url=${encodeURIComponent(path)}`)
      if (ok) return true
      return status === 404 ? false : undefined
    } catch {
      return undefined
    }
  }

  async function refresh(path: string, isCurrent: () => boolean): Promise<boolean> {
    const exists = await verify(path)
    // Invalidated during the call: the result may be older than the change, so it is not cached.
    if (!isCurrent()) return exists ?? true
    if (exists !== undefined) {
      entries.set(path, { exists, until: clock() + (exists ? FOUND_FOR_MS : NOT_FOUND_FOR_MS) })
      return exists
    }
    const last = entries.get(path)
    // The last result stays fresh for a few more seconds, so that an unreachable store is not called for every visit.
    if (last) entries.set(path, { ...last, until: clock() + RETRY_AFTER_MS })
    return last?.exists ?? true
  }

  function refreshOnce(path: string): Promise<boolean> {
    const running = pending.get(path)
    if (running) return running
    const isCurrent = () => pending.get(path) === call
    const call: Promise<boolean> = refresh(path, isCurrent).finally(() => isCurrent() && pending.delete(path))
    pending.set(path, call)
    return call
  }

  async function menuPaths(name: string): Promise<string[]> {
    const response = await fetchFromStore(`struct/menus/${name}`)
    return response.ok ? pathsOf(((await response.json()) as { menu?: unknown }).menu) : []
  }

  let listed: { paths: string[]; until: number } | undefined
  async function cachedMenuPaths(): Promise<string[]> {
    if (listed && listed.until > clock()) return listed.paths
    const found = await Promise.all(MENUS.map(menuPaths)).catch(() => [listed?.paths ?? []])
    listed = { paths: [...new Set(found.flat())], until: clock() + FOUND_FOR_MS }
    return listed.paths
  }

  const isOwnReviewsPage = (path: string) => reports !== null && path === pagePaths.reviews(env.brandSlug)

  return {
    async nearest(path) {
      return isProbe(path) ? undefined : nearestPath(path, await cachedMenuPaths())
    },
    externalUrl(path) {
      // These forms write to the store's cart and account, even with an external checkout.
      if (!path.startsWith('/checkout/') || isStoreForm(path)) return undefined
      const target = path === paths.access() ? env.accountUrl : env.checkoutUrl
      return target && target + path
    },
    handOver: createHandOver(host),
    hasReports: () => reports !== null,
    hasModeration: () => moderation !== null && env.moderationPassword !== undefined,
    invalidate(path) {
      // Stale entries stay as fallback while the store does not respond.
      for (const key of path === undefined ? [...entries.keys()] : [path]) {
        const entry = entries.peek(key)
        if (entry) entry.until = 0
      }
      if (path === undefined) pending.clear()
      else pending.delete(path)
      if (listed) listed.until = 0
      variants.invalidate(path)
    },
    hasVariant: (path, id) => variants.has(path, id),
    isKnown(path) {
      if (path.startsWith(REVIEWS)) return isOwnReviewsPage(path)
      const entry = entries.get(path)
      if (!entry?.exists || entry.until === 0) return false
      if (entry.until <= clock()) void refreshOnce(path)
      return true
    },
    async hasPage(path) {
      if (path.startsWith(REVIEWS)) return isOwnReviewsPage(path)
      if (!isStorePath(path) || isProbe(path)) return false
      const entry = entries.get(path)
      return entry && entry.until > clock() ? entry.exists : refreshOnce(path)
    },
  }
}

interface MenuEntry {
  url?: unknown
  itens?: unknown
}

// Accepts any JSON; returns only paths of the shop.
function pathsOf(menu: unknown): string[] {
  if (!Array.isArray(menu)) return []
  return (menu as (MenuEntry | null)[]).flatMap((entry) => [
    ...(typeof entry?.url === 'string' && /^\/[a-z]/.test(entry.url) ? [entry.url] : []),
    ...pathsOf(entry?.itens),
  ])
}
