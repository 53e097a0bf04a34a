import type { Lang } from '../routes/lang.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

const TIMEOUT_MS = 10_000

/** The store as a browser reaches it: the same origin, session and token added at the door (contract 3.1). */
export function browserStore(lang: Lang): ApiClient {
  return createApiClient({ base: new URL('/v2/front', location.origin).href, lang, timeoutMs: TIMEOUT_MS })
}
