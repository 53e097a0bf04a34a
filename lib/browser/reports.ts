import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

const TIMEOUT_MS = 10_000

/** A client of the reports API for browsers, through the shop's same-origin proxy (contract 4.15). */
export function browserReports(lang: Lang): ApiClient {
  return createApiClient({ base: new URL('/api', location.origin).href, lang, timeoutMs: TIMEOUT_MS })
}
