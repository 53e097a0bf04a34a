import { test as nodeTest } from 'node:test'
import { CrawlClient } from '../../scripts/crawl/site/client.ts'
import type { Page } from '../../scripts/crawl/site/page.ts'
import { crawl, requestHeads, visitAlso } from '../../scripts/crawl/site/visit.ts'
import { GOODS } from '../foreign-store/goods/all.ts'
import { expect } from './fixtures.ts'
import { foreign as shop } from './foreign-shop.ts'

// A shop whose store is not ours is crawled once; each test reads the same pages.
const client = new CrawlClient(shop.origin)
const visited = await crawl(client)
const { pages, resources } = visited

await visitAlso(
  client,
  GOODS.map(({ path }) => path),
  visited,
)

// Checkout and account are the store's own pages (platform 4).
const PLATFORM = /^(?:\/en)?\/(?:checkout|minha-conta)/
const all = (): [string, Page][] =>
  [...pages].filter(([address, { status }]) => status === 200 && !PLATFORM.test(address))
const metaOf = (page: Page, name: string) => page.metas.find((meta) => meta.name === name)?.content ?? ''
const test = (name: string, body: () => Promise<void> | void): void =>
  void nodeTest(name, { timeout: 120_000 }, body)

test('R8 R92 every page of an outside store has one title, one description and its own canonical', () => {
  const faults = all().flatMap(([address, page]) => {
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
  const faults = all().flatMap(([address, page]) => {
    const heads = [page.titles[0]?.text ?? '', metaOf(page, 'description')].join(' ')
    const found = VISIBLE.exec(`${page.text} ${heads}`)?.[0] ?? RAW.exec(page.html)?.[0]
    return found ? [`${address}: ${found}`] : []
  })
  expect(faults).toEqual([])
})

test('P28 P29 no page of an outside store promises what the store did not, or names another brand', () => {
  const PROMISE =
    /frete gr[áa]tis|free shipping|R\$\s?9,90|R\$\s?299|R\$\s?450|e-bit|\bPix\b|boleto|7 dias|Rosalume|col[aá]geno|collagen/i
  const faults = all().flatMap(([address, page]) => {
    const found = PROMISE.exec(`${page.titles[0]?.text} ${metaOf(page, 'description')} ${page.text}`)
    return found ? [`${address}: ${found[0]}`] : []
  })
  expect(faults).toEqual([])
})

test('R2 unknown addresses of an outside store are 404', async () => {
  for (const path of ['/nada', '/ferramentas/nada', '/nada.html', '/lista/nada.html', '/c/nada', '/en/nada'])
    expect([path, (await client.read(path)).status]).toEqual([path, 404])
  expect((await client.read('/ferramentas?pagina=99')).status).toBe(404)
})

test('platform 3.3 every picture on the pages of an outside store exists', async () => {
  const sources = new Set(all().flatMap(([, page]) => page.images.flatMap(({ src }) => src ?? [])))
  const local = [...sources].filter((src) => src.startsWith('/'))
  await requestHeads(client, local, visited)
  const ours = local.filter((src) => resources.get(src)?.status !== 200)
  const theirs = []
  for (const src of sources)
    if (src.startsWith(shop.store.origin) && (await fetch(src)).status !== 200) theirs.push(src)
  expect([...ours, ...theirs]).toEqual([])
  expect(sources.size).toBeGreaterThan(GOODS.length)
})
