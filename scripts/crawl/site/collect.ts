import { templatePath, TEMPLATES, type Template } from '../../../e2e/templates.ts'
import { nodesOf, textsOf } from '../structured-data/nodes.ts'
import { checkedAddress, ownAddress, isFollowed } from './addresses.ts'
import type { CrawlClient } from './client.ts'
import { readFeed } from './feed.ts'
import type { CrawledSite } from './site.ts'
import { readSitemap, type SitemapEntry } from './sitemap.ts'
import { socialPicturesOf, topicTotalsOf, advertisedVariantsOf } from './reference-data.ts'
import { crawl, requestHeads, visitAlso } from './visit.ts'

/** Crawls the shop and loads everything that the rules check. */
export async function collect(client: CrawlClient): Promise<CrawledSite> {
  const visited = await crawl(client, (address) => checkedAddress(address) === address)
  const { pages } = visited
  const robots = await client.read('/robots.txt')
  const robotsTxt = robots.status === 200 ? robots.text : undefined
  const { entries, faults } = await sitemapOf(client, robotsTxt)
  const localAddress = (href: string, from = '/') => ownAddress(href, from, client.origin) ?? []
  const followed = (href: string | undefined, from: string) =>
    [href ? localAddress(href, from) : []]
      .flat()
      .filter((to) => isFollowed(from, to))
      .map(checkedAddress)
  const dataUrls = [...pages.values()].flatMap((page) =>
    nodesOf(page).flatMap((node) => textsOf(node, 'url', 'item')),
  )
  // Also visits templates that no page links to, and the pages that sitemap and structured data name.
  await visitAlso(
    client,
    [
      ...entries.flatMap(({ loc }) => localAddress(loc)),
      ...dataUrls.flatMap((href) => localAddress(href)),
      ...(Object.keys(TEMPLATES) as Template[]).flatMap((name) => [
        templatePath(name, 'pt'),
        templatePath(name, 'en'),
      ]),
    ],
    visited,
  )
  const all = [...pages.values()]
  await requestHeads(
    client,
    [
      ...all.flatMap((page) => page.anchors.flatMap(({ href }) => followed(href, page.address))),
      ...all.flatMap((page) =>
        page.images.flatMap(({ src }) => (src ? localAddress(src, page.address) : [])),
      ),
      ...all
        .flatMap((page) => nodesOf(page).flatMap((node) => textsOf(node, 'image', 'logo')))
        .flatMap((src) => localAddress(src)),
      ...entries.flatMap(({ images }) => images.flatMap((src) => localAddress(src))),
    ],
    visited,
  )
  const withData = all.filter(({ address, jsonLd }) => jsonLd.length > 0 && !address.includes('?'))
  return {
    ...visited,
    origin: client.origin,
    robotsTxt,
    sitemap: entries,
    sitemapFaults: faults,
    ...(await feedOf(client)),
    topics: await topicTotalsOf(client, all),
    socialPictures: await socialPicturesOf(client, all),
    variants: await advertisedVariantsOf(
      client,
      withData.map(({ address }) => address),
    ),
  }
}

async function sitemapOf(
  client: CrawlClient,
  robotsTxt = '',
): Promise<{ entries: SitemapEntry[]; faults: string[] }> {
  const [, declared] = /^sitemap:\s*(\S+)/im.exec(robotsTxt) ?? []
  const start = ownAddress(declared ?? '/sitemap.xml', '/', client.origin)
  if (!start) return { entries: [], faults: [`${declared} is on another host`] }
  const entries: SitemapEntry[] = []
  const faults: string[] = declared ? [] : ['robots.txt names no sitemap']
  const files = [start]
  for (const file of files) {
    const { status, headers, text } = await client.read(file)
    if (status !== 200) faults.push(`${file} has status ${status}`)
    if (status !== 200) continue
    const type = headers.get('content-type') ?? ''
    if (!/^(?:application|text)\/xml/.test(type)) faults.push(`${file} has content type ${type}`)
    const read = readSitemap(text)
    if (file === start && read.kind === 'pages') faults.push(`${file} is not a sitemap index`)
    if (file !== start && read.kind === 'index') faults.push(`${file} is an index in an index`)
    faults.push(...read.faults.map((fault) => `${file}: ${fault}`))
    entries.push(...read.entries)
    if (file === start)
      for (const part of read.parts) {
        const partAddress = ownAddress(part, '/', client.origin)
        if (partAddress) files.push(partAddress)
        else faults.push(`part ${part} is on another host`)
      }
  }
  return { entries, faults }
}

async function feedOf(client: CrawlClient): Promise<Pick<CrawledSite, 'feed' | 'feedFaults'>> {
  const { status, text } = await client.read('/feeds/google.xml')
  if (status !== 200) return { feed: undefined, feedFaults: [`/feeds/google.xml has status ${status}`] }
  const { items, faults } = readFeed(text)
  return { feed: Map.groupBy(items, ({ link }) => link), feedFaults: faults }
}
