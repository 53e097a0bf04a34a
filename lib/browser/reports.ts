import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

const TIMEOUT_MS = 10_000

/** The reports API as a browser reaches it: always the same origin, whoever answers behind the door (contract 4.15). */
export function browserReports(lang: Lang): ApiClient {
  return createApiClient({ base: new URL('/api', location.origin).href, lang, timeoutMs: TIMEOUT_MS })
}
