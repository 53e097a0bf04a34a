import { test as nodeTest } from 'node:test'
import { CrawlClient } from '../../scripts/crawl/site/client.ts'
import { readFeed } from '../../scripts/crawl/site/feed.ts'
import type { Page } from '../../scripts/crawl/site/page.ts'
import { readSitemap } from '../../scripts/crawl/site/sitemap.ts'
import { crawl, requestHeads, visitAlso } from '../../scripts/crawl/site/visit.ts'
import { isType, nodesIn, nodesOf, textIn } from '../../scripts/crawl/structured-data/nodes.ts'
import { STORE_PRODUCTS, priceOf, stockOf } from '../foreign-store/products/all.ts'
import type { StoreProduct } from '../foreign-store/products/store-product.ts'
import { BRANDS, CATEGORIES, BUNDLES, BUNDLE_LISTING, LANDING_PAGES } from '../foreign-store/tree.ts'
import { expect } from './fixtures.ts'
import { foreign as shop } from './foreign-shop.ts'

// The shop in front of an external store is crawled once; each test reads the same pages.
// On a busy machine the first render of a page may exceed the time limit of a store call, which stops calls for ten seconds (L11).
const client = new CrawlClient(shop.origin, { retries: 5 })
// English listings have the same links to filters, orders and pages as Portuguese ones, with the same parameters: one is enough.
const isWanted = (address: string) => !/^\/en\/(?!cafes\?).*\?/.test(address)
const visited = await crawl(client, isWanted)
const { pages, linkedFrom, resources } = visited

const addressOf = (url: string) => url.replace(shop.origin, '') || '/'
const parts = readSitemap((await client.read('/sitemap.xml')).text).parts
const entries = (
  await Promise.all(parts.map(async (part) => readSitemap((await client.read(addressOf(part))).text)))
).flatMap((file) => file.entries)
const sitemapPaths = entries.map(({ loc }) => addressOf(loc))
await visitAlso(client, [...sitemapPaths, ...STORE_PRODUCTS.map(({ path }) => path)], visited)

// Checkout and account are the store's own pages (platform 4).
const PLATFORM = /^(?:\/en)?\/(?:checkout|minha-conta)/
const shopPages = (): [string, Page][] =>
  [...pages].filter(([address, { status }]) => status === 200 && !PLATFORM.test(address))
const productPages: [StoreProduct, Page][] = STORE_PRODUCTS.map((one) => [one, pages.get(one.path)!])
const metaOf = (page: Page, name: string) => page.metas.find((meta) => meta.name === name)?.content ?? ''
const reais = (cents: number) =>
  `R$ ${(cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`.replace(/\s/g, ' ')
const test = (name: string, body: () => Promise<void> | void): void =>
  void nodeTest(name, { timeout: 120_000 }, body)

test('platform 2 every product, category, brand, landing page, list and text page of an external store has its page', async () => {
  const paths = [...CATEGORIES, ...BRANDS, ...LANDING_PAGES, ...BUNDLES, BUNDLE_LISTING].map(
    ({ path }) => path,
  )
  await visitAlso(client, [...paths, '/quem-somos', '/pagina/trocas', '/pagina/como-comprar'], visited)
  const status = (path: string) => pages.get(path)?.status ?? resources.get(path)?.status
  const expected = [...STORE_PRODUCTS.map(({ path }) => path), ...paths, '/quem-somos', '/pagina/trocas']
  expect(expected.filter((path) => status(path) !== 200)).toEqual([])
})

test('R66 every address that the shop links to is 200', () => {
  const broken = [...linkedFrom].flatMap(([address, from]) => {
    const status = pages.get(address)?.status ?? resources.get(address)?.status
    return status === 200 || PLATFORM.test(address) ? [] : [`${address} (from ${from}): ${status}`]
  })
  expect(broken).toEqual([])
})

test('R67 decision 0064 every filter, order and page that a listing links to is 200', () => {
  const listings = [...pages].filter(([address]) =>
    /\?(?:[^#]*&)?(?:marca|atributo|preco|order|pagina)=/.test(address),
  )
  expect(listings.length).toBeGreaterThan(20)
  expect(listings.filter(([, { status }]) => status !== 200).map(([address]) => address)).toEqual([])
})

test('R64 the sitemap has every product of an external store, and each of its addresses is an indexable page', () => {
  expect(STORE_PRODUCTS.map(({ path }) => path).filter((path) => !sitemapPaths.includes(path))).toEqual([])
  const faults = sitemapPaths.filter((address) => {
    const page = pages.get(address)
    return page?.status !== 200 || metaOf(page, 'robots').includes('noindex')
  })
  expect(faults).toEqual([])
})

test('R8 R92 every page of an external store has one title, one description and its own canonical', () => {
  const faults = shopPages().flatMap(([address, page]) => {
    const canonical = page.links.filter(({ rel }) => rel === 'canonical')
    const isIndexable = !metaOf(page, 'robots').includes('noindex')
    return [
      ...(page.titles.length === 1 && page.titles[0]!.text ? [] : [`${address}: title`]),
      ...(metaOf(page, 'description') ? [] : [`${address}: description`]),
      ...(!isIndexable || canonical.length === 1 ? [] : [`${address}: ${canonical.length} canonicals`]),
      ...canonical
        .filter(({ href }) => !href.startsWith(shop.origin))
        .map(({ href }) => `${address}: canonical ${href}`),
    ]
  })
  expect(faults).toEqual([])
})

test('platform 3 no page shows a markup tag, an entity, a missing value or a private field of the store', () => {
  const VISIBLE = /NaN|undefined|\[object|<\/?[a-z]+[ >]|&[a-z]+;|&#\d+;|\bnull\b/
  const RAW = /foreignScript|segredo|onerror=|javascript:|(?<!loja)@exemplo\.invalid|codigoJs/
  const faults = shopPages().flatMap(([address, page]) => {
    const heads = [page.titles[0]?.text ?? '', metaOf(page, 'description')].join(' ')
    const found = VISIBLE.exec(`${page.text} ${heads}`)?.[0] ?? RAW.exec(page.html)?.[0]
    return found ? [`${address}: ${found}`] : []
  })
  expect(faults).toEqual([])
})

test('P28 P29 no page of an external store has a promise that the store did not send, or names another brand', () => {
  const PROMISE =
    /frete gr[áa]tis|free shipping|R\$\s?9,90|R\$\s?299|R\$\s?450|e-bit|\bPix\b|boleto|7 dias|nossa equipe|our team|Rosalume|col[aá]geno|collagen/i
  const faults = shopPages().flatMap(([address, page]) => {
    const found = PROMISE.exec(`${page.titles[0]?.text} ${metaOf(page, 'description')} ${page.text}`)
    return found ? [`${address}: ${found[0]}`] : []
  })
  expect(faults).toEqual([])
})

test('R46 platform 3.3 a product page and its structured data have the price of the store, or none', () => {
  const faults = productPages.flatMap(([one, page]) => {
    const offers = nodesOf(page)
      .filter((node) => isType(node, 'Product', 'ProductGroup'))
      .flatMap((node) => [node, ...nodesIn(node, 'hasVariant')])
      .flatMap((node) => nodesIn(node, 'offers'))
    const stated = new Set(offers.map((offer) => textIn(offer, 'price')))
    const price = priceOf(one)
    if (price === undefined) return stated.size === 0 ? [] : [`${one.path}: an offer without a price`]
    const prices = one.choice ? one.choice.values.flatMap((value) => priceOf(one, value) ?? []) : [price]
    const allowed = new Set(prices.map((cents) => (cents / 100).toFixed(2)))
    return [
      ...(page.text.replace(/\s/g, ' ').includes(reais(price)) ? [] : [`${one.path}: no ${reais(price)}`]),
      // Search engines need a picture, so a product without one has no structured data (R47).
      ...(stated.size > 0 || one.pictures === 0 ? [] : [`${one.path}: no offer`]),
      ...[...stated].filter((text) => !allowed.has(text)).map((text) => `${one.path}: offer of ${text}`),
      ...(stockOf(one) > 0 || offers.every((offer) => textIn(offer, 'availability').endsWith('/OutOfStock'))
        ? []
        : [`${one.path}: sold out, but offered`]),
    ]
  })
  expect(faults).toEqual([])
})

test('R68 the product feed has exactly the products that have a price and a picture', async () => {
  const { status, text } = await client.read('/feeds/google.xml')
  expect(status).toBe(200)
  const { items, faults } = readFeed(text)
  expect(faults).toEqual([])
  const links = new Set(items.map(({ link }) => addressOf(link).replace(/\?.*/, '')))
  const belongsInFeed = (one: StoreProduct) => priceOf(one) !== undefined && one.pictures > 0
  const wrong = STORE_PRODUCTS.filter((one) => belongsInFeed(one) !== links.has(one.path))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('R2 unknown addresses of an external store are 404', async () => {
  for (const path of ['/nada', '/ferramentas/nada', '/nada.html', '/lista/nada.html', '/c/nada', '/en/nada'])
    expect([path, (await client.read(path)).status]).toEqual([path, 404])
  expect((await client.read('/ferramentas?pagina=99')).status).toBe(404)
})

test('platform 3.3 every picture on the pages of an external store exists', async () => {
  const sources = new Set(shopPages().flatMap(([, page]) => page.images.flatMap(({ src }) => src ?? [])))
  const local = [...sources].filter((src) => src.startsWith('/'))
  await requestHeads(client, local, visited)
  const ours = local.filter((src) => resources.get(src)?.status !== 200)
  const theirs = []
  for (const src of sources)
    if (src.startsWith(shop.store.origin) && (await fetch(src)).status !== 200) theirs.push(src)
  expect([...ours, ...theirs]).toEqual([])
  expect(sources.size).toBeGreaterThan(STORE_PRODUCTS.length)
})
