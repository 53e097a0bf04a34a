import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** One page of the sitemap. */
export interface SitemapEntry {
  loc: string
  lastmod: string | undefined
  images: string[]
  /** Addresses by language. */
  alternates: Record<string, string>
}

/** A parsed sitemap file and its faults. */
export interface SitemapFile {
  kind: 'index' | 'pages' | 'none'
  /** Addresses of the files in an index. */
  parts: string[]
  entries: SitemapEntry[]
  faults: string[]
}

const MAX_ADDRESSES = 50_000
const MAX_BYTES = 50 * 1024 * 1024
const MAX_IMAGES = 1000
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

/** Parses one sitemap file as strictly as search engines do (R64, R65). */
export function readSitemap(xml: string, now = new Date()): SitemapFile {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) return none(`no XML: ${valid.err.msg} in line ${valid.err.line}`)
  if (Buffer.byteLength(xml) > MAX_BYTES) return none(`more than ${MAX_BYTES} bytes`)
  const document = parser.parse(xml) as Record<string, Entry | undefined>
  const { sitemapindex, urlset } = document
  if (sitemapindex) {
    const parts = listOf(sitemapindex['sitemap']).map((part) => String(part['loc'] ?? '').trim())
    return { kind: 'index', parts, entries: [], faults: parts.length === 0 ? ['an empty index'] : [] }
  }
  if (!urlset) return none('neither an index nor a list of pages')
  const entries = listOf(urlset['url']).map(entryOf)
  const faults = entries.flatMap((entry) => faultsOf(entry, now).map((fault) => `${entry.loc}: ${fault}`))
  if (entries.length === 0) faults.push('an empty list')
  if (entries.length > MAX_ADDRESSES) faults.push(`${entries.length} pages in one file`)
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
    ...(lastmod !== undefined && !LASTMOD.test(lastmod) ? [`lastmod ${lastmod} is not a W3C date`] : []),
    ...(lastmod !== undefined && new Date(lastmod) > now ? [`lastmod ${lastmod} is in the future`] : []),
    ...(images.length > MAX_IMAGES ? [`${images.length} pictures`] : []),
    ...images.filter((image) => !URL.canParse(image)).map((image) => `picture ${image} is not absolute`),
  ]
}
