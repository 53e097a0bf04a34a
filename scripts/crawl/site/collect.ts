import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import { nodesOf, textsOf } from '../structured-data/nodes.ts'
import { insideAddress, isWorthFollowing } from './addresses.ts'
import type { Door } from './door.ts'
import { readFeed } from './feed.ts'
import type { Site } from './site.ts'
import { readSitemap, type SitemapEntry } from './sitemap.ts'
import { socialPicturesOf, topicsOf, variantsOf } from './truths.ts'
import { crawl, visitHeads, visitMore } from './visit.ts'

/** Brings home all that the rules look at. */
export async function collect(door: Door): Promise<Site> {
  const visited = await crawl(door)
  const { pages } = visited
  const robots = await door.read('/robots.txt')
  const robotsTxt = robots.status === 200 ? robots.text : undefined
  const { entries, faults } = await sitemapOf(door, robotsTxt)
  const inside = (href: string, from = '/') => insideAddress(href, from, door.origin) ?? []
  const worthAsking = (href: string | undefined, from: string) =>
    [href ? inside(href, from) : []].flat().filter((to) => isWorthFollowing(from, to))
  const named = [...pages.values()].flatMap((page) =>
    nodesOf(page).flatMap((node) => textsOf(node, 'url', 'item')),
  )
  // Every template is looked at, also those that nothing links to; so is what the sitemap and the data name as a page.
  await visitMore(
    door,
    [
      ...entries.flatMap(({ loc }) => inside(loc)),
      ...named.flatMap((href) => inside(href)),
      ...(Object.keys(TEMPLATES) as Template[]).flatMap((name) => [
        templatePath(name, 'pt'),
        templatePath(name, 'en'),
      ]),
    ],
    visited,
  )
  const all = [...pages.values()]
  await visitHeads(
    door,
    [
      ...all.flatMap((page) => page.anchors.flatMap(({ href }) => worthAsking(href, page.address))),
      ...all.flatMap((page) => page.images.flatMap(({ src }) => (src ? inside(src, page.address) : []))),
      ...all
        .flatMap((page) => nodesOf(page).flatMap((node) => textsOf(node, 'image', 'logo')))
        .flatMap((src) => inside(src)),
      ...entries.flatMap(({ images }) => images.flatMap((src) => inside(src))),
    ],
    visited,
  )
  const withData = all.filter(({ address, jsonLd }) => jsonLd.length > 0 && !address.includes('?'))
  return {
    ...visited,
    origin: door.origin,
    robotsTxt,
    sitemap: entries,
    sitemapFaults: faults,
    ...(await feedOf(door)),
    topics: await topicsOf(door, all),
    socialPictures: await socialPicturesOf(door, all),
    variants: await variantsOf(
      door,
      withData.map(({ address }) => address),
    ),
  }
}

async function sitemapOf(door: Door, robotsTxt = ''): Promise<{ entries: SitemapEntry[]; faults: string[] }> {
  const [, told] = /^sitemap:\s*(\S+)/im.exec(robotsTxt) ?? []
  const start = insideAddress(told ?? '/sitemap.xml', '/', door.origin)
  if (!start) return { entries: [], faults: [`${told} is on another host`] }
  const entries: SitemapEntry[] = []
  const faults: string[] = told ? [] : ['robots.txt names no sitemap']
  const files = [start]
  for (const file of files) {
    const { status, headers, text } = await door.read(file)
    if (status !== 200) faults.push(`${file} answers ${status}`)
    if (status !== 200) continue
    const type = headers.get('content-type') ?? ''
    if (!/^(?:application|text)\/xml/.test(type)) faults.push(`${file} is sent as ${type}`)
    const read = readSitemap(text)
    if (file === start && read.kind === 'pages') faults.push(`${file} is no index`)
    if (file !== start && read.kind === 'index') faults.push(`${file} is an index in an index`)
    faults.push(...read.faults.map((fault) => `${file}: ${fault}`))
    entries.push(...read.entries)
    if (file === start)
      for (const part of read.parts) {
        const inside = insideAddress(part, '/', door.origin)
        if (inside) files.push(inside)
        else faults.push(`part ${part} is on another host`)
      }
  }
  return { entries, faults }
}

async function feedOf(door: Door): Promise<Pick<Site, 'feed' | 'feedFaults'>> {
  const { status, text } = await door.read('/feeds/google.xml')
  if (status !== 200) return { feed: undefined, feedFaults: [`/feeds/google.xml answers ${status}`] }
  const { items, faults } = readFeed(text)
  return { feed: Map.groupBy(items, ({ link }) => link), feedFaults: faults }
}
