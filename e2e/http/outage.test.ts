import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe } from 'node:test'
import type { FaultMode, FaultProxy } from '../faults/fault-proxy.ts'
import { openFaultyShop, type FaultyShop } from '../faulty-shop.ts'
import type { Shop } from '../shop.ts'
import { expect, test, visit } from './fixtures.ts'
import { headOf } from './heads.ts'

const MODES: FaultMode[] = [
  'latency',
  'http500',
  'refused',
  'reset',
  'half-body',
  'invalid-json',
  'empty-object',
  'wrong-types',
  'never',
  'trickle',
  'huge',
]
// The delay of the mode latency; other modes ignore it.
const LATENCY = { ms: 5000 }
const PAGE_LIFE_MS = 121_000
const FILE_LIFE_MS = 3_700_000
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/paginas.xml',
  '/sitemaps/produtos-1.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/og/pt/serum.png',
]
// How long the circuit breaker stays open after repeated failures (L11).
const CIRCUIT_OPEN_MS = 10_000

async function get(shop: Shop, path: string) {
  const start = performance.now()
  const response = await fetch(shop.origin + path)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, spent: performance.now() - start }
}

describe('while the store fails', () => {
  let faulty: FaultyShop
  let proxy: FaultProxy
  let shop: Shop
  before(async () => {
    faulty = await openFaultyShop('STORE_API_URL')
    ;({ proxy, shop } = faulty)
  })
  after(() => faulty.stop())

  function renameProduct(at: string, name: string) {
    const database = new DatabaseSync(join(faulty.dataDir, 'store.sqlite'))
    database.prepare('UPDATE product SET name_pt = ? WHERE path = ?').run(name, at)
    database.close()
  }

  test('T9 the same build uses the store that STORE_API_URL names at start', async () => {
    proxy.reset()
    // On a busy machine the first page may exceed the time limit of a store call, so this test polls.
    await expect.poll(async () => (await get(shop, '/whey')).status).toBe(200)
    expect((await get(shop, '/whey')).html).toMatch(/R\$/)
    expect(proxy.seen.some(({ path }) => path.includes('product/detail'))).toBe(true)
  })

  test('R6 R9 R63 while the store is down, sitemap and feed are served from their last copies; without a copy the sitemap is 503', async () => {
    const body = async (path: string) => {
      const response = await fetch(shop.origin + path)
      return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')]
    }
    await proxy.mode('refused')
    expect((await get(shop, '/robots.txt')).status).toBe(200)
    const { status, headers } = await get(shop, '/sitemap.xml')
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    await proxy.mode('ok')
    await shop.advance(CIRCUIT_OPEN_MS)
    // On a busy machine the first request for a file may exceed the time limit of a store call.
    for (const file of FILES) await expect.poll(async () => (await body(file))[0], file).toBe(200)
    const before = await Promise.all(FILES.map(body))
    expect(before.map(([each]) => each)).toEqual(FILES.map(() => 200))
    // The API is configured for another host; canonical links still have the origin of the shop.
    expect(headOf((await get(shop, '/whey')).html, '/whey').canonical).toBe(`${shop.origin}/whey`)
    await proxy.mode('refused')
    await shop.advance(FILE_LIFE_MS)
    expect(await Promise.all(FILES.map(body))).toEqual(before)
    await proxy.mode('ok')
    await shop.advance(CIRCUIT_OPEN_MS)
  })

  for (const mode of MODES) {
    test(`L8 R6 ${mode}: cached pages stay 200 with the last copy and are refreshed after the outage`, async () => {
      await proxy.mode('ok')
      // A first rendering on a busy machine may exceed the time limit of a store call.
      for (const path of ['/', '/colageno'])
        await expect.poll(async () => (await get(shop, path)).status).toBe(200)
      proxy.reset()
      await proxy.mode(mode, LATENCY)
      const visit = async () => {
        await shop.advance(PAGE_LIFE_MS)
        const spent: number[] = []
        for (const path of ['/', '/colageno', '/', '/colageno']) {
          const response = await get(shop, path)
          expect(response.status, path).toBe(200)
          expect(response.html).toMatch(/R\$\s*24,90/)
          spent.push(response.spent)
        }
        // Far below the time limit of a store call: the first response of a page does not wait for the store. A busy machine
        // can delay one of the two pages.
        expect(Math.min(...spent.slice(0, 2))).toBeLessThan(1000)
        return proxy.seen.filter((request) => request.mode === mode).length
      }
      // A refresh that started before the fault sends no further request, so visits repeat until the store receives one.
      // In mode refused the proxy sees no request, so there is nothing to wait for.
      if (mode === 'refused') await visit()
      else await expect.poll(visit, 'the store received a request').toBeGreaterThan(0)
      const name = `Colágeno depois de ${mode}`
      renameProduct('/colageno', name)
      await proxy.mode('ok')
      // A refresh that failed is retried when 30 s have passed on the server's clock, which each poll moves further than that.
      const htmlAfterExpiry = async () => {
        await shop.advance(PAGE_LIFE_MS)
        return (await get(shop, '/colageno')).html
      }
      await expect.poll(htmlAfterExpiry, { timeout: 30_000 }).toContain(name)
    })
  }

  const UNCACHED_PATHS = [
    '/serum',
    '/melatonina',
    '/verisol',
    '/gomas-renova-hair',
    '/colageno-chocolate',
    '/creatina-morning-shot',
    '/espuma-de-limpeza-facial.html',
    '/en/serum',
    '/en/melatonina',
    '/en/verisol',
    '/en/gomas-renova-hair',
  ]
  for (const [index, mode] of MODES.entries()) {
    test(`L9 R5 ${mode}: an uncached page is a 503 with a readable text, and complete after the outage`, async () => {
      const path = UNCACHED_PATHS[index]!
      await proxy.mode(mode, LATENCY)
      const { status, headers, html, spent } = await get(shop, path)
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(html).toContain(
        path.startsWith('/en') ? 'The store will be right back' : 'A loja volta em instantes',
      )
      expect(html).toContain('Rosalume')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      // A busy machine can delay one response; further attempts use paths that the shop has not looked up yet.
      let attempt = 0
      const spentOnNewPath = async () =>
        attempt++ === 0 ? spent : (await get(shop, `${path}-${attempt}`)).spent
      await expect.poll(spentOnNewPath).toBeLessThan(2000)
      await proxy.mode('ok')
      await shop.advance(CIRCUIT_OPEN_MS)
      await expect.poll(async () => (await get(shop, path)).status, 'a failed render is not cached').toBe(200)
    })
  }

  test('P9 a 404 of the store is a 404, not an outage', async () => {
    await proxy.mode('ok')
    expect((await get(shop, '/nada-disso')).status).toBe(404)
    await proxy.mode('http500')
    const { status } = await get(shop, '/nada-ainda')
    expect(status, 'an outage does not prove that the page is missing').toBe(503)
    await proxy.mode('ok')
    await shop.advance(CIRCUIT_OPEN_MS)
  })

  test('P9 a search that fails at the store is a 503, not an empty result', async () => {
    await proxy.mode('ok')
    await expect.poll(async () => (await get(shop, '/busca?busca=whey')).status).toBe(200)
    await proxy.mode('http500')
    const { status, headers, html } = await get(shop, '/busca?busca=serum')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBeTruthy()
    expect(html).toContain('A loja volta em instantes')
    await proxy.mode('ok')
  })

  test('L10 T21 a message that the store does not take keeps its values and can be sent again, without JavaScript', async () => {
    await proxy.mode('ok')
    await expect.poll(async () => (await get(shop, '/pagina/atendimento')).status).toBe(200)
    await proxy.mode('http500', { only: /POST .*contact/ })
    await visit(shop.origin, async (plain) => {
      await plain.open('/pagina/atendimento')
      plain.fill('Nome', 'Ana Souza', plain.main)
      plain.fill('E-mail', 'ana@exemplo.com', plain.main)
      // An external store requires the phone.
      plain.fill('Telefone com DDD', '11987654321', plain.main)
      plain.fill('Assunto', 'Entrega', plain.main)
      plain.fill('Mensagem', 'Onde está o meu pedido?', plain.main)
      await plain.press('Enviar mensagem', plain.main)
      expect(plain.text(plain.main)).toContain('Não foi possível enviar a sua mensagem agora')
      expect(plain.field('Mensagem', plain.main).value).toBe('Onde está o meu pedido?')
      await proxy.mode('ok')
      await plain.press('Enviar mensagem', plain.main)
      expect(plain.url.hash).toBe('#mensagem-enviada')
    })
  })

  for (const mode of ['never', 'http500', 'refused'] as const)
    test(`L11 ${mode}: many visits to unknown addresses make few calls, and the store is called again after the outage`, async () => {
      await proxy.mode('ok')
      await shop.advance(PAGE_LIFE_MS)
      await expect.poll(async () => (await get(shop, '/nada-antes')).status).toBe(404)
      proxy.reset()
      await proxy.mode(mode)
      const visits = Array.from({ length: 300 }, (_, index) => get(shop, `/nada-${mode}-${index}`))
      const statuses = (await Promise.all(visits)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([503]))
      expect(proxy.peak()).toBeLessThanOrEqual(20)
      expect(proxy.seen.length).toBeLessThan(60)
      proxy.reset()
      expect((await get(shop, `/nada-${mode}-novo`)).spent).toBeLessThan(500)
      expect(proxy.seen).toEqual([])
      await proxy.mode('ok')
      await shop.advance(CIRCUIT_OPEN_MS)
      await expect.poll(async () => (await get(shop, `/nada-${mode}-novo`)).status).toBe(404)
    })

  test('a kit whose price cannot be fetched shows its precosGerais, with "erro" in the log (spec section 7)', async () => {
    await proxy.mode('http500', { only: /list\/detail/ })
    const { status, html } = await get(shop, '/en/colageno')
    expect(status).toBe(200)
    expect(html).toMatch(/R\$\s?24\.90/)
    expect(shop.output()).toMatch(/"message":"erro \/colageno-1-pote\.html"/)
    await proxy.mode('ok')
  })
})
