import sharp from 'sharp'
import { insideAddress, withoutLanguage } from './addresses.ts'
import { eachOf, type Door } from './door.ts'
import type { Page } from './page.ts'
import type { Site, TopicTruth } from './site.ts'

const AT_ONCE = 6
// The reviews of a topic, as pages link to them: brand in the path, topic in the query.
const TOPIC_LINK = /\/avaliacoes-produtos-([a-z0-9-]+)\?assunto=([a-z0-9-]+)$/

/** The slug of the topic whose reviews a page links to; nothing when it links to those of several or of none. */
export function topicOf({ anchors }: Page): string | undefined {
  const slugs = new Set(anchors.flatMap(({ href }) => TOPIC_LINK.exec(href ?? '')?.[2] ?? []))
  return slugs.size === 1 ? [...slugs][0] : undefined
}

/** What the reports API says of each topic that a page links to (R43, R44). */
export async function topicsOf(door: Door, pages: Iterable<Page>): Promise<Site['topics']> {
  const brands = new Map<string, string>()
  for (const { anchors } of pages)
    for (const { href } of anchors) {
      const [, brand, slug] = TOPIC_LINK.exec(href ?? '') ?? []
      if (brand && slug) brands.set(slug, brand)
    }
  const truths = new Map<string, TopicTruth>()
  await eachOf([...brands], AT_ONCE, async ([slug, brand]) => {
    const topic = slug.replaceAll('-', ' ')
    const list = await door.read(
      `/api/avaliacoes/produto/${brand}?${new URLSearchParams({ filter_produto: topic })}`,
    )
    const media = await door.read(`/api/avaliacoes/media/${brand}/${encodeURIComponent(topic)}`)
    if (list.status !== 200 || media.status !== 200) return
    const { meta } = JSON.parse(list.text) as { meta: { total: number } }
    truths.set(slug, { total: meta.total, average: Number(media.text) })
  })
  return truths
}

/**
 * The true sizes of the pictures that pages show in social networks (R71), nothing for one that is none. They are drawn
 * when they are asked for, a quarter of a second each: of each folder of the shop and language, one is.
 */
export async function socialPicturesOf(door: Door, pages: Iterable<Page>): Promise<Site['socialPictures']> {
  const folder = ({ address, lang }: Page) =>
    `${lang} ${withoutLanguage(address).replace(/(?<=\/[^?]*)[^/?]*(?:\?.*)?$/, '')}`
  const some = new Map<string, string>()
  for (const page of pages) {
    const picture = page.metas.find(({ name }) => name === 'og:image')?.content
    if (picture) some.set(page.address === '/' ? 'home' : folder(page), picture)
  }
  const sizes = new Map<string, { width: number; height: number } | undefined>()
  await eachOf([...new Set(some.values())], AT_ONCE, async (picture) => {
    const address = insideAddress(picture, '/', door.origin)
    const answer = address ? await door.fetch(address) : undefined
    const isPicture = answer?.status === 200 && answer.headers.get('content-type')?.startsWith('image/')
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
    const { width, height } = isPicture ? await sharp(bytes).metadata() : {}
    sizes.set(picture, width && height ? { width, height } : undefined)
  })
  return sizes
}

/** What a page says of itself when it is asked with the parameters of an advertisement (R10, R42). */
export async function variantsOf(door: Door, addresses: readonly string[]): Promise<Site['variants']> {
  const variants = new Map<string, { canonical: string; jsonLd: string[] }>()
  await eachOf(addresses, AT_ONCE, async (address) => {
    const { text } = await door.read(`${address}?utm_source=crawl&x=1`)
    variants.set(address, {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '',
      jsonLd: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g)].map(
        ([, data = '']) => data,
      ),
    })
  })
  return variants
}
