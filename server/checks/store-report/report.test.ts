import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { startApi } from '../../../e2e/contract/api-process.ts'
import { OWN_CONFIG } from '../../../e2e/contract/own-config.ts'
import { startForeignStore } from '../../../e2e/foreign-store/host.ts'
import { reportOn } from './report.ts'

const store = await startForeignStore()
after(() => store.close())

async function sentences(
  base: string,
  source = {},
  userAgent = 'Loja/1.0',
  menus = ['topo-2026'],
  showcases = ['nada'],
) {
  const { env } = parseEnv({ STORE_API_URL: base, BRAND_FILE: 'e2e/brands/serra-alta', ...source })
  const [mainMenu = '', ...footerMenus] = menus
  const blocks = {
    mainMenu,
    footerMenus,
    phoneMenu: mainMenu,
    popularMenu: mainMenu,
    banners: 'banner-principal',
    showcases,
  }
  const findings = await reportOn(base, { env, userAgent, blocks })
  const of = (verdict: string) =>
    findings.flatMap((finding) => (finding.verdict === verdict ? finding.sentence : [])).join('\n')
  return { shown: of('shown'), missing: of('missing'), problem: of('problem') }
}

async function hostThat(response: RequestListener) {
  const server = createServer(response).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('platform 6 the report has a sentence for everything that a shop needs from a store', async () => {
  const { shown, missing, problem } = await sentences(store.apiUrl, { PLATFORM_PROXY: '1' })
  for (const part of [
    /Menu "topo-2026" has \d+ items/,
    /Banner "banner-principal" has 3 pictures/,
    /A search for "a" finds \d+ products, of which a page shows 24/,
    /state them/,
    /Pictures come from 127\.0\.0\.1/,
    /url\/verify returns the kind/,
    /An unknown address is "not found"/,
    /The session is the cookie PHPSESSID/,
    /put into the cart, changed and removed/,
    /quotes 3 delivery options/,
    /checkout appears on the shop's host/,
    /The store has: coupons, .*wishlist, .*newsletter/,
  ])
    assert.match(shown, part)
  assert.match(missing, /do not state the tag manager, .*free shipping/)
  assert.match(missing, /no showcase "nada".*HOME_SHOWCASES/)
  assert.equal(problem, '')
  assert.doesNotMatch(missing, /calls for/)
})

test('P30 without a checkout nobody can pay, and the report names the setting', async () => {
  assert.match((await sentences(store.apiUrl)).problem, /Nobody can pay yet: .*PLATFORM_PROXY=1/)
  assert.match(
    (await sentences(store.apiUrl, { SESSION_COOKIE: 'SID' })).problem,
    /no cookie SID: set SESSION_COOKIE/,
  )
  const external = await sentences(store.apiUrl, { CHECKOUT_URL: 'https://pay.example' })
  assert.match(external.missing, /Checkout is https:\/\/pay\.example/)
})

test('platform 3.1 each name that the store does not have is a sentence with its variable and what the shop then lacks', async () => {
  const { missing } = await sentences(store.apiUrl, {}, 'Loja/1.0', ['nada', 'rodape-nada'], [])
  assert.match(missing, /no menu "nada", so the shop has no main menu\. Set MENU_MAIN to/)
  assert.match(missing, /no menu "rodape-nada", so the footer lacks its links\. Set MENU_FOOTER to/)
  assert.match(missing, /home page has no row of products: set HOME_SHOWCASES/)
  assert.equal(missing.match(/no menu "nada"/g)?.length, 1)
})

test('platform 3 links that name another host than the API are a problem, and the report names STORE_HOSTS', async () => {
  const produtos = [{ id: 1, nome: 'Vaso', url: 'https://www.loja.example/vaso' }]
  const base = await hostThat((request, response) => {
    const body = request.url?.includes('listing/search') ? { conteudo: { produtos } } : { configuracoes: [] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  assert.match(
    (await sentences(base)).problem,
    /links name www\.loja\.example .*set STORE_HOSTS=www\.loja\.example\./,
  )
  const set = await sentences(base, { STORE_HOSTS: 'loja.example' })
  assert.doesNotMatch(set.problem, /STORE_HOSTS/)
})

test('contract 4.4 the embedded store as an outside host: its home page has kits, and its pictures have no host', async () => {
  const api = await startApi()
  after(() => api.stop())
  const source = { APP_TOKEN: OWN_CONFIG.appToken, SESSION_COOKIE: OWN_CONFIG.sessionCookie }
  const { shown, missing } = await sentences(api.address, source, 'Loja/1.0', ['menu-principal'], [])
  assert.match(shown, /The home page has \d\d? kits and \d pictures? of the store/)
  assert.match(missing, /pictures of \d+ of \d+ products have addresses without a host/)
  assert.doesNotMatch(missing, /no banner|HOME_SHOWCASES|placeholder/)
})

test('R64 without a menu the sitemap finds no product, and the report says so', async () => {
  const { problem } = await sentences(store.apiUrl, { PLATFORM_PROXY: '1' }, 'Loja/1.0', ['nada'])
  assert.match(problem, /Sitemap and product feed find the products through the menus/)
})

test('P28 without a brand file the shop has another name and no privacy policy', async () => {
  const { problem } = await sentences(store.apiUrl, { BRAND_FILE: '' })
  assert.match(problem, /called "Rosalume" and has no privacy policy: set BRAND_FILE/)
})

test('platform 1 a rejected user agent, a wrong token or address and a host that is down are one sentence each', async () => {
  const rejected = await sentences(store.apiUrl, {}, 'curl/8')
  assert.match(rejected.problem, /responds with 403 and a page.*"curl\/8".*API_USER_AGENT/)
  assert.equal(rejected.shown, '')
  assert.match(
    (await sentences(store.apiUrl, { APP_TOKEN: 'other' })).problem,
    /rejects the App-Token \(401\)/,
  )
  assert.match(
    (await sentences(`${store.origin}/apis`)).problem,
    /responds with 404 and a page.*STORE_API_URL/,
  )
  assert.match((await sentences('http://127.0.0.1:1')).problem, /does not respond .*Check STORE_API_URL/)
})

test('P30 a checkout on another host than the API is a problem until PLATFORM_URL names that host', async () => {
  const pages = await hostThat((_, response) => response.writeHead(200).end('<p>Carrinho</p>'))
  const redirecting = await hostThat((request, response) => {
    if (request.url === '/checkout/carrinho/')
      return void response.writeHead(302, { location: `${pages}/checkout/carrinho/` }).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"configuracoes":[]}')
  })
  const found = await sentences(redirecting, { PLATFORM_PROXY: '1' })
  assert.match(
    found.problem,
    new RegExp(`on another host: .*Set PLATFORM_URL=${pages} and PLATFORM_PROXY=1\\.`),
  )
  const set = await sentences(redirecting, { PLATFORM_PROXY: '1', PLATFORM_URL: pages })
  assert.match(set.shown, /checkout appears on the shop's host/)
  assert.doesNotMatch(set.problem, /checkout/)
  const without = await hostThat((request, response) => {
    const isPage = request.url?.startsWith('/checkout/')
    response.writeHead(isPage ? 404 : 200, { 'content-type': 'application/json' }).end('{"configuracoes":[]}')
  })
  for (const source of [{}, { PLATFORM_PROXY: '1' }])
    assert.match((await sentences(without, source)).problem, /answers 404\. Set PLATFORM_URL if /)
})

test('platform 4 a checkout page that leaves the shop’s host or needs more folders is a problem', async () => {
  const base = await hostThat((request, response) => {
    const host = `http://${request.headers.host}`
    if (request.url === '/checkout/carrinho/')
      return void response.end(
        `<a href="${host}/checkout/pagamento">Pagar</a><script src="/skin/loja.js"></script><img src="/checkout/a.png">`,
      )
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"configuracoes":[]}')
  })
  const { problem } = await sentences(base, { PLATFORM_PROXY: '1' })
  assert.match(problem, /names the store's own host 1 time:/)
  assert.match(problem, /needs files below \/skin: set PLATFORM_PROXY_PATHS=\/skin/)
  assert.match(problem, /search finds no product/)
})
