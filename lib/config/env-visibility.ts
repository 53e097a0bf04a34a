import type { EnvReader } from './env-reader.ts'
import { zeroOrOne, gtm, pixel, type Parse } from './env-values.ts'

/** Which robots may read the pages, which tags pages load, and the security policy that limits them. */
export interface VisibilityEnv {
  /** Whether this is a staging copy, which must not be indexed (R74). */
  isStaging: boolean
  /** AI crawlers that robots.txt disallows (R62). */
  deniedAiRobots: readonly string[]
  /** Ids of the Google Tag Manager container and the Meta pixel in the embedded store's settings (spec section 7, P12). */
  gtmId: string | undefined
  metaPixelId: string | undefined
  /** Whether browsers enforce the pages' security policy, only report what would violate it, or get none (L19). */
  securityPolicy: SecurityPolicy
}

/** The values of SECURITY_POLICY. */
type SecurityPolicy = 'enforce' | 'report' | 'off'

/** The AI crawlers that AI_ROBOTS_DENIED can name (R62). */
export const AI_ROBOTS: readonly string[] = [
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
]

const aiRobots: Parse<readonly string[]> = (raw) => {
  const named = raw.split(',').map((name) => name.trim())
  return named.every((name) => AI_ROBOTS.includes(name)) ? named : undefined
}
const policyMode: Parse<SecurityPolicy> = (raw) =>
  (['enforce', 'report', 'off'] as const).find((mode) => mode === raw)

/** Reads the settings of robots, tags and the security policy. */
export function readVisibilityEnv({ read }: EnvReader): VisibilityEnv {
  return {
    isStaging: read('STAGING', zeroOrOne, false, '0 or 1'),
    deniedAiRobots: read('AI_ROBOTS_DENIED', aiRobots, [], `a list of ${AI_ROBOTS.join(', ')}`),
    gtmId: read('GTM_ID', gtm, undefined, 'the id of a container, as GTM-ABC123'),
    metaPixelId: read('META_PIXEL_ID', pixel, undefined, 'the number of a pixel'),
    securityPolicy: read('SECURITY_POLICY', policyMode, 'enforce', 'enforce, report or off'),
  }
}
