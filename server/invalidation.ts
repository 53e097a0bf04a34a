import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { setInvalidation } from '#lib/host/invalidation.ts'
import type { ChangeListener } from '#lib/embedded/changes/listener.ts'
import type { PageAddresses } from './page-store/page-addresses.ts'
import type { PageRefresher } from './page-store/page-refresher.ts'
import type { PageStore } from './page-store/page-store.ts'
import { refreshOrder, SHOWING } from './page-store/refresh-order.ts'
import type { CdnPurge } from './cdn/cdn-purge.ts'

const TIMEOUT_MS = 10_000
const TAGS_PER_CALL = 100

/** The server's side of invalidating pages after a change in the store (docs/decisions/0025). */
export interface OpenInvalidation {
  /** Calls this shop's POST /api/revalidate with the changed tags and resolves when the stored pages that show what has changed are rendered again; lists may still be. Throws when the call fails. */
  onChange: ChangeListener
}

interface Pages {
  store: PageStore
  addresses: PageAddresses
  refresher: PageRefresher
}

/**
 * Publishes this process's invalidation for route handlers; `origin` is the server's own address. Each process purges a change when it
 * has applied it: whichever is last removes what the CDN may have fetched from it before (docs/decisions/0073).
 */
export function openInvalidation(
  origin: string,
  server: Server,
  pages: Pages,
  purge: CdnPurge | undefined,
): OpenInvalidation {
  const secret = randomBytes(32).toString('base64url')
  const isOpen = () => server.listening
  setInvalidation({
    secret,
    invalidate(tags, position) {
      pages.store.invalidate(tags, position)
      refreshOutdated(pages, tags)
      purge?.add(tags)
    },
  })

  async function call(tags: string[], position: number): Promise<number> {
    const response = await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags, position }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  }

  async function invalidate(tags: string[], position: number) {
    if (!isOpen()) return
    for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
      const status = await call(tags.slice(start, start + TAGS_PER_CALL), position)
      // A row edited by hand may contain an invalid path. Then all pages are invalidated, rather than none.
      const finalStatus = status === 422 ? await call(['configuracoes'], position) : status
      if (finalStatus !== 200) throw new Error(`POST /api/revalidate answered ${finalStatus}`)
    }
    // Not the lists: a price that changes meanwhile must not wait for hundreds of pages.
    await pages.refresher.settled(SHOWING)
  }
  return {
    onChange: (tags, _changedAt, latest) =>
      invalidate(tags, latest).catch((error: unknown) => {
        if (!isOpen()) return
        console.warn('invalidation:', String(error))
        throw error
      }),
  }
}

// Pages beyond the refresher's limit are rendered at their next visit.
function refreshOutdated({ store, addresses, refresher }: Pages, tags: readonly string[]) {
  const ranks = new Map(refreshOrder(store.outdated(), tags).map(({ page, rank }) => [page.key, rank]))
  for (const [address, key] of addresses.of(new Set(ranks.keys())))
    void refresher.refresh(address, key, ranks.get(key))
}
