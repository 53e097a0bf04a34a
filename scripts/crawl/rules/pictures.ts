import { ownAddress } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { canonicalOf, isCanonicalPage, isIndexable, isSame, metaOf, type Rule } from './rule.ts'

const MIN_SOCIAL_WIDTH = 1200
const WHOLE = /^[1-9]\d*$/

function pictures(page: Page, { origin, resources }: CrawledSite): string[] | undefined {
  if (page.images.length === 0) return undefined
  return page.images.flatMap(({ src = '', alt, width = '', height = '' }) => {
    const address = ownAddress(src, page.address, origin)
    const resource = address === undefined ? undefined : resources.get(address)
    const isPicture =
      src.startsWith('data:image/') || (resource?.status === 200 && resource.type.startsWith('image/'))
    return [
      ...(isPicture
        ? []
        : [
            `${src || 'no src'} has status ${resource?.status ?? 'unknown'} and type ${resource?.type ?? 'unknown'}`,
          ]),
      ...(alt === undefined ? [`${src} has no alt`] : []),
      ...(WHOLE.test(width) && WHOLE.test(height) ? [] : [`${src} has no width and height`]),
    ]
  })
}

function social(page: Page, site: CrawledSite): string[] | undefined {
  if (!isIndexable(page)) return undefined
  const { socialPictures, origin } = site
  const locale = page.lang === 'en' ? /^en(?:_[A-Z]{2})?$/ : /^pt_BR$/
  const picture = metaOf(page, 'og:image')
  const size = socialPictures.get(picture)
  const width = size?.width ?? Number(metaOf(page, 'og:image:width'))
  const isOurs = URL.canParse(picture) && new URL(picture).origin === origin
  const url = metaOf(page, 'og:url')
  return [
    ...['og:title', 'og:description', 'og:type', 'og:image', 'twitter:card']
      .filter((name) => !metaOf(page, name))
      .map((name) => `no ${name}`),
    ...(isSame(url, canonicalOf(page), origin) ? [] : [`og:url is ${url || 'missing'}`]),
    ...(locale.test(metaOf(page, 'og:locale')) ? [] : [`og:locale is “${metaOf(page, 'og:locale')}”`]),
    ...(picture && !isOurs ? [`og:image ${picture} is not an absolute URL of the shop`] : []),
    ...(socialPictures.has(picture) && !size ? [`og:image ${picture} is not a picture`] : []),
    ...(picture && !(width >= MIN_SOCIAL_WIDTH) ? [`og:image is ${width} pixels wide`] : []),
  ]
}

function sitemapPictures({ sitemap, origin, resources }: CrawledSite) {
  const listed = sitemap.flatMap(({ loc, images }) => images.map((image) => ({ loc, image })))
  if (listed.length === 0) return undefined
  return listed.flatMap(({ loc, image }) => {
    const resource = resources.get(ownAddress(image, '/', origin) ?? '')
    if (resource?.status === 200 && resource.type.startsWith('image/')) return []
    return [{ page: loc, what: `${image} has status ${resource?.status ?? 'unknown'}` }]
  })
}

export const PICTURE_RULES: Rule[] = [
  { rule: 'R72', title: 'every picture loads and has alt, width and height', checkPage: pictures },
  {
    rule: 'R71',
    title: 'the social card is complete and its picture at least 1200 pixels wide',
    checkPage: social,
  },
  { rule: 'R64 pictures', title: 'every picture of the sitemap loads', checkSite: sitemapPictures },
]

/** Titles and descriptions of a length that search engines truncate; advice only. */
export function lengthAdvice(site: CrawledSite): string[] {
  return [...site.pages.values()]
    .filter((page) => isCanonicalPage(page, site))
    .flatMap((page) => {
      const title = page.titles[0]?.text.length ?? 0
      const description = metaOf(page, 'description').length
      return [
        ...(title > 70 ? [`${page.address}: a title of ${title} characters`] : []),
        ...(description < 50 || description > 170
          ? [`${page.address}: a description of ${description} characters`]
          : []),
      ]
    })
}
