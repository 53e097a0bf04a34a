import type { Env } from '../config/env.ts'

type Site = Pick<Env, 'siteUrl' | 'isStaging' | 'deniedAiRobots'>

// What draws a page is open, what acts is not; the longest rule that fits an address decides.
const RULES = [
  'Allow: /',
  'Disallow: /api/',
  'Allow: /api/avaliacoes/',
  'Disallow: /v2/front/contact/',
  'Disallow: /v2/front/shipment/',
]
const PURCHASE = ['Disallow: /checkout/', 'Disallow: /en/checkout/', 'Disallow: /v2/front/checkout/']
// It checks that what is sold can be put into a cart: product, cart and checkout are open to it (R61).
const SHOPPER = ['Allow: /checkout/', 'Allow: /en/checkout/', 'Allow: /v2/front/checkout/']

/**
 * robots.txt: a group that is named inherits nothing from `*`, so that each says all it means (R60 to R62). A copy for trying
 * things out closes nothing: only who may read an answer finds the header that keeps it out of every index (R74).
 */
export function robotsText({ siteUrl, isStaging, deniedAiRobots }: Site): string {
  if (isStaging) return group(['*'], ['Allow: /'])
  return [
    group(['*'], [...RULES, ...PURCHASE]),
    group(['Storebot-Google'], [...RULES, ...SHOPPER]),
    ...(deniedAiRobots.length > 0 ? [group(deniedAiRobots, ['Disallow: /'])] : []),
    `Sitemap: ${siteUrl}/sitemap.xml\n`,
  ].join('\n')
}

function group(agents: readonly string[], rules: readonly string[]): string {
  return `${[...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n')}\n`
}
