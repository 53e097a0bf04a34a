import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test as nodeTest } from 'node:test'
import { CrawlClient } from '../../scripts/crawl/site/client.ts'
import { crawl, visitAlso } from '../../scripts/crawl/site/visit.ts'
import { expect } from './fixtures.ts'
import { otherBrand as shop } from './foreign-shop.ts'

// Another brand with another store: no text of the default brand or its store may appear (P28, P29).
// On a busy machine the first render of a page may exceed the time limit of a store call, which stops calls for ten seconds (L11).
const client = new CrawlClient(shop.origin, { retries: 5 })
// Filters and orders repeat the texts of their listing; foreign-crawl.test.ts visits those of the same store.
const visited = await crawl(client, (address) => !/[?&](?:marca|atributo|preco|order)=/.test(address))
const { pages, linkedFrom, resources } = visited
const test = (name: string, body: () => Promise<void> | void): void =>
  void nodeTest(name, { timeout: 120_000 }, body)

const MISSING = [
  '/colageno',
  '/monte-seu-kit',
  '/avaliacao-empresa',
  '/avaliacoes-produtos-serra-alta',
  '/pagina/duvidas-frequentes',
  '/pagina/politica-de-pagamento',
  '/pagina/quem-somos',
  '/pagina/referencias',
]
// Words of the default brand, and the figures that only its store promises.
const FOREIGN =
  /rosalume|col[aá]geno|collagen|verisol|hialur|hyalur|skincare|sach[eê]|\bpotes?\b|\bpots?\b|\bjars?\b|\brotina\b|\broutine\b|e-bit|R\$\s?299,00|R\$\s?450,00|\b19[.,]99|237\.?0\d\d|"foundingDate"|MerchantReturnPolicy|hasShippingService|em todo o Brasil|throughout Brazil|das 9h|9 AM/i
// Fewer words, because scripts may contain the others as names in code.
const FOREIGN_IN_SCRIPTS = /rosalume|col[aá]geno|collagen|verisol|hialur|\bpotes?\b|237\.?0\d\d/i

const read = async (path: string) => {
  const response = await fetch(shop.origin + path)
  return { status: response.status, text: await response.text() }
}

test('P28 P29 no page of another brand names the default brand or a promise of its store', () => {
  const found = [...pages].flatMap(([address, { html }]) => {
    // The payload of client navigations lists the names of route folders.
    const page = html.replace(/<script(?:>self\.__next_f| type="text\/plain">)[^]*?<\/script>/g, '')
    const match = FOREIGN.exec(page)
    return match ? [`${address}: …${page.slice(match.index - 60, match.index + 60)}…`] : []
  })
  expect(pages.size).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('P28 a brand without a chat has no link that opens one', () => {
  const found = [...pages].filter(([, { html }]) => html.includes('data-chat'))
  expect(found.map(([address]) => address)).toEqual([])
})

test('P28 no script of the build has a text of the default brand', () => {
  const folder = '.next/static'
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const found = scripts.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    const match = FOREIGN_IN_SCRIPTS.exec(text)
    return match ? [`${name}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`] : []
  })
  expect(scripts.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('R67 decision 0064 200 made-up values are 404, cause at most two store calls and evict no page from memory', async () => {
  const at = '/ferramentas'
  const warm = [at, `${at}?marca=forja-norte`, '/livros', '/']
  for (const each of warm) await read(each)
  expect((await read(`${at}?marca=zzz`)).status).toBe(404)
  const calls = () => shop.store.requests.filter(({ url }) => url.includes('listing/')).length
  const before = calls()
  const madeUp = Array.from({ length: 50 }, (_, index) => [
    `marca=zzz${index}`,
    `categoria=zzz${index}`,
    `order=zzz${index}`,
    `pagina=${index + 50}`,
  ]).flat()
  const statuses = await Promise.all(madeUp.map(async (query) => (await read(`${at}?${query}`)).status))
  expect(statuses.filter((status) => status !== 404)).toEqual([])
  expect(calls() - before).toBeLessThan(3)
  for (const each of warm)
    expect((await fetch(shop.origin + each)).headers.get('cache-status')).toContain('hit')
})

test('P28 pages without content are 404, and no page links to them', async () => {
  // Not-found pages link their own address in the other language, so the links are read before these pages are visited.
  const links = [...linkedFrom.keys()].filter((address) =>
    MISSING.includes(address.replace(/^\/en(?=\/)/, '')),
  )
  await visitAlso(client, MISSING, visited)
  const status = (path: string) => pages.get(path)?.status ?? resources.get(path)?.status
  expect(MISSING.filter((path) => status(path) !== 404)).toEqual([])
  expect(links).toEqual([])
})

test('P28 pages show the name, colours, texts and facts of the brand', async () => {
  const home = await read('/')
  expect(home.text).toContain('html:root{--paper:#f7faf8')
  expect(home.text).toContain('Serra Alta: página inicial')
  expect(home.text).toContain('Cafés torrados toda semana')
  const terms = await read('/pagina/termos')
  expect(terms.text).toContain('a Serra Alta (Torrefação Serra Alta Ltda.).')
  // The store states neither a limit nor free shipping.
  expect(terms.text).not.toContain('id="frete"')
  expect((await read('/en/pagina/politica-de-privacidade')).text).toContain(
    'Which data we keep and what for.',
  )
})

test('L19 P28 the policy allows the colours of the brand', async () => {
  for (const path of ['/', '/en', '/pagina/termos']) {
    const response = await fetch(shop.origin + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const styles = [...(await response.text()).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, text]) => text!,
    )
    expect(styles.some((text) => text.startsWith('html:root{--paper:#f7faf8'))).toBe(true)
    for (const text of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

test('P28 llms.txt, manifest and product feed name the brand and not the default one', async () => {
  const [llms, manifest, feed] = await Promise.all(
    ['/llms.txt', '/manifest.webmanifest', '/feeds/google.xml'].map(read),
  )
  expect(llms?.text).toMatch(/^# Serra Alta\n/)
  expect(JSON.parse(manifest!.text)).toMatchObject({ name: 'Serra Alta', theme_color: '#f7faf8' })
  expect(feed?.text).toContain('<title>Serra Alta</title>')
  for (const file of [llms, manifest, feed]) expect(file!.text).not.toMatch(FOREIGN)
})
