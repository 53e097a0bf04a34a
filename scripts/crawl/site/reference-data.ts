import sharp from 'sharp'
import { ownAddress, withoutLanguage } from './addresses.ts'
import { forEachConcurrently } from '../../../e2e/for-each-concurrently.ts'
import type { CrawlClient } from './client.ts'
import type { Page } from './page.ts'
import type { CrawledSite, TopicTotals } from './site.ts'

const CONCURRENCY = 6
// A link to the reviews of a topic: brand in the path, topic in the query.
const TOPIC_LINK = /\/avaliacoes-produtos-([a-z0-9-]+)\?assunto=([a-z0-9-]+)$/

/** The slug of the topic whose reviews a page links to; undefined when it links to none or several. */
export function linkedTopicOf({ anchors }: Page): string | undefined {
  const slugs = new Set(anchors.flatMap(({ href }) => TOPIC_LINK.exec(href ?? '')?.[2] ?? []))
  return slugs.size === 1 ? [...slugs][0] : undefined
}

/** Loads review count and average of each linked topic from the reports API (R43, R44). */
export async function topicTotalsOf(
  client: CrawlClient,
  pages: Iterable<Page>,
): Promise<CrawledSite['topics']> {
  const brands = new Map<string, string>()
  for (const { anchors } of pages)
    for (const { href } of anchors) {
      const [, brand, slug] = TOPIC_LINK.exec(href ?? '') ?? []
      if (brand && slug) brands.set(slug, brand)
    }
  const totals = new Map<string, TopicTotals>()
  await forEachConcurrently([...brands], CONCURRENCY, async ([slug, brand]) => {
    const topic = slug.replaceAll('-', ' ')
    const list = await client.read(
      `/api/avaliacoes/produto/${brand}?${new URLSearchParams({ filter_produto: topic })}`,
    )
    const average = await client.read(`/api/avaliacoes/media/${brand}/${encodeURIComponent(topic)}`)
    if (list.status !== 200 || average.status !== 200) return
    const { meta } = JSON.parse(list.text) as { meta: { total: number } }
    totals.set(slug, { total: meta.total, average: Number(average.text) })
  })
  return totals
}

/**
 * Measures social pictures (R71); undefined for a file that is not a picture. The server renders each on request in a
 * quarter of a second, so this loads one for each folder of the shop and language.
 */
export async function socialPicturesOf(
  client: CrawlClient,
  pages: Iterable<Page>,
): Promise<CrawledSite['socialPictures']> {
  const folder = ({ address, lang }: Page) =>
    `${lang} ${withoutLanguage(address).replace(/(?<=\/[^?]*)[^/?]*(?:\?.*)?$/, '')}`
  const pictureByFolder = new Map<string, string>()
  for (const page of pages) {
    const picture = page.metas.find(({ name }) => name === 'og:image')?.content
    if (picture) pictureByFolder.set(page.address === '/' ? 'home' : folder(page), picture)
  }
  const sizes = new Map<string, { width: number; height: number } | undefined>()
  await forEachConcurrently([...new Set(pictureByFolder.values())], CONCURRENCY, async (picture) => {
    const address = ownAddress(picture, '/', client.origin)
    const response = address ? await client.fetch(address) : undefined
    const isPicture = response?.status === 200 && response.headers.get('content-type')?.startsWith('image/')
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
    const { width, height } = isPicture ? await sharp(bytes).metadata() : {}
    sizes.set(picture, width && height ? { width, height } : undefined)
  })
  return sizes
}

/** Loads canonical and structured data of pages requested with advertising parameters (R10, R42). */
export async function advertisedVariantsOf(
  client: CrawlClient,
  addresses: readonly string[],
): Promise<CrawledSite['variants']> {
  const variants = new Map<string, { canonical: string; jsonLd: string[] }>()
  await forEachConcurrently(addresses, CONCURRENCY, async (address) => {
    const { text } = await client.read(`${address}?utm_source=crawl&x=1`)
    variants.set(address, {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '',
      jsonLd: [...text.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>([^<]*)/g)].map(
        ([, data = '']) => data,
      ),
    })
  })
  return variants
}
