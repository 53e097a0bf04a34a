import type { Host } from '#lib/host/host.ts'
import { nearestPath } from '#lib/routes/nearest-path.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'
import { STORE_PATH } from '#lib/routes/store-path.ts'
import { createVariantIndex } from './variant-index.ts'

const KNOWN_FOR_MS = 5 * 60_000
const UNKNOWN_FOR_MS = 30_000
const MOST_ENTRIES = 20_000
// Short, because the page itself still has its own deadline behind it (L9: an outage is told within two seconds).
const DEADLINE_MS = 400

const REVIEWS = pagePaths.reviews('')
// The words of a shopper are worth a question and a suggestion; what scanners ask for, in any folder, is not (R73).
const JUNK_FILE =
  /\.(?:php\d?|phtml|aspx?|jsp|do|action|env|git|svn|cgi|sql|bak|zip|gz|rar|ini|log|ya?ml)(?![\w-])/i
const JUNK_NAME =
  /\/(?:\.|wp-|(?:wordpress|xmlrpc|cgi-bin|php-?my-?admin|pma|admin(?:er|istrator)?|phpinfo|server-status|actuator|boaform|hnap1|owa|autodiscover|vendor)(?:\/|$))/i

// Without JavaScript these put things into the cart of the store, wherever that is paid for.
const OWN_FORMS = new Set<string>([
  paths.cartAdd(),
  paths.cartChange(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
])

const MENUS = ['menu-principal', 'rodape']

function isJunk(path: string): boolean {
  return JUNK_FILE.test(path) || JUNK_NAME.test(path)
}

interface Entry {
  known: boolean
  until: number
}

/**
 * Asks the store once which addresses it knows and remembers it, in bounded memory: the status of a page must be settled
 * before the page renders (T3). When the store does not answer, the page is left to decide (P9).
 */
export function createRouteTable(host: Host, clock: () => number = Date.now): RouteTable {
  const { store, env, moderation } = host
  const headers = { 'app-token': env.appToken, session: '' }
  const entries = new Map<string, Entry>()
  const variants = createVariantIndex(host, DEADLINE_MS, clock)

  async function ask(path: string): Promise<boolean | undefined> {
    try {
      const url = `${store.base}/v2/front/url/verify?url=${encodeURIComponent(path)}`
      const answer = await store.fetch(
        new Request(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }),
      )
      if (answer.ok) return true
      return answer.status === 404 ? false : undefined
    } catch {
      return undefined
    }
  }

  async function menuPaths(name: string): Promise<string[]> {
    const url = `${store.base}/v2/front/struct/menus/${name}`
    const answer = await store.fetch(new Request(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }))
    return answer.ok ? pathsOf(((await answer.json()) as { menu?: unknown }).menu) : []
  }

  let listed: { paths: string[]; until: number } | undefined
  async function listedPaths(): Promise<string[]> {
    if (listed && listed.until > clock()) return listed.paths
    const found = await Promise.all(MENUS.map(menuPaths)).catch(() => [listed?.paths ?? []])
    listed = { paths: [...new Set(found.flat())], until: clock() + KNOWN_FOR_MS }
    return listed.paths
  }

  return {
    async nearest(path) {
      return isJunk(path) ? undefined : nearestPath(path, await listedPaths())
    },
    externalUrl(path) {
      if (!path.startsWith('/checkout/') || OWN_FORMS.has(path)) return undefined
      const target = path === paths.access() ? env.accountUrl : env.checkoutUrl
      return target && target + path
    },
    hasModeration: () => moderation !== null && env.moderationPassword !== undefined,
    invalidate(path) {
      // What was known is still the best guess while the store cannot be asked.
      const entry = path === undefined ? undefined : entries.get(path)
      for (const old of path === undefined ? entries.values() : entry ? [entry] : []) old.until = 0
      if (listed) listed.until = 0
      variants.invalidate(path)
    },
    hasVariant: (path, id) => variants.has(path, id),
    async hasPage(path) {
      if (path.startsWith(REVIEWS)) return path === pagePaths.reviews(env.brandSlug)
      // Anything else costs no call.
      if (!STORE_PATH.test(path) || isJunk(path)) return false
      const now = clock()
      const found = entries.get(path)
      if (found && found.until > now) return found.known
      const known = await ask(path)
      if (known === undefined) return found?.known ?? true
      entries.delete(path)
      entries.set(path, { known, until: now + (known ? KNOWN_FOR_MS : UNKNOWN_FOR_MS) })
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!)
      return known
    },
  }
}

interface MenuEntry {
  url?: unknown
  itens?: unknown
}

// Whatever a store answers, only paths of the shop come out of it.
function pathsOf(menu: unknown): string[] {
  if (!Array.isArray(menu)) return []
  return (menu as (MenuEntry | null)[]).flatMap((entry) => [
    ...(typeof entry?.url === 'string' && /^\/[a-z]/.test(entry.url) ? [entry.url] : []),
    ...pathsOf(entry?.itens),
  ])
}
