import 'server-only'
import { unavailableFile } from '../../seo/files/file-response.ts'
import { newestOf } from '../../seo/newest.ts'
import { pictureUrl } from '../../seo/picture.ts'
import { sitemapIndexText, sitemapText, type SitemapPage } from '../../seo/sitemap.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import { host } from '../../host/host.ts'
import { discoveryFile } from './files.ts'
import { discoverablePages } from './pages.ts'
import { countProducts, listedProducts } from './products.ts'

/** Products per sitemap: each has two addresses, and the limit is 50,000 addresses per file (R64). */
const PRODUCTS_PER_PART = 10_000
/** A larger catalogue has no date in the index: all its products would have to be read before the first byte. */
const MAX_DATED_PRODUCTS = 1000
const PAGES = 'paginas.xml'
const PART = /^produtos-([1-9]\d{0,3})\.xml$/
const SITEMAP_FILE = { type: 'application/xml', maxAge: 3600, freshMs: 600_000 }

/** GET /sitemap.xml: the sitemap index (R64). */
export function sitemapIndex(request: Request): Promise<Response> {
  return discoveryFile(request, 'sitemap.xml', { ...SITEMAP_FILE, write: index })
}

/** GET /sitemaps/{name}: one sitemap; 404 for a name that the index does not list. */
export async function sitemapPart(request: Request, name: string): Promise<Response> {
  const { siteUrl } = host().env
  if (name === PAGES) {
    const write = () => sitemapText(siteUrl, pages())
    return discoveryFile(request, name, { ...SITEMAP_FILE, write })
  }
  const part = Number(PART.exec(name)?.[1] ?? 0)
  if (part === 0) return new Response(null, { status: 404 })
  const last = await countParts().catch(() => undefined)
  if (last === undefined) return unavailableFile()
  if (part > last) return new Response(null, { status: 404 })
  const write = () => sitemapText(siteUrl, products(part))
  return discoveryFile(request, name, { ...SITEMAP_FILE, write })
}

let known = { parts: 0, products: 0, until: 0 }

// The number of product sitemaps; the last known one while the store is down.
async function countParts(): Promise<number> {
  if (known.until > performance.now()) return known.parts
  try {
    const count = await countProducts('pt')
    const parts = Math.max(1, Math.ceil(count / PRODUCTS_PER_PART))
    known = { parts, products: count, until: performance.now() + SITEMAP_FILE.freshMs }
  } catch (error) {
    if (known.parts === 0) throw error
  }
  return known.parts
}

async function* index() {
  const numbers = Array.from({ length: await countParts() }, (_, index) => index + 1)
  const dates = (await discoverablePages()).map(({ changedAt }) => changedAt)
  const changedAt = known.products > MAX_DATED_PRODUCTS ? undefined : await newestProduct()
  yield sitemapIndexText(host().env.siteUrl, [
    { name: PAGES, changedAt: newestOf(dates) },
    ...numbers.map((part) => ({ name: `produtos-${part}.xml`, changedAt })),
  ])
}

async function newestProduct(): Promise<string | undefined> {
  const dates: (string | undefined)[] = []
  for await (const batch of listedProducts('pt', 0, MAX_DATED_PRODUCTS))
    dates.push(...batch.filter(isListed).map((product) => product.changedAt))
  return newestOf(dates)
}

async function* pages(): AsyncGenerator<SitemapPage[]> {
  yield await discoverablePages()
}

async function* products(part: number): AsyncGenerator<SitemapPage[]> {
  const { siteUrl } = host().env
  for await (const batch of listedProducts('pt', (part - 1) * PRODUCTS_PER_PART, PRODUCTS_PER_PART))
    yield batch.filter(isListed).map(({ path, picture, changedAt }) => ({
      path,
      changedAt,
      pictures: picture === '' ? [] : [pictureUrl(siteUrl, picture)],
    }))
}

function isListed({ isIndexable }: ListedProduct): boolean {
  return isIndexable !== false
}
