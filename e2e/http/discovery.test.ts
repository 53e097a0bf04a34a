import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { headOf, onlyMeta } from './heads.ts'

const REPEATED_ELEMENTS = new Set([
  'url',
  'sitemap',
  'item',
  'review',
  'xhtml:link',
  'g:additional_image_link',
])
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => REPEATED_ELEMENTS.has(name),
})

interface SitemapEntry {
  loc: string
  lastmod?: string
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[]
}

async function getXml<T>(request: APIRequestContext, address: string): Promise<T> {
  const response = await request.get(address)
  const text = await response.text()
  expect([response.status(), response.headers()['content-type']], address).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  expect(XMLValidator.validate(text), address).toBe(true)
  return parser.parse(text) as T
}

async function sitemapEntries(request: APIRequestContext): Promise<Map<string, SitemapEntry>> {
  const { sitemapindex } = await getXml<{ sitemapindex: { sitemap: { loc: string }[] } }>(
    request,
    '/sitemap.xml',
  )
  const entries: SitemapEntry[] = []
  for (const { loc } of sitemapindex.sitemap)
    entries.push(...(await getXml<{ urlset: { url: SitemapEntry[] } }>(request, loc)).urlset.url)
  return new Map(entries.map((entry) => [entry.loc, entry]))
}

test('R10 R71 the social picture (og:image) of each kind of page is a large cacheable PNG; unknown pages have none', async ({
  request,
  shop,
}) => {
  for (const path of [
    '/',
    '/en/serum',
    '/colageno?utm_source=x',
    '/produtos?pagina=1',
    '/en/pagina/termos',
  ]) {
    const head = headOf(await (await request.get(path)).text(), path)
    const address = onlyMeta(head, 'og:image')
    const response = await request.get(address)
    const png = await response.body()
    expect([response.status(), response.headers()['content-type']], address).toEqual([200, 'image/png'])
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630])
    expect(response.headers()['cache-control']).toContain('max-age=86400')
    const conditional = await request.get(address, {
      headers: { 'if-none-match': response.headers()['etag']! },
    })
    expect(conditional.status()).toBe(304)
    expect(head.canonical).toBe(shop.origin + path.replace(/\?.*/, ''))
  }
  for (const path of ['/og/pt/nada.png', '/og/xx.png', '/og/pt/serum', '/og/pt/pagina/nada.png'])
    expect((await request.get(path)).status(), path).toBe(404)
})

const USER_AGENTS = [
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Bingbot/2.0',
  'GPTBot/1.2',
]

test('R8 R14 R75 every user agent gets the same head, from a cacheable page without cookies', async ({
  shop,
}) => {
  for (const path of [
    '/',
    '/en/serum',
    '/categoria/skincare',
    '/pagina/termos',
    '/avaliacoes-produtos-rosalume',
  ]) {
    const heads = await Promise.all(
      USER_AGENTS.map(async (agent) => {
        const response = await fetch(shop.origin + path, { headers: { 'user-agent': agent } })
        expect(response.headers.get('set-cookie')).toBeNull()
        const [, fresh = '', stale = ''] =
          /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(response.headers.get('cache-control') ?? '') ??
          []
        expect([Number(fresh) > 0 && Number(fresh) <= 120, Number(stale) <= 86_400], path).toEqual([
          true,
          true,
        ])
        return headOf(await response.text(), path)
      }),
    )
    for (const head of heads.slice(1)) expect(head).toEqual(heads[0])
  }
})

test('R8 R11 pages that are not indexable have title, description and noindex in their heads', async ({
  request,
}) => {
  for (const path of [
    '/busca?busca=colageno',
    '/checkout/carrinho/',
    '/checkout/acesso',
    '/favoritos',
    '/pergunta/revisar',
    '/checkout/pagamento',
    '/obrigado',
    '/avaliacao-empresa?email=ana%40example.com',
    '/avaliacao/revisar',
    '/pagina/atendimento/revisar',
    '/produtos?ordem=menor-preco',
  ])
    for (const address of [path, `/en${path}`]) {
      const head = headOf(await (await request.get(address)).text(), address)
      expect([head.title, onlyMeta(head, 'description')].filter(Boolean), address).toHaveLength(2)
      expect(onlyMeta(head, 'robots'), address).toContain('noindex')
    }
})

test('R65 lastmod of products, categories and reviews is the date of their content, and no page has that of the request', async ({
  request,
}) => {
  const started = Date.now()
  const entries = [...(await sitemapEntries(request)).values()]
  const dated = (path: RegExp) => entries.filter(({ loc }) => path.test(new URL(loc).pathname))
  const changed = (entry: SitemapEntry) => Date.parse(entry.lastmod ?? '')
  const products = entries.filter((entry) => 'image:image' in entry)
  const newest = Math.max(...products.map(changed))
  expect(newest).toBeLessThan(started)
  const listings = dated(/^(?:\/en)?\/(?:categoria\/|produtos$)/)
  expect(listings.length).toBeGreaterThan(8)
  for (const entry of [...products, ...listings])
    expect([entry.loc, changed(entry) <= newest], entry.lastmod).toEqual([entry.loc, true])
  expect(changed(dated(/^\/produtos$/)[0]!)).toBe(newest)
  expect(changed(dated(/^\/avaliacoes-produtos-/)[0]!)).toBeLessThan(started)
  // The texts have the days of the brand's file; the home page also shows products, so it is as new as the newest of them.
  const { pageDates } = DEMO_BRAND
  expect(dated(/^\/pagina\/termos$/)[0]?.lastmod).toBe(pageDates?.terms)
  expect(dated(/^\/(?:en)?$/).map(({ lastmod }) => Date.parse(lastmod ?? '') <= newest)).toEqual([true, true])
  expect(entries.filter(({ lastmod }) => lastmod === undefined)).toEqual([])
  const index = await getXml<{ sitemapindex: { sitemap: { lastmod: string }[] } }>(request, '/sitemap.xml')
  const newestIn = (each: SitemapEntry[]) => Math.max(...each.map(changed))
  expect(index.sitemapindex.sitemap.map(({ lastmod }) => Date.parse(lastmod))).toEqual([
    newestIn(entries.filter((entry) => !('image:image' in entry))),
    newest,
  ])
})

interface FeedItem {
  title: string
  link: string
  'g:canonical_link': string
  'g:id': string
  'g:price': string
  'g:sale_price'?: string
  'g:availability': string
  'g:image_link': string
  'g:installment'?: { 'g:months': string; 'g:amount': string }
}

test('R46 R68 the product feed agrees with the page of every product', async ({ request }) => {
  const { rss } = await getXml<{ rss: { channel: { item: FeedItem[] } } }>(request, '/feeds/google.xml')
  const { item: items } = rss.channel
  expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length)
  const pages = new Map<string, string>()
  for (const item of items) {
    if (!pages.has(item.link)) pages.set(item.link, await (await request.get(item.link)).text())
    const html = pages.get(item.link)!
    const head = headOf(html, item.link)
    const price = (item['g:sale_price'] ?? item['g:price']).replace(' BRL', '')
    expect(head.canonical).toBe(item['g:canonical_link'])
    // The page of a product with variations shows the lowest price; structured data has the price of each.
    if (html.includes('name="itens"')) expect(html).toContain(`"price":"${price}"`)
    else expect(onlyMeta(head, 'product:price:amount')).toBe(price)
    expect(html, `${item['g:id']} is in the structured data`).toContain(`"sku":"${item['g:id']}"`)
    const plan = item['g:installment']
    // A variation at another price than the product's has no installments in the feed.
    if (!plan && html.includes('name="itens"')) continue
    const { 'g:months': months, 'g:amount': amount } = plan!
    const installment = amount.replace(' BRL', '').replace('.', ',')
    expect(html.replace(/&nbsp;|\u00a0/g, ' '), item.link).toContain(`${months}x de R$ ${installment}`)
  }
  const entries = await sitemapEntries(request)
  const products = [...entries.values()].filter(
    (entry) => 'image:image' in entry && !entry.loc.includes('/en/'),
  )
  const offered = []
  for (const { loc } of products) {
    const html = pages.get(loc) ?? (await (await request.get(loc)).text())
    if (html.includes('product:price:amount')) offered.push(loc)
    // A product that is sold by quote has no price to state (platform 3.3).
    else
      expect([loc, html.includes('"offers"'), html.includes('vendido sob consulta')]).toEqual([
        loc,
        false,
        true,
      ])
  }
  expect(offered.length).toBeLessThan(products.length)
  expect(offered.sort()).toEqual([...new Set(items.map((item) => item['g:canonical_link']))].sort())
  const pictures = new Set(items.map((item) => item['g:image_link']))
  for (const picture of pictures) {
    const response = await request.head(picture)
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/webp'])
  }
})

test('R68 the catalogue for Meta has the items and prices of the feed for Google', async ({ request }) => {
  const { rss } = await getXml<{ rss: { channel: { item: FeedItem[] } } }>(request, '/feeds/google.xml')
  const response = await request.get('/feeds/meta.csv')
  expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const text = await response.text()
  const lines = text.split('\r\n').slice(1, -1)
  expect(lines.map((line) => line.slice(0, line.indexOf(',')))).toEqual(
    rss.channel.item.map((item) => item['g:id']),
  )
  for (const [index, item] of rss.channel.item.entries())
    for (const value of [item['g:price'], item['g:sale_price'], item.link, item['g:image_link']])
      if (value) expect(lines[index]).toContain(`,${value},`)
})

interface FeedReview {
  review_id: string
  content: string
  review_timestamp: string
  products: { product: { product_ids: { skus: { sku: string | string[] } }; product_url: string } }
}

test('R17 R45 R76 the feed of reviews has each published review of each product once, with the ids of the product feed', async ({
  request,
}) => {
  const { rss } = await getXml<{ rss: { channel: { item: FeedItem[] } } }>(request, '/feeds/google.xml')
  const { feed } = await getXml<{ feed: { reviews: { review: FeedReview[] } } }>(
    request,
    '/feeds/reviews.xml',
  )
  const { review: reviews } = feed.reviews
  expect(new Set(reviews.map((each) => each.review_id)).size).toBe(reviews.length)
  const ids = new Map(rss.channel.item.map((item) => [item['g:id'], item['g:canonical_link']]))
  for (const { products, review_timestamp: time } of reviews) {
    const { product_ids: named, product_url: url } = products.product
    for (const sku of [named.skus.sku].flat()) expect([sku, ids.get(sku)]).toEqual([sku, url])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  }
  // Every product's count is the one of its page.
  const pages = Map.groupBy(reviews, (each) => each.products.product.product_url)
  expect(pages.size).toBeGreaterThan(3)
  for (const [url, own] of pages) {
    const [, count] = /"reviewCount":(\d+)/.exec(await (await request.get(url)).text()) ?? []
    expect([url, own.length]).toEqual([url, Number(count)])
  }
  const headers = (await request.get('/feeds/reviews.xml')).headers()
  for (const condition of [
    { 'if-none-match': headers['etag']! },
    { 'if-modified-since': headers['last-modified']! },
  ])
    expect((await request.get('/feeds/reviews.xml', { headers: condition })).status()).toBe(304)
})

test('R60 R62 R73 R74 robots.txt, manifest and icons exist; paths that scanners probe and unknown files are 404', async ({
  request,
  shop,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain(`Sitemap: ${shop.origin}/sitemap.xml`)
  expect((await request.get('/llms.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8')
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon.svg', ...icons.map(({ src }) => src)]) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']?.slice(0, 6)], path).toEqual([
      200,
      'image/',
    ])
  }
  for (const path of [
    '/api/avaliacoes/produto/rosalume',
    '/v2/front/settings',
    '/api/nada',
    '/_next/nada',
    '/feeds/google.xml',
    '/feeds/meta.csv',
    '/feeds/reviews.xml',
  ])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toContain('noindex')
  for (const path of ['/wp-login.php', '/sitemaps/produtos-2.xml', '/sitemaps/x.xml', '/feeds/x.xml'])
    expect((await request.get(path)).status(), path).toBe(404)
})
