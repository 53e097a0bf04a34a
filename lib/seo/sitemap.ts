import { LANGS, languageTag } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import { xml, XML_HEAD } from './xml.ts'

/** A page in the sitemap, by its path without language (R65). */
export interface SitemapPage {
  path: string
  /** One address for both languages, the Portuguese one (P2). */
  isForBothLanguages?: boolean
  /** The time of the last change in ISO 8601; `undefined` when the store does not send it. */
  changedAt?: string | undefined
  /** Absolute URLs of its pictures. */
  pictures?: string[]
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/**
 * Writes a sitemap: each page in each of its languages, with links to the others (R64, R65, R70). Yields nothing before
 * the first pages have been read, so that an outage is an error and not a truncated file.
 */
export async function* sitemapText(
  siteUrl: string,
  pages: AsyncIterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  let head = `${XML_HEAD}<urlset ${NAMESPACES}>\n`
  for await (const batch of pages) {
    if (batch.length === 0) continue
    yield `${head}${xml({ url: batch.flatMap((page) => entries(siteUrl, page)) })}\n`
    head = ''
  }
  yield `${head}</urlset>\n`
}

/** The sitemap index, each sitemap with the date of its newest page, if it is known (R64, R65). */
export function sitemapIndexText(
  siteUrl: string,
  parts: readonly { name: string; changedAt?: string | undefined }[],
): string {
  const sitemap = parts.map(({ name, changedAt }) => ({
    loc: `${siteUrl}/sitemaps/${name}`,
    ...lastmod(changedAt),
  }))
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${xml({ sitemap })}\n</sitemapindex>\n`
}

// A date, or a time with its UTC offset: search engines reject anything else (R65).
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/

function entries(siteUrl: string, { path, isForBothLanguages, changedAt, pictures = [] }: SitemapPage) {
  const address = (lang: (typeof LANGS)[number]) => siteUrl + localePath(lang, path)
  const alternates = [
    ...LANGS.map((lang) => link(languageTag(lang), address(lang))),
    link('x-default', address('pt')),
  ]
  return (isForBothLanguages ? (['pt'] as const) : LANGS).map((lang) => ({
    loc: address(lang),
    ...lastmod(changedAt),
    ...(!isForBothLanguages && { 'xhtml:link': alternates }),
    ...(pictures.length > 0 && { 'image:image': pictures.map((loc) => ({ 'image:loc': loc })) }),
  }))
}

// In whole seconds: W3C dates have no microseconds, which some APIs send.
function lastmod(changedAt: string | undefined) {
  return changedAt && DATE.test(changedAt) ? { lastmod: changedAt.replace(/\.\d+/, '') } : {}
}

function link(hreflang: string, href: string) {
  return { '@rel': 'alternate', '@hreflang': hreflang, '@href': href }
}
