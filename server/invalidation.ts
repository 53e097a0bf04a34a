import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { setInvalidation } from '#lib/host/invalidation.ts'
import type { ChangeListener } from '#lib/embedded/changes/listener.ts'
import { CacheWarmer } from './cache-warmer.ts'

const PATIENCE_MS = 10_000
const AT_ONCE = 100

/** What the server does so that pages show what has changed (docs/decisions/0025). */
export interface OpenInvalidation {
  pages: CacheWarmer
  /** Calls this shop's own POST /api/revalidate and settles when pages have been made anew. Throws when it was refused. */
  tell: ChangeListener
}

/** Publishes this process's secret and its kept pages; `origin` is where the server can be reached from here. */
export function openInvalidation(origin: string, server: () => Server): OpenInvalidation {
  const secret = randomBytes(32).toString('base64url')
  const isOpen = () => server().listening
  const pages = new CacheWarmer(origin, isOpen)
  setInvalidation({ secret, warm: (isMeant) => pages.warm(isMeant) })

  async function call(tags: string[]): Promise<number> {
    const answer = await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function tell(tags: string[]) {
    if (!isOpen()) return
    for (let start = 0; start < tags.length; start += AT_ONCE) {
      const status = await call(tags.slice(start, start + AT_ONCE))
      // A row by hand may name a page that no address can have; then everything is renewed, rather than nothing.
      const last = status === 422 ? await call(['configuracoes']) : status
      if (last !== 200) throw new Error(`POST /api/revalidate answered ${last}`)
    }
    await pages.settled()
  }
  return {
    pages,
    tell: (tags) =>
      tell(tags).catch((error: unknown) => {
        if (!isOpen()) return
        console.warn('renewal:', String(error))
        throw error
      }),
  }
}
