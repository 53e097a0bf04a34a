import 'server-only'
import { withinResponsiveTime } from '../concurrency/responsive-time.ts'
import { headers } from 'next/headers'
import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { host, type ApiHost } from '../host/host.ts'
import { sessionOf, sessionSettings, visitorCookies } from '../host/session-cookie.ts'
import { cookiesForStore } from '../host/store-cookies.ts'
import { setVisitorCookies } from '../host/visitor-cookies.ts'

// Longer than the deadline in server/upstream/upstream.ts, which ends a call first (L8).
const TIMEOUT_MS = 2000

function clientFor(lang: Lang, visitor: Record<string, string>, fetch: ApiHost['fetch']): ApiClient {
  const { env, store } = host()
  return createApiClient({
    base: `${store.base}/v2/front`,
    lang,
    timeoutMs: TIMEOUT_MS,
    within: withinResponsiveTime,
    headers: { 'app-token': env.appToken, ...visitor },
    fetch: (input) => fetch(input as Request),
  })
}

/** A client of the store API for shared pages: without a session, so that they stay cacheable (contract 3.1). */
export function sharedStore(lang: Lang): ApiClient {
  return clientFor(lang, { session: '' }, (request) => host().store.fetch(request))
}

/**
 * A client of the store API for one visitor's pages, such as the cart; reading the cookies makes the page dynamic. Cookies of
 * the store's responses become cookies of the page (platform 1).
 */
export async function visitorStore(lang: Lang): Promise<ApiClient> {
  const { env, store } = host()
  const header = (await headers()).get('cookie')
  const cookie = cookiesForStore(header, env)
  const visitor = { session: sessionOf(header, env), ...(cookie && { cookie }) }
  return clientFor(lang, visitor, async (request) => {
    const response = await store.fetch(request)
    setVisitorCookies(visitorCookies(response.headers, sessionSettings(env)))
    return response
  })
}
