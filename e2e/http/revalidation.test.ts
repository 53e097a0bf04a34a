import { after, before, describe } from 'node:test'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from './fixtures.ts'
import { startApi, type ApiProcess } from '../contract/api-process.ts'
import { OWN_CONFIG } from '../contract/own-config.ts'
import { startFaultProxy, type FaultProxy } from '../faults/fault-proxy.ts'
import { runReviews, submitReview } from '../review-commands.ts'
import { openShop, type Shop } from '../shop.ts'
import { DEFAULT_BRAND } from '../../lib/brand/read-brand.ts'

const SECRET = 'a-secret-of-these-tests'
const POLL = { timeout: 5000, intervals: [100] }
/** The stand-alone store caches documents this long. */
const STORE_CACHE_MS = 2000
const root = path.resolve(import.meta.dirname, '../..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')

/** Runs `npm run catalogue` on the database in a folder. */
async function runCatalogue(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(node, ['scripts/catalogue.mjs', ...args], { cwd: root, env })
  return stdout
}

async function read(shop: Shop, address: string) {
  const response = await fetch(shop.origin + address)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const html = (shop: Shop, address: string) => async () => (await read(shop, address)).html

/** The Cache-Status of a visit: whether the page came from memory, and whether it was stale. */
const stateOf = (shop: Shop, address: string) => async () =>
  (await read(shop, address)).headers.get('cache-status')

// Requests pages so that they are cached: an uncached page would show any change.
async function warm(shop: Shop, addresses: readonly string[]) {
  for (const address of addresses) expect((await read(shop, address)).status, address).toBe(200)
}

function invalidate(shop: Shop, body: object, secret = SECRET, method = 'POST'): Promise<Response> {
  return fetch(`${shop.origin}/api/revalidate`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
}

describe('a change in the embedded store invalidates pages', () => {
  let shop: Shop
  // Stands for the purge API of a CDN: what it got, and what the CDN would fetch at that moment.
  const purged: { method: string | undefined; token: string | undefined; keys: string[]; fetched: string }[] =
    []
  const cdn = createServer((request, response) => {
    const { authorization: token, 'surrogate-key': keys } = request.headers
    void read(shop, '/melatonina').then((page) => {
      const fetched = `${page.headers.get('cdn-cache-control')} ${page.html}`
      purged.push({ method: request.method, token, keys: String(keys).split(' '), fetched })
      response.end()
    })
  })
  before(async () => {
    cdn.listen(0, '127.0.0.1')
    await once(cdn, 'listening')
    const purgeUrl = `http://cdn-token@127.0.0.1:${(cdn.address() as AddressInfo).port}/`
    shop = await openShop({ STAGING: '1', EDGE_HEADERS: purgeUrl })
  })
  after(async () => {
    await shop.stop()
    cdn.closeAllConnections()
    cdn.close()
  })

  test('a price set by the command is on pages, in JSON-LD and in listings within seconds, in both languages', async () => {
    const pages = [
      ['/serum', '41,23'],
      ['/en/serum', 'R$\u00a041.23'],
      ['/produtos', '41,23'],
      ['/en/produtos?ordem=menor-preco', 'R$\u00a041.23'],
      ['/categoria/skincare', '41,23'],
    ] as const
    await warm(
      shop,
      pages.map(([address]) => address),
    )
    await warm(shop, ['/feeds/google.xml'])
    expect(await runCatalogue(shop.dataDir, 'price', '/serum', '41,23')).toContain('within seconds')
    await expect.poll(html(shop, '/serum'), POLL).toContain('"price":"41.23"')
    for (const [address, price] of pages) await expect.poll(html(shop, address), POLL).toContain(price)
    await expect.poll(html(shop, '/feeds/google.xml'), POLL).toContain('41.23 BRL')
  })

  test('decision 0073 a CDN keeps a page for a minute, and is purged by the keys of a change when the new copy exists', async () => {
    await warm(shop, ['/melatonina'])
    const { headers } = await read(shop, '/melatonina')
    expect(headers.get('surrogate-key')?.split(' ')).toContain('produto:/melatonina')
    expect(headers.get('cdn-cache-control')).toContain('max-age=60')
    await runCatalogue(shop.dataDir, 'price', '/melatonina', '43,21')
    const purge = () => purged.find(({ keys }) => keys.includes('produto:/melatonina'))
    await expect.poll(purge, { timeout: 10_000 }).toMatchObject({
      method: 'PURGE',
      token: 'Bearer cdn-token',
      // On a busy machine the new copy may not exist yet.
      fetched: expect.stringMatching(/max-age=1,|43,21/),
    })
    expect(shop.output()).not.toContain('cdn-token')
  })

  test('a sold-out product shows as sold out within seconds', async () => {
    await warm(shop, ['/melatonina'])
    await runCatalogue(shop.dataDir, 'stock', '/melatonina', '0')
    await expect.poll(html(shop, '/melatonina'), POLL).toContain('OutOfStock')
  })

  test('a review that the command publishes shows within seconds', async () => {
    await warm(shop, ['/creatina-morning-shot', '/avaliacoes-produtos-rosalume'])
    const comentario = 'Treino de manhã e gostei muito do sabor limão.'
    const id = await submitReview(shop, { comentario, produto_categoria: 'creatina', nota: '5' })
    await runReviews(shop, 'approve', String(id))
    await expect.poll(html(shop, '/creatina-morning-shot'), POLL).toContain(comentario)
    await expect
      .poll(html(shop, '/avaliacoes-produtos-rosalume?assunto=creatina&ordem=created_at_desc'), POLL)
      .toContain(comentario)
  })

  test('R74 with STAGING=1 every response is noindex', async () => {
    for (const address of [
      '/',
      '/serum',
      '/nada-disso',
      '/api/revalidate',
      '/v2/front/settings',
      '/img/serum-320.webp',
    ])
      expect((await fetch(shop.origin + address)).headers.get('x-robots-tag'), address).toContain('noindex')
  })

  test('without a configured secret every invalidation is rejected; GET is 405', async () => {
    for (const secret of ['', 'undefined', SECRET])
      expect((await invalidate(shop, { tags: ['precos'] }, secret)).status).toBe(401)
    const { status, headers } = await invalidate(shop, {}, SECRET, 'GET')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an external store invalidates pages', () => {
  let api: ApiProcess
  let proxy: FaultProxy
  let shop: Shop
  before(async () => {
    api = await startApi()
    proxy = await startFaultProxy(api.address)
    const { appToken: APP_TOKEN } = OWN_CONFIG
    // With an external store the shop has the kit builder only when BRAND_FILE names a brand with one.
    const env = { BRAND_FILE: DEFAULT_BRAND, APP_TOKEN, REVALIDATE_SECRET: SECRET }
    shop = await openShop({ STORE_API_URL: proxy.url, ...env })
  })
  after(async () => {
    await shop.stop()
    await proxy.close()
    await api.stop()
  })

  test('the secret invalidates pages by path or tag; a wrong secret or an unknown target changes nothing', async () => {
    await warm(shop, ['/serum', '/en/serum', '/produtos'])
    await runCatalogue(api.dataDir, 'price', '/serum', '41.23')
    expect((await invalidate(shop, { paths: ['/serum'] }, 'a-guess-of-somebody')).status).toBe(401)
    expect((await invalidate(shop, { paths: ['https://loja.example/serum'] })).status).toBe(422)
    expect((await invalidate(shop, { tags: ['estoque'] })).status).toBe(422)
    expect((await read(shop, '/serum')).html).not.toContain('41,23')
    const response = async () => (await invalidate(shop, { paths: ['/serum'] })).json()
    expect(await response()).toEqual({ paths: ['/serum', '/en/serum'], tags: [] })
    const afterInvalidating = async () => {
      expect((await invalidate(shop, { paths: ['/serum'] })).status).toBe(200)
      return (await read(shop, '/serum')).html
    }
    await expect.poll(afterInvalidating, { ...POLL, intervals: [500] }).toContain('41,23')
    await expect.poll(html(shop, '/en/serum'), POLL).toContain('R$\u00a041.23')
    expect((await read(shop, '/produtos')).html, 'the path does not invalidate listings').not.toContain(
      '41,23',
    )
    // By then the store has no cached document from before the price change. A single request, because each makes every page with prices
    // render again.
    await sleep(STORE_CACHE_MS)
    expect((await invalidate(shop, { tags: ['precos'] })).status).toBe(200)
    await expect.poll(html(shop, '/produtos'), POLL).toContain('41,23')
  })

  // Pages that an earlier test invalidated may still be rendering.
  const renderingEnds = () =>
    expect
      .poll(async () => {
        const calls = proxy.seen.length
        await sleep(500)
        return proxy.seen.length - calls
      }, POLL)
      .toBe(0)

  test('decision 0058 the tag of a product renders again the pages that show it or list products, and no others', async () => {
    await warm(shop, ['/melatonina', '/produtos', '/serum', '/pagina/termos'])
    await renderingEnds()
    proxy.reset()
    expect((await invalidate(shop, { tags: ['produto:/melatonina'] })).status).toBe(200)
    const requested = () => proxy.seen.map(({ path }) => decodeURIComponent(path)).join('\n')
    await expect.poll(requested, POLL).toMatch(/\/melatonina/)
    await expect.poll(requested, POLL).toMatch(/produtos/)
    expect(requested()).not.toMatch(/\/serum|\/termos/)
    await expect.poll(stateOf(shop, '/melatonina'), POLL).toBe('shop; hit')
  })

  test('R17 a page that is rendered again without a change keeps its ETag and the date of its last change, so a crawler gets 304', async () => {
    const pages = ['/', '/colageno', '/en/serum', '/produtos', '/monte-seu-kit', '/pagina/termos']
    await warm(shop, pages)
    for (const page of pages) await expect.poll(stateOf(shop, page), POLL).toBe('shop; hit')
    const validators = async (page: string) => {
      const { headers } = await read(shop, page)
      return { etag: headers.get('etag')!, 'last-modified': headers.get('last-modified') }
    }
    const before = await Promise.all(pages.map(validators))
    proxy.reset()
    expect((await invalidate(shop, { tags: ['menus'] })).status).toBe(200)
    for (const page of pages) await expect.poll(stateOf(shop, page), POLL).toBe('shop; hit')
    expect(proxy.seen.length, 'the pages were rendered again').toBeGreaterThanOrEqual(pages.length)
    expect(await Promise.all(pages.map(validators))).toEqual(before)
    for (const [at, page] of pages.entries()) {
      const headers = { 'if-none-match': before[at]!.etag }
      expect((await fetch(shop.origin + page, { headers })).status, page).toBe(304)
    }
  })

  test('decision 0058 the tag of the menus invalidates every page, a tag of reviews only pages with reviews', async () => {
    const pages = ['/', '/en/serum', '/produtos?ordem=menor-preco', '/pagina/termos', '/monte-seu-kit']
    await warm(shop, pages)
    proxy.reset()
    expect((await invalidate(shop, { tags: ['menus'] })).status).toBe(200)
    for (const page of pages) await expect.poll(stateOf(shop, page), POLL).toBe('shop; hit')
    const names = ['url/home', '/serum', 'menor-preco', '/termos', 'monte-seu-kit']
    const requested = proxy.seen.map(({ path }) => decodeURIComponent(path)).join('\n')
    for (const name of names) expect(requested).toContain(name)
    proxy.reset()
    expect((await invalidate(shop, { tags: ['avaliacoes:serum'] })).status).toBe(200)
    await expect.poll(stateOf(shop, '/en/serum'), POLL).toBe('shop; hit')
    expect(proxy.seen.map(({ path }) => path).join('\n')).not.toMatch(/termos|monte-seu-kit/)
  })

  test('R6 pages invalidated during an outage are served from their last copy', async () => {
    const addresses = ['/', '/serum', '/en/serum', '/produtos', '/pagina/termos'] as const
    await warm(shop, addresses)
    await proxy.mode('http500')
    expect((await invalidate(shop, { tags: ['configuracoes'] })).status).toBe(200)
    expect((await invalidate(shop, { paths: ['/serum'] })).status).toBe(200)
    for (const address of [...addresses, ...addresses]) {
      const { status, html: text } = await read(shop, address)
      expect(status, address).toBe(200)
      if (address === '/serum') expect(text).toContain('41,23')
    }
    await proxy.mode('ok')
  })
})
