import { OFFER_RULES } from '../structured-data/offer.ts'
import { PRODUCT_RULES } from '../structured-data/product.ts'
import { PRODUCT_GROUP_RULES } from '../structured-data/product-group.ts'
import { GRAPH_RULES } from '../structured-data/graph.ts'
import { RATING_RULES } from '../structured-data/rating.ts'
import { STORE_RULES } from '../structured-data/store.ts'
import { BREADCRUMB_RULES } from '../structured-data/breadcrumb.ts'
import { CANONICAL_RULES } from './canonical.ts'
import { DISCOVERY_RULES } from './discovery.ts'
import { DOCUMENT_RULES } from './document.ts'
import { HEAD_RULES } from './head.ts'
import { HEAD_TEXT_RULES } from './head-texts.ts'
import { LANGUAGE_RULES } from './languages.ts'
import { LINK_RULES } from './links.ts'
import { PICTURE_RULES } from './pictures.ts'
import type { CrawlFinding, Rule } from './rule.ts'
import type { CrawledSite } from '../site/site.ts'

/** Every rule that needs only the result of the crawl. */
export const CRAWL_RULES: Rule[] = [
  ...DISCOVERY_RULES,
  ...HEAD_RULES,
  ...HEAD_TEXT_RULES,
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
  ...BREADCRUMB_RULES,
]

/** The result of one rule. */
export interface RuleResult {
  rule: string
  title: string
  /** Number of pages to which the rule applies; 0 when it applies to none. */
  pagesChecked: number
  findings: CrawlFinding[]
}

/** Checks a crawled shop against a rule. */
export function check(rule: Rule, site: CrawledSite): RuleResult {
  const findings: CrawlFinding[] = []
  let pagesChecked = 0
  if ('checkSite' in rule) {
    const found = rule.checkSite(site)
    pagesChecked = found ? 1 : 0
    for (const { page, what } of found ?? []) findings.push({ rule: rule.rule, page, what })
  } else
    for (const page of site.pages.values()) {
      const found = rule.checkPage(page, site)
      if (found) pagesChecked++
      for (const what of new Set(found)) findings.push({ rule: rule.rule, page: page.address, what })
    }
  return { rule: rule.rule, title: rule.title, pagesChecked, findings }
}
