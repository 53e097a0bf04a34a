import type { Lang } from '../routes/lang.ts'
import { visitorFetch } from './visitor-fetch.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

const TIMEOUT_MS = 10_000

/** A client of the store API for browsers, through the same-origin proxy, which adds session and token (contract 3.1). */
export function browserStore(lang: Lang): ApiClient {
  const base = new URL('/v2/front', location.origin).href
  return createApiClient({ base, lang, timeoutMs: TIMEOUT_MS, fetch: visitorFetch })
}
