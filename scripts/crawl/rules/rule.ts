import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'

/** A fault of a page or, when `page` is '', of the whole shop. */
export interface CrawlFinding {
  /** Code of the requirement or name of the validator. */
  rule: string
  page: string
  /** The fault, in a few words. */
  what: string
}

/** A rule that checks each page on its own. */
interface PageRule {
  rule: string
  title: string
  /** Returns the faults of a page; undefined when the rule does not apply to it. */
  checkPage: (page: Page, site: CrawledSite) => string[] | undefined
}

/** A rule that checks the whole shop. */
interface SiteRule {
  rule: string
  title: string
  /** Returns the faults by page; undefined when the rule does not apply. */
  checkSite: (site: CrawledSite) => { page: string; what: string }[] | undefined
}

/** A rule of the crawl: it checks pages one by one, or the shop as a whole. */
export type Rule = PageRule | SiteRule

/** Content of a named meta element; '' when the page has none. */
export function metaOf({ metas }: Page, name: string): string {
  return metas.find((meta) => meta.name === name)?.content ?? ''
}

/** The canonical URL of a page; '' when it has none. */
export function canonicalOf({ links }: Page): string {
  return links.find(({ rel }) => rel === 'canonical')?.href ?? ''
}

/** Whether search engines may index a page: status 200 and no noindex in head or header (R11). */
export function isIndexable(page: Page): boolean {
  const directives = `${metaOf(page, 'robots')},${page.headers.get('x-robots-tag') ?? ''}`
  return page.status === 200 && !/\b(?:noindex|none)\b/i.test(directives)
}

/** Whether a page is indexable and its own canonical. */
export function isCanonicalPage(page: Page, { origin }: Pick<CrawledSite, 'origin'>): boolean {
  return isIndexable(page) && canonicalOf(page) === absolute(page.address, origin)
}

/** The absolute URL of a page; the home page keeps its slash. */
export function absolute(address: string, origin: string): string {
  return address === '/' ? `${origin}/` : origin + address
}

/** Whether two absolute URLs are equal to a crawler: the slash after the bare origin is optional. */
export function isSame(one: string, other: string, origin: string): boolean {
  const normal = (address: string) => (address === origin ? `${origin}/` : address)
  return normal(one) === normal(other)
}
