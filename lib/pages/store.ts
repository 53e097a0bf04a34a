import 'server-only'
import { cookies } from 'next/headers'
import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { host } from '../host/host.ts'

// Longer than the host's own deadline, which ends a call first (server/upstream.ts, L8).
const TIMEOUT_MS = 2000

function clientFor(lang: Lang, session: string): ApiClient {
  const { env, store } = host()
  return createApiClient({
    base: `${store.base}/v2/front`,
    lang,
    timeoutMs: TIMEOUT_MS,
    headers: { 'app-token': env.appToken, session },
    fetch: (input) => store.fetch(input as Request),
  })
}

/** The store for pages that everybody shares: never with a session, so that they stay cacheable (contract 3.1). */
export function sharedStore(lang: Lang): ApiClient {
  return clientFor(lang, '')
}

/** The store for one visitor's own pages, such as the cart; reading the cookie makes the page dynamic. */
export async function visitorStore(lang: Lang): Promise<ApiClient> {
  const session = (await cookies()).get(host().env.sessionCookie)?.value ?? ''
  return clientFor(lang, session)
}
