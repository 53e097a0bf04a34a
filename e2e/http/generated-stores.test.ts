import { after, test as nodeTest } from 'node:test'
import { CrawlClient } from '../../scripts/crawl/site/client.ts'
import { readFeed } from '../../scripts/crawl/site/feed.ts'
import { readSitemap } from '../../scripts/crawl/site/sitemap.ts'
import { crawl, visitAlso } from '../../scripts/crawl/site/visit.ts'
import { startGeneratedHost, type GeneratedHostOptions } from '../foreign-store/generated/host.ts'
import { STORE_ONLY } from '../foreign-store/generated/model.ts'
import { isBuyable, isSoldHere, pricesOf } from '../foreign-store/generated/expectations.ts'
import { newIp } from '../new-ip.ts'
import { openShop } from '../shop.ts'
import { expect } from './fixtures.ts'

// The same stores in every run; STORE_SEED tries others. One owner has only the store's address, and that store lacks menus, banners
// and settings. The other has a brand file, and its store has its API below another folder, a session cookie of another name, and pages
// below folders in which this shop has files and interfaces (platform 1, 2).
const seed = Number(process.env['STORE_SEED'] ?? 6)
const BRAND = { BRAND_FILE: 'e2e/brands/serra-alta' }
const FOLDERS = ['/img', '/api', '/feeds', '/v2', '/checkout-facil']
// Folders of this shop; a page of the store there stays on the store's own site.
const NOT_HERE = /^\/(?:img|api|feeds|v2)\//
const OWNERS: [
  name: string,
  seed: number,
  variables: Record<string, string>,
  options?: GeneratedHostOptions,
][] = [
  ['without a brand file', seed, {}],
  [
    'with a brand file, below a folder',
    seed + 2,
    BRAND,
    { apiPath: '/loja/api', cookie: 'LOJA_SESSAO', folders: FOLDERS },
  ],
]

const isStoreOnly = (path: string) => STORE_ONLY.includes(path) || NOT_HERE.test(path)

async function openShopOfOwner(
  ownSeed: number,
  variables: Record<string, string>,
  options?: GeneratedHostOptions,
) {
  const host = await startGeneratedHost(ownSeed, options)
  const shop = await openShop({ ...host.settings, ...variables })
  const { products, sections, lists, listPage, texts } = host.store
  const own = [...products, ...sections, ...lists, ...(listPage ? [listPage] : [])]
  const paths = [...own.map(({ path }) => path), ...texts.keys()].filter((path) => !NOT_HERE.test(path))
  // On a busy machine the first render of a page may exceed the time limit of a store call, which stops calls for ten seconds (L11).
  const client = new CrawlClient(shop.origin, { retries: 5 })
  // English listings have the same links to filters, orders and pages as Portuguese ones, with the same parameters.
  const visited = await crawl(client, (address) => !/^\/en\/.*\?/.test(address))
  await visitAlso(
    client,
    paths.flatMap((path) => [path, `/en${path}`]),
    visited,
  )
  const statusOf = (address: string) =>
    visited.pages.get(address)?.status ?? visited.resources.get(address)?.status
  return { host, shop, client, visited, paths, statusOf }
}

// One after the other, so that the shops do not slow each other down.
const shops: (Awaited<ReturnType<typeof openShopOfOwner>> & { name: string })[] = []
for (const [name, ownSeed, variables, options] of OWNERS)
  shops.push({ name, ...(await openShopOfOwner(ownSeed, variables, options)) })
after(async () => {
  for (const { shop, host } of shops) {
    await shop.stop()
    host.close()
  }
})

for (const { name, host, shop, client, visited, paths, statusOf } of shops) {
  const { store } = host
  const { products, lists, texts, origin } = store
  const test = (title: string, body: () => Promise<void> | void) =>
    void nodeTest(`${title} (generated store ${name})`, { timeout: 120_000 }, body)

  test('R66 platform 2 every page of the store and every link of the shop is 200', () => {
    const addresses = [...visited.linkedFrom.keys(), ...paths, ...paths.map((path) => `/en${path}`)]
    const faults = addresses.filter((address) => statusOf(address) !== 200)
    expect(faults.map((address) => [address, statusOf(address), visited.linkedFrom.get(address)])).toEqual([])
    expect(visited.pages.size).toBeGreaterThan(2 * products.length)
  })

  test('platform 3 6 apart from the menus, only pages of what is sold on the store’s own site link to its host, and no page has a script of the store', () => {
    const elsewhere = new Set([
      ...products.filter(({ needsStorePage }) => needsStorePage).map(({ path }) => path),
      ...lists.map(({ path }) => path),
      ...[...texts].filter(([, html]) => html === '').map(([path]) => path),
    ])
    const faults = [...visited.pages].flatMap(([address, { anchors, html }]) => {
      const leaving = anchors.find(
        ({ href }) => href?.startsWith(origin) && !isStoreOnly(href.slice(origin.length)),
      )
      const isAllowed = elsewhere.has(address.replace(/^\/en(?=\/)/, ''))
      return [
        ...(leaving && !isAllowed ? [`${address}: ${leaving.href}`] : []),
        ...(/window\.x=1|segredo|javascript:x/.test(html) ? [`${address}: a script or a private field`] : []),
      ]
    })
    expect(faults).toEqual([])
  })

  test('R64 R62 every address in sitemap and llms.txt is a page of the shop', async () => {
    const own = (url: string) => url.replace(shop.origin, '') || '/'
    const index = readSitemap((await client.read('/sitemap.xml')).text)
    const parts = await Promise.all(index.parts.map((part) => client.read(own(part))))
    const mapped = parts.flatMap(({ text }) => readSitemap(text).entries.map(({ loc }) => own(loc)))
    const { text } = await client.read('/llms.txt')
    const named = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => own(url!))
    await visitAlso(client, [...mapped, ...named], visited)
    expect([...mapped, ...named].filter((address) => statusOf(address) !== 200)).toEqual([])
    // The shop finds the listings of an external store through its menus.
    if (!store.missing.has('menus')) expect(mapped.length).toBeGreaterThan(products.length)
  })

  test('R68 the feed has no product without a price', async () => {
    const { status, text } = await client.read('/feeds/google.xml')
    expect(status).toBe(200)
    const { items, faults } = readFeed(text)
    expect(faults.filter((fault) => fault !== 'no item')).toEqual([])
    const linked = new Set(items.map(({ link }) => new URL(link).pathname))
    const priceless = products.filter((one) => pricesOf(one).length === 0)
    expect(priceless.filter(({ path }) => linked.has(path)).map(({ path }) => path)).toEqual([])
  })

  test('platform 3.3 3.6 each product that is sold here is bought without JavaScript', async () => {
    for (const product of products.filter((one) => isSoldHere(one) && paths.includes(one.path))) {
      const { html } = visited.pages.get(product.path)!
      const value = product.values.find((each) => isBuyable(product, each))
      const items = [...html.matchAll(/name="itens"[^>]* value="([^"]*)"/g)].map(([, text]) =>
        text!.replaceAll('&quot;', '"'),
      )
      const itens = items.find((text) => Number(JSON.parse(text)[0].idAtributoSimples) === (value?.id ?? 0))
      expect([product.path, itens !== undefined]).toEqual([product.path, true])
      const headers = { origin: shop.origin, 'x-forwarded-for': newIp() }
      const added = await fetch(`${shop.origin}/checkout/carrinho/adicionar`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ itens: itens!, tipo: 'produto', quantidade: '2' }),
      })
      const cookie = added.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
      const cart = await fetch(`${shop.origin}/checkout/carrinho/`, { headers: { ...headers, cookie } })
      expect([added.status, cart.status]).toEqual([303, 200])
      expect(added.headers.get('location')).toMatch(/aviso=adicionado$/)
      expect(await cart.text()).toContain(`Item ${product.id}`)
    }
  })
}
