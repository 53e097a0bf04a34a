import type { Env } from '../config/env.ts'

type Site = Pick<Env, 'siteUrl' | 'isStaging' | 'deniedAiRobots'>

// Resources for rendering a page are allowed, endpoints that write are not. The longest matching rule decides.
const RULES = [
  'Allow: /',
  'Disallow: /api/',
  'Allow: /api/avaliacoes/',
  'Disallow: /v2/front/contact/',
  'Disallow: /v2/front/shipment/',
]
const PURCHASE_DENIED = ['Disallow: /checkout/', 'Disallow: /en/checkout/', 'Disallow: /v2/front/checkout/']
// Storebot-Google checks that products can be bought, so it may also request cart and checkout (R61).
const PURCHASE_ALLOWED = ['Allow: /checkout/', 'Allow: /en/checkout/', 'Allow: /v2/front/checkout/']

/**
 * robots.txt. A named group inherits no rules from `*`, so each group has all of its rules (R60 to R62). A staging copy disallows
 * nothing, because a crawler must read a response to find its noindex header (R74).
 */
export function robotsText({ siteUrl, isStaging, deniedAiRobots }: Site): string {
  if (isStaging) return group(['*'], ['Allow: /'])
  return [
    group(['*'], [...RULES, ...PURCHASE_DENIED]),
    group(['Storebot-Google'], [...RULES, ...PURCHASE_ALLOWED]),
    ...(deniedAiRobots.length > 0 ? [group(deniedAiRobots, ['Disallow: /'])] : []),
    `Sitemap: ${siteUrl}/sitemap.xml\n`,
  ].join('\n')
}

function group(agents: readonly string[], rules: readonly string[]): string {
  return `${[...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n')}\n`
}
