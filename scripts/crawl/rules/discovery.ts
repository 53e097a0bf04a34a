import robotsParser from 'robots-parser'
import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import { ownAddress } from '../site/addresses.ts'
import type { CrawledSite } from '../site/site.ts'
import { listedPages } from './canonical.ts'
import { absolute, type Rule } from './rule.ts'

// No page needs to link to these: pages after an action, an error or signing in, and results of a search or filter.
const UNLINKED_TEMPLATES: Template[] = [
  'survey thanks',
  'thanks',
  'shipping',
  'empty checkout',
  'orders of an account',
  'offline',
  'unavailable',
  'not found',
  'filtered products',
  'search',
  'search without result',
]
const ROBOTS = ['Googlebot', 'Googlebot-Image', 'Storebot-Google', 'AdsBot-Google', 'Bingbot']
const MAX_ROBOTS_BYTES = 500 * 1024

function unlinkedTemplates({ linkedFrom }: CrawledSite) {
  const paths = new Set([...linkedFrom.keys()].map((address) => address.replace(/\?.*/, '')))
  return (Object.keys(TEMPLATES) as Template[])
    .filter((template) => !UNLINKED_TEMPLATES.includes(template))
    .flatMap((template) =>
      (['pt', 'en'] as const).map((lang) => templatePath(template, lang).replace(/\?.*/, '')),
    )
    .filter((path) => !paths.has(path))
    .map((page) => ({ page, what: 'no page links to it' }))
}

function unlinkedSitemapPages({ sitemap, linkedFrom, origin }: CrawledSite) {
  if (sitemap.length === 0) return undefined
  return sitemap
    .filter(({ loc }) => !linkedFrom.has(ownAddress(loc, '/', origin) ?? ''))
    .map(({ loc }) => ({ page: loc, what: 'in the sitemap, but no page links to it' }))
}

function sitemapDifferences(site: CrawledSite) {
  const inSitemap = new Set(site.sitemap.map(({ loc }) => (loc === site.origin ? `${loc}/` : loc)))
  const listed = new Set(listedPages(site).map(({ address }) => absolute(address, site.origin)))
  const twice = site.sitemap.length - inSitemap.size
  return [
    ...[...inSitemap.difference(listed)].map((page) => ({
      page,
      what: 'in the sitemap, but not an indexable page',
    })),
    ...[...listed.difference(inSitemap)].map((page) => ({ page, what: 'indexable, but not in the sitemap' })),
    ...(twice > 0 ? [{ page: '/sitemap.xml', what: `${twice} addresses more than once` }] : []),
  ]
}

function robotsTxt(site: CrawledSite) {
  const { robotsTxt: text, origin, pages } = site
  if (text === undefined) return [{ page: '/robots.txt', what: 'its status is not 200' }]
  const robots = robotsParser(`${origin}/robots.txt`, text)
  const needed = [
    ...listedPages(site).map(({ address }) => absolute(address, origin)),
    ...[...pages.values()].flatMap(({ images, address }) =>
      images.flatMap(({ src }) => (src ? new URL(src, origin + address).href : [])),
    ),
  ]
  const disallowed = ROBOTS.flatMap((robot) =>
    [...new Set(needed)]
      .filter((address) => address.startsWith(origin) && robots.isAllowed(address, robot) === false)
      .slice(0, 5)
      .map((page) => ({ page, what: `disallowed for ${robot}` })),
  )
  return [
    ...disallowed,
    ...(Buffer.byteLength(text) < MAX_ROBOTS_BYTES ? [] : [{ page: '/robots.txt', what: 'too large' }]),
    ...(/^crawl-delay/im.test(text) ? [{ page: '/robots.txt', what: 'has a crawl-delay' }] : []),
  ]
}

function feed(site: CrawledSite) {
  const { feed: items, feedFaults, origin } = site
  const listed = new Set(listedPages(site).map(({ address }) => absolute(address, origin)))
  return [
    ...feedFaults.map((what) => ({ page: '/feeds/google.xml', what })),
    ...[...(items?.keys() ?? [])]
      .filter((link) => !listed.has(link.replace(/\?sabor=\d+$/, '')))
      .map((page) => ({ page, what: 'in the feed, but not an indexable page' })),
    ...[...(items?.keys() ?? [])]
      .filter((link) => site.pages.get(link.slice(origin.length))?.status !== 200)
      .map((page) => ({ page, what: 'in the feed, but not a page with status 200' })),
  ]
}

export const DISCOVERY_RULES: Rule[] = [
  {
    rule: 'R66 templates',
    title: 'every template has a linked page in both languages',
    checkSite: unlinkedTemplates,
  },
  { rule: 'R66 sitemap', title: 'every page of the sitemap is linked', checkSite: unlinkedSitemapPages },
  {
    rule: 'R64',
    title: 'the sitemap files are well-formed XML within the size limits',
    checkSite: ({ sitemapFaults }) => sitemapFaults.map((what) => ({ page: '/sitemap.xml', what })),
  },
  { rule: 'R65', title: 'the sitemap contains exactly the indexable pages', checkSite: sitemapDifferences },
  { rule: 'R60 R61', title: 'robots.txt allows pages and pictures', checkSite: robotsTxt },
  { rule: 'R68', title: 'the product feed is valid and links only to indexable pages', checkSite: feed },
]
