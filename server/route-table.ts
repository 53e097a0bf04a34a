import type { Host } from '#lib/api/host.ts'
import { nearestPath } from '#lib/routes/nearest-path.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'

const KNOWN_FOR_MS = 5 * 60_000
const UNKNOWN_FOR_MS = 30_000
const MOST_ENTRIES = 20_000
// Short, because the page itself still has its own deadline behind it (L9: an outage is told within two seconds).
const DEADLINE_MS = 400

// A store path is one segment of small letters, digits and hyphens, perhaps with .html, or such a name below one of
// these folders: anything else costs no call.
const PLAUSIBLE = /^\/(?:(?:categoria|marca|pagina)\/)?[a-z0-9][a-z0-9-]{0,150}(?:\.html)?$/
const REVIEWS = pagePaths.reviews('')
// The words of a shopper are worth a suggestion; what scanners ask for is not.
const JUNK = /\.(?:php|asp|aspx|env|git|cgi|sql|bak)\b|^\/(?:wp-|\.)/i

// Without JavaScript these put things into the cart of the store, wherever that is paid for.
const OWN_FORMS = new Set<string>([
  paths.cartAdd(),
  paths.cartChange(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
])

const MENUS = ['menu-principal', 'rodape']

interface Entry {
  known: boolean
  until: number
}

/**
 * Asks the store once which addresses it knows and remembers it, in bounded memory: the status of a page must be settled
 * before the page renders (decisions T3). When the store does not answer, the page is left to decide (P9).
 */
export function createRouteTable(
  { store, env, moderation }: Host,
  clock: () => number = Date.now,
): RouteTable {
  const headers = { 'app-token': env.appToken, session: '' }
  const entries = new Map<string, Entry>()

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
      return JUNK.test(path) ? undefined : nearestPath(path, await listedPaths())
    },
    elsewhere(path) {
      if (!path.startsWith('/checkout/') || OWN_FORMS.has(path)) return undefined
      const target = path === paths.access() ? env.accountUrl : env.checkoutUrl
      return target && target + path
    },
    moderates: () => moderation !== null && env.moderationPassword !== undefined,
    async knows(path) {
      if (path.startsWith(REVIEWS)) return path === pagePaths.reviews(env.brandSlug)
      if (!PLAUSIBLE.test(path)) return false
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
