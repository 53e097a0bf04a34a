import { ownAddress, isFollowed } from './addresses.ts'
import { forEachConcurrently } from '../../../e2e/for-each-concurrently.ts'
import type { CrawlClient } from './client.ts'
import { parsePage, type Page } from './page.ts'
import type { Resource } from './site.ts'

const CONCURRENCY = 6
/** Stops endless link chains; the catalogue has some hundred pages. */
const MAX_PAGES = 5000

/** The responses of a crawl. */
export interface CrawlResult {
  pages: Map<string, Page>
  linkedFrom: Map<string, string>
  resources: Map<string, Resource>
}

/** Requests one address and stores the response: a parsed page, or status and type of anything else. */
async function visit(
  client: CrawlClient,
  address: string,
  { pages, resources }: CrawlResult,
): Promise<Page | undefined> {
  const response = await client.fetch(address)
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html') || (response.status >= 300 && response.status < 400)) {
    await response.body?.cancel()
    resources.set(address, { status: response.status, type })
    return undefined
  }
  const page = parsePage(address, await response.text(), response)
  pages.set(address, page)
  return page
}

/** Crawls a shop from its two home pages, following only `<a href>` (R66), and only to addresses that `isWanted` accepts. */
export async function crawl(
  client: CrawlClient,
  isWanted: (address: string) => boolean = () => true,
): Promise<CrawlResult> {
  const visited: CrawlResult = {
    pages: new Map(),
    linkedFrom: new Map([
      ['/', 'the start'],
      ['/en', 'the start'],
    ]),
    resources: new Map(),
  }
  const addresses = [...visited.linkedFrom.keys()]
  await forEachConcurrently(addresses, CONCURRENCY, async (address) => {
    const page = await visit(client, address, visited)
    for (const { href } of page?.anchors ?? []) {
      const to = href && ownAddress(href, address, client.origin)
      if (!to || !isFollowed(address, to) || !isWanted(to) || visited.linkedFrom.has(to)) continue
      if (addresses.length >= MAX_PAGES) return
      visited.linkedFrom.set(to, address)
      addresses.push(to)
    }
  })
  return visited
}

/** Requests further addresses that the crawl has not visited, without following their links. */
export async function visitAlso(
  client: CrawlClient,
  addresses: Iterable<string>,
  visited: CrawlResult,
): Promise<void> {
  const unvisited = [...new Set(addresses)].filter(
    (each) => !visited.pages.has(each) && !visited.resources.has(each),
  )
  await forEachConcurrently(
    unvisited,
    CONCURRENCY,
    async (address) => void (await visit(client, address, visited)),
  )
}

/** Sends HEAD requests, for example for pictures. */
export async function requestHeads(
  client: CrawlClient,
  addresses: Iterable<string>,
  visited: CrawlResult,
): Promise<void> {
  const unvisited = [...new Set(addresses)].filter(
    (each) => !visited.pages.has(each) && !visited.resources.has(each),
  )
  await forEachConcurrently(unvisited, CONCURRENCY, async (address) => {
    const response = await client.fetch(address, 'HEAD')
    visited.resources.set(address, {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
    })
  })
}
