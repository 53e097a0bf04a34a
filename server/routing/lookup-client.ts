import { createApiClient, type ApiClient } from '#lib/client/api-client.ts'
import { withinResponsiveTime } from '#lib/concurrency/responsive-time.ts'
import type { Host } from '#lib/host/host.ts'

/** The client with which the indexes of this folder read the store: in Portuguese, without a visitor's session. */
export function createLookupClient(
  { store, env }: Pick<Host, 'store' | 'env'>,
  timeoutMs: number,
): ApiClient {
  return createApiClient({
    base: `${store.base}/v2/front`,
    lang: 'pt',
    timeoutMs,
    within: withinResponsiveTime,
    headers: { 'app-token': env.appToken, session: '' },
    fetch: (input) => store.fetch(input as Request),
  })
}
