import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** One page that the sitemap names. */
export interface SitemapEntry {
  loc: string
  lastmod: string | undefined
  images: string[]
  /** Addresses by language. */
  alternates: Record<string, string>
}

/** What a file of a sitemap says, and what is wrong with it. */
export interface SitemapFile {
  kind: 'index' | 'pages' | 'none'
  /** Addresses of the files that an index names. */
  parts: string[]
  entries: SitemapEntry[]
  faults: string[]
}

const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50 * 1024 * 1024
const MOST_IMAGES = 1000
// W3C date and time with an offset, or a day.
const LASTMOD = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/

type Entry = Record<string, unknown>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => ['url', 'sitemap', 'image:image', 'xhtml:link'].includes(name),
})

/** Reads one file of a sitemap as strictly as search engines do (R64, R65). */
export function readSitemap(xml: string, now = new Date()): SitemapFile {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) return none(`no XML: ${valid.err.msg} in line ${valid.err.line}`)
  if (Buffer.byteLength(xml) > MOST_BYTES) return none(`more than ${MOST_BYTES} bytes`)
  const document = parser.parse(xml) as Record<string, Entry | undefined>
  const { sitemapindex, urlset } = document
  if (sitemapindex) {
    const parts = listOf(sitemapindex['sitemap']).map((part) => String(part['loc'] ?? '').trim())
    return { kind: 'index', parts, entries: [], faults: parts.length === 0 ? ['an index of nothing'] : [] }
  }
  if (!urlset) return none('neither an index nor a list of pages')
  const entries = listOf(urlset['url']).map(entryOf)
  const faults = entries.flatMap((entry) => faultsOf(entry, now).map((fault) => `${entry.loc}: ${fault}`))
  if (entries.length === 0) faults.push('a list of nothing')
  if (entries.length > MOST_ADDRESSES) faults.push(`${entries.length} pages in one file`)
  return { kind: 'pages', parts: [], entries, faults }
}

function none(fault: string): SitemapFile {
  return { kind: 'none', parts: [], entries: [], faults: [fault] }
}

function listOf(value: unknown): Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : []
}

function entryOf(url: Entry): SitemapEntry {
  return {
    loc: String(url['loc'] ?? '').trim(),
    lastmod: url['lastmod'] === undefined ? undefined : String(url['lastmod']).trim(),
    images: listOf(url['image:image']).map((image) => String(image['image:loc'] ?? '').trim()),
    alternates: Object.fromEntries(
      listOf(url['xhtml:link']).map((link) => [String(link['@hreflang']), String(link['@href'])]),
    ),
  }
}

function faultsOf({ loc, lastmod, images }: SitemapEntry, now: Date): string[] {
  return [
    ...(URL.canParse(loc) ? [] : ['no absolute address']),
    ...(loc.includes('?') || loc.includes('#') ? ['an address with a query or a fragment'] : []),
    ...(lastmod !== undefined && !LASTMOD.test(lastmod) ? [`lastmod ${lastmod} is no W3C date`] : []),
    ...(lastmod !== undefined && new Date(lastmod) > now ? [`lastmod ${lastmod} lies ahead`] : []),
    ...(images.length > MOST_IMAGES ? [`${images.length} pictures`] : []),
    ...images.filter((image) => !URL.canParse(image)).map((image) => `picture ${image} is not absolute`),
  ]
}
