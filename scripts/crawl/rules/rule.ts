import type { Page } from '../site/page.ts'
import type { Site } from '../site/site.ts'

/** Something that is wrong on a page or, with the page '', with the shop. */
export interface Finding {
  /** Number of the requirement or name of the checker. */
  rule: string
  page: string
  what: string
}

/** A requirement that each page is held against by itself. */
interface PageRule {
  rule: string
  says: string
  /** What is wrong with a page; nothing at all when the rule has nothing to say about it. */
  of: (page: Page, site: Site) => string[] | undefined
}

/** A requirement of the whole shop. */
interface SiteRule {
  rule: string
  says: string
  /** What is wrong, page by page; nothing at all when there was nothing to look at. */
  all: (site: Site) => { page: string; what: string }[] | undefined
}

export type Rule = PageRule | SiteRule

/** Content of a named meta element; '' when the page has none. */
export function metaOf({ metas }: Page, name: string): string {
  return metas.find((meta) => meta.name === name)?.content ?? ''
}

/** The canonical address of a page; '' when it names none. */
export function canonicalOf({ links }: Page): string {
  return links.find(({ rel }) => rel === 'canonical')?.href ?? ''
}

/** Whether search engines may list a page: 200 and no noindex in head or header (R11). */
export function isIndexable(page: Page): boolean {
  const told = `${metaOf(page, 'robots')},${page.headers.get('x-robots-tag') ?? ''}`
  return page.status === 200 && !/\b(?:noindex|none)\b/i.test(told)
}

/** Whether a page is listed under its own address. */
export function isCanonical(page: Page, { origin }: Pick<Site, 'origin'>): boolean {
  return isIndexable(page) && canonicalOf(page) === absolute(page.address, origin)
}

/** The absolute address of a page; the home page has no slash of its own to lose. */
export function absolute(address: string, origin: string): string {
  return address === '/' ? `${origin}/` : origin + address
}

/** Whether two absolute addresses are the same to a crawler: only the slash of the bare origin may be missing. */
export function isSame(one: string, other: string, origin: string): boolean {
  const normal = (address: string) => (address === origin ? `${origin}/` : address)
  return normal(one) === normal(other)
}
