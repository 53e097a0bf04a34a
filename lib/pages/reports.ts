import 'server-only'
import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { host } from '../host/host.ts'

// Short: pages can do without reviews (L8, L10).
const TIMEOUT_MS = 1000

/** A client of the reports API for shared, cacheable pages. */
export function sharedReports(lang: Lang): ApiClient {
  const { reports } = host()
  return createApiClient({
    base: `${reports.base}/api`,
    lang,
    timeoutMs: TIMEOUT_MS,
    fetch: (input) => reports.fetch(input as Request),
  })
}
