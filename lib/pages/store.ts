import 'server-only'
import { cookies } from 'next/headers'
import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { host } from '../host/host.ts'

// Longer than the deadline in server/upstream.ts, which ends a call first (L8).
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

/** A client of the store API for shared pages: without a session, so that they stay cacheable (contract 3.1). */
export function sharedStore(lang: Lang): ApiClient {
  return clientFor(lang, '')
}

/** A client of the store API for one visitor's pages, such as the cart; reading the cookie makes the page dynamic. */
export async function visitorStore(lang: Lang): Promise<ApiClient> {
  const session = (await cookies()).get(host().env.sessionCookie)?.value ?? ''
  return clientFor(lang, session)
}
