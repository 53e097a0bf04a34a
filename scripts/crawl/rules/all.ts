import { OFFER_RULES } from '../structured-data/offer.ts'
import { PRODUCT_RULES } from '../structured-data/product.ts'
import { PRODUCT_GROUP_RULES } from '../structured-data/product-group.ts'
import { GRAPH_RULES } from '../structured-data/graph.ts'
import { RATING_RULES } from '../structured-data/rating.ts'
import { STORE_RULES } from '../structured-data/store.ts'
import { TRAIL_RULES } from '../structured-data/breadcrumb.ts'
import { CANONICAL_RULES } from './canonical.ts'
import { DISCOVERY_RULES } from './discovery.ts'
import { DOCUMENT_RULES } from './document.ts'
import { HEAD_RULES } from './head.ts'
import { LANGUAGE_RULES } from './languages.ts'
import { LINK_RULES } from './links.ts'
import { PICTURE_RULES } from './pictures.ts'
import type { Finding, Rule } from './rule.ts'
import type { Site } from '../site/site.ts'

/** Every rule that needs nothing but what the crawl has brought home. */
export const RULES: Rule[] = [
  ...DISCOVERY_RULES,
  ...HEAD_RULES,
  ...CANONICAL_RULES,
  ...LANGUAGE_RULES,
  ...LINK_RULES,
  ...PICTURE_RULES,
  ...DOCUMENT_RULES,
  ...GRAPH_RULES,
  ...PRODUCT_RULES,
  ...OFFER_RULES,
  ...RATING_RULES,
  ...PRODUCT_GROUP_RULES,
  ...STORE_RULES,
  ...TRAIL_RULES,
]

/** What one check looked at and what it found. */
export interface Check {
  rule: string
  says: string
  /** How many pages it had something to say about; 0 when it never met what it is for. */
  looked: number
  findings: Finding[]
}

/** Holds a crawl against a rule. */
export function check(rule: Rule, site: Site): Check {
  const findings: Finding[] = []
  let looked = 0
  if ('all' in rule) {
    const found = rule.all(site)
    looked = found ? 1 : 0
    for (const { page, what } of found ?? []) findings.push({ rule: rule.rule, page, what })
  } else
    for (const page of site.pages.values()) {
      const found = rule.of(page, site)
      if (found) looked++
      for (const what of new Set(found)) findings.push({ rule: rule.rule, page: page.address, what })
    }
  return { rule: rule.rule, says: rule.says, looked, findings }
}
