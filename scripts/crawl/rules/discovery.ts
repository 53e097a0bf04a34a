import robotsParser from 'robots-parser'
import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import { insideAddress } from '../site/addresses.ts'
import type { Site } from '../site/site.ts'
import { listedPages } from './canonical.ts'
import { absolute, type Rule } from './rule.ts'

// Reached by doing something, or only when something is wrong; nothing links to them.
const NOT_LINKED: Template[] = [
  'survey thanks',
  'thanks',
  'shipping',
  'order summary',
  'offline',
  'unavailable',
  'not found',
  'products by choice',
  'search',
  'search without result',
]
const ROBOTS = ['Googlebot', 'Googlebot-Image', 'Storebot-Google', 'AdsBot-Google', 'Bingbot']
const MOST_ROBOTS_BYTES = 500 * 1024

function templates({ linkedFrom }: Site) {
  const paths = new Set([...linkedFrom.keys()].map((address) => address.replace(/\?.*/, '')))
  return (Object.keys(TEMPLATES) as Template[])
    .filter((template) => !NOT_LINKED.includes(template))
    .flatMap((template) =>
      (['pt', 'en'] as const).map((lang) => templatePath(template, lang).replace(/\?.*/, '')),
    )
    .filter((path) => !paths.has(path))
    .map((page) => ({ page, what: 'nothing links to it' }))
}

function sitemapReached({ sitemap, linkedFrom, origin }: Site) {
  if (sitemap.length === 0) return undefined
  return sitemap
    .filter(({ loc }) => !linkedFrom.has(insideAddress(loc, '/', origin) ?? ''))
    .map(({ loc }) => ({ page: loc, what: 'in the sitemap, but no link leads there' }))
}

function sitemapSet(site: Site) {
  const told = new Set(site.sitemap.map(({ loc }) => (loc === site.origin ? `${loc}/` : loc)))
  const listed = new Set(listedPages(site).map(({ address }) => absolute(address, site.origin)))
  const twice = site.sitemap.length - told.size
  return [
    ...[...told.difference(listed)].map((page) => ({
      page,
      what: 'in the sitemap, but no page of its own to be listed',
    })),
    ...[...listed.difference(told)].map((page) => ({ page, what: 'to be listed, but not in the sitemap' })),
    ...(twice > 0 ? [{ page: '/sitemap.xml', what: `${twice} addresses more than once` }] : []),
  ]
}

function robotsTxt(site: Site) {
  const { robotsTxt: text, origin, pages } = site
  if (text === undefined) return [{ page: '/robots.txt', what: 'does not answer 200' }]
  const robots = robotsParser(`${origin}/robots.txt`, text)
  const needed = [
    ...listedPages(site).map(({ address }) => absolute(address, origin)),
    ...[...pages.values()].flatMap(({ images, address }) =>
      images.flatMap(({ src }) => (src ? new URL(src, origin + address).href : [])),
    ),
  ]
  const closed = ROBOTS.flatMap((robot) =>
    [...new Set(needed)]
      .filter((address) => address.startsWith(origin) && robots.isAllowed(address, robot) === false)
      .slice(0, 5)
      .map((page) => ({ page, what: `closed to ${robot}` })),
  )
  return [
    ...closed,
    ...(Buffer.byteLength(text) < MOST_ROBOTS_BYTES ? [] : [{ page: '/robots.txt', what: 'too large' }]),
    ...(/^crawl-delay/im.test(text) ? [{ page: '/robots.txt', what: 'a crawl-delay' }] : []),
  ]
}

function feed(site: Site) {
  const { feed: items, feedFaults, origin } = site
  const listed = new Set(listedPages(site).map(({ address }) => absolute(address, origin)))
  return [
    ...feedFaults.map((what) => ({ page: '/feeds/google.xml', what })),
    ...[...(items?.keys() ?? [])]
      .filter((link) => !listed.has(link))
      .map((page) => ({ page, what: 'in the feed, but no page of its own to be listed' })),
  ]
}

export const DISCOVERY_RULES: Rule[] = [
  { rule: 'R66 templates', says: 'links lead to a page of every kind in both languages', all: templates },
  { rule: 'R66 sitemap', says: 'links lead to every page of the sitemap', all: sitemapReached },
  {
    rule: 'R64',
    says: 'the files of the sitemap are strict XML within their limits',
    all: ({ sitemapFaults }) => sitemapFaults.map((what) => ({ page: '/sitemap.xml', what })),
  },
  { rule: 'R65', says: 'the sitemap is the set of pages to be listed', all: sitemapSet },
  { rule: 'R60 R61', says: 'robots.txt leaves pages and pictures open', all: robotsTxt },
  { rule: 'R68', says: 'the feed is whole and leads to pages', all: feed },
]
