import type { Env } from '#lib/config/env.ts'
import type { ApiHost } from '#lib/host/host.ts'
import { externalApi } from './upstream.ts'
import { defaultUserAgent } from './user-agent.ts'

/**
 * The outside look-up of postal codes, with the limits of every other host (L8, L11); `undefined` without CEP_API_URL. While it fails,
 * no CEP is looked up there (docs/decisions/0098).
 */
export function cepService({
  cepApiUrl,
  apiUserAgent,
  brandName,
}: Pick<Env, 'cepApiUrl' | 'apiUserAgent' | 'brandName'>): ApiHost | undefined {
  if (cepApiUrl === undefined) return undefined
  const userAgent = apiUserAgent ?? defaultUserAgent(brandName)
  return externalApi(new URL(cepApiUrl).origin, { userAgent, isJson: true, endpoint: 'CEP' })
}
