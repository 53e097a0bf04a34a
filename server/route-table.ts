import type { Host } from '#lib/api/host.ts'
import { paths } from '#lib/routes/paths.ts'
import type { RouteTable } from '#lib/routes/route-table.ts'

const KNOWN_FOR_MS = 5 * 60_000
const UNKNOWN_FOR_MS = 30_000
const MOST_ENTRIES = 20_000
// Short, because the page itself still has its own deadline behind it (L9: an outage is told within two seconds).
const DEADLINE_MS = 400

// A store path is one segment of small letters, digits and hyphens, perhaps with .html: anything else costs no call.
const PLAUSIBLE = /^\/[a-z0-9][a-z0-9-]{0,150}(?:\.html)?$/

// Without JavaScript these put things into the cart of the store, wherever that is paid for.
const OWN_FORMS = new Set<string>([
  paths.cartAdd(),
  paths.cartChange(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
])

interface Entry {
  known: boolean
  until: number
}

/**
 * Asks the store once which addresses it knows and remembers it, in bounded memory: the status of a page must be settled
 * before the page renders (decisions T3). When the store does not answer, the page is left to decide (P9).
 */
export function createRouteTable({ store, env }: Host, clock: () => number = Date.now): RouteTable {
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

  return {
    elsewhere(path) {
      if (!path.startsWith('/checkout/') || OWN_FORMS.has(path)) return undefined
      const target = path === paths.access() ? env.accountUrl : env.checkoutUrl
      return target && target + path
    },
    async knows(path) {
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
