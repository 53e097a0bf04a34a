import { insideAddress, isWorthFollowing } from './addresses.ts'
import { eachOf, type Door } from './door.ts'
import { readPage, type Page } from './page.ts'
import type { Resource } from './site.ts'

const AT_ONCE = 6
/** More pages than this come from links that lead ever on; the catalogue has some hundreds. */
const MOST_PAGES = 5000

/** Where a crawl has been. */
export interface Visited {
  pages: Map<string, Page>
  linkedFrom: Map<string, string>
  resources: Map<string, Resource>
}

/** Asks one address and keeps what it answers: a page, or the head of something else. */
async function visit(door: Door, address: string, { pages, resources }: Visited): Promise<Page | undefined> {
  const answer = await door.fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html') || (answer.status >= 300 && answer.status < 400)) {
    await answer.body?.cancel()
    resources.set(address, { status: answer.status, type })
    return undefined
  }
  const page = readPage(address, await answer.text(), answer)
  pages.set(address, page)
  return page
}

/** Walks a shop from its two home pages by `<a href>` alone (R66). */
export async function crawl(door: Door): Promise<Visited> {
  const visited: Visited = {
    pages: new Map(),
    linkedFrom: new Map([
      ['/', 'the start'],
      ['/en', 'the start'],
    ]),
    resources: new Map(),
  }
  const addresses = [...visited.linkedFrom.keys()]
  await eachOf(addresses, AT_ONCE, async (address) => {
    const page = await visit(door, address, visited)
    for (const { href } of page?.anchors ?? []) {
      const to = href && insideAddress(href, address, door.origin)
      if (!to || !isWorthFollowing(address, to) || visited.linkedFrom.has(to)) continue
      if (addresses.length >= MOST_PAGES) return
      visited.linkedFrom.set(to, address)
      addresses.push(to)
    }
  })
  return visited
}

/** Visits further addresses that the crawl has not met: they answer for themselves, nothing is followed from them. */
export async function visitMore(door: Door, addresses: Iterable<string>, visited: Visited): Promise<void> {
  const left = [...new Set(addresses)].filter(
    (each) => !visited.pages.has(each) && !visited.resources.has(each),
  )
  await eachOf(left, AT_ONCE, async (address) => void (await visit(door, address, visited)))
}

/** Asks only the heads of addresses, such as pictures. */
export async function visitHeads(door: Door, addresses: Iterable<string>, visited: Visited): Promise<void> {
  const left = [...new Set(addresses)].filter(
    (each) => !visited.pages.has(each) && !visited.resources.has(each),
  )
  await eachOf(left, AT_ONCE, async (address) => {
    const answer = await door.fetch(address, 'HEAD')
    visited.resources.set(address, {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
    })
  })
}
