import { parseEnv } from '#lib/config/env.ts'
import { defaultUserAgent } from '#server/upstream/user-agent.ts'

/** How the shop calls a store in an environment: App-Token, user agent and the name of the session cookie. */
export function hostOptions(source: Record<string, string | undefined>) {
  const { appToken, apiUserAgent, brandName, sessionCookie } = parseEnv(source).env
  return { appToken, userAgent: apiUserAgent ?? defaultUserAgent(brandName), sessionCookie }
}
