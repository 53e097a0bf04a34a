import type { Browser } from '@playwright/test'
import { startApi, type ApiProcess } from './contract/api-process.ts'
import { OWN_CONFIG } from './contract/own-config.ts'
import { startFaultProxy, type FaultMode, type FaultProxy } from './faults/fault-proxy.ts'
import { drawerOf, expect, kitCard, LANGUAGES, patient, test as base } from './fixtures.ts'
import { openShop, type Shop } from './shop.ts'

/** A shop whose store API stands behind a proxy that can be told to misbehave. */
const test = base.extend<object, { store: { proxy: FaultProxy; shop: Shop } }>({
  store: [
    async ({}, use) => {
      const api: ApiProcess = await startApi()
      const proxy = await startFaultProxy(api.address)
      const shop = await openShop({ STORE_API_URL: proxy.url, APP_TOKEN: OWN_CONFIG.appToken })
      await use({ proxy, shop })
      await shop.stop()
      await proxy.close()
      await api.stop()
    },
    { scope: 'worker' },
  ],
})

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
const SCOPE = { ms: 5000 }
const PAGE_LIFE_MS = 121_000

async function get(shop: Shop, path: string) {
  const start = performance.now()
  const answer = await fetch(shop.origin + path)
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, spent: performance.now() - start }
}

test.describe('the store misbehaves', () => {
  test.describe.configure({ mode: 'serial' })

  test('T9 the same build talks to another store as soon as it is named at start', async ({
    store: { proxy, shop },
  }) => {
    proxy.forget()
    // The first page of a server on a busy machine may take longer than a call to the store is given.
    await expect.poll(async () => (await get(shop, '/whey')).status).toBe(200)
    expect((await get(shop, '/whey')).html).toMatch(/R\$/)
    expect(proxy.seen.some(({ path }) => path.includes('product/detail'))).toBe(true)
  })

  for (const mode of MODES) {
    test(`L8 R6 ${mode}: warm pages stay 200 with the last copy and are fresh again afterwards`, async ({
      store: { proxy, shop },
    }) => {
      await proxy.mode('ok')
      for (const path of ['/', '/colageno']) expect((await get(shop, path)).status).toBe(200)
      proxy.forget()
      await proxy.mode(mode, SCOPE)
      const visit = async () => {
        await shop.advance(PAGE_LIFE_MS)
        for (const path of ['/', '/colageno', '/', '/colageno']) {
          const { status, html, spent } = await get(shop, path)
          expect(status, path).toBe(200)
          expect(html).toMatch(/R\$\s*24,90/)
          // Far below the deadline of a call: nobody waited for the store.
          expect(spent).toBeLessThan(1000)
        }
        return proxy.seen.filter((request) => request.mode === mode).length
      }
      // A refresh that was under way when the store began to misbehave is not begun anew: visits go on until one is.
      if (mode === 'refused') await visit()
      else await expect.poll(visit, 'the store was asked').toBeGreaterThan(0)
      await proxy.mode('ok')
      const etag = async () => (await get(shop, '/colageno')).headers.get('etag')
      const outdated = await etag()
      // A refresh that failed while the store was down is tried again after 30 s of the server's own clock.
      const later = async () => {
        await shop.advance(PAGE_LIFE_MS)
        return etag()
      }
      await expect.poll(later, { timeout: 10_000 }).not.toBe(outdated)
    })
  }

  const COLD = [
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
    test(`L9 R5 ${mode}: a cold page is a readable 503, and whole once the store is back`, async ({
      store: { proxy, shop },
    }) => {
      const path = COLD[index]!
      await proxy.mode(mode, SCOPE)
      const { status, headers, html, spent } = await get(shop, path)
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(html).toContain(
        path.startsWith('/en') ? 'The shop will be right back' : 'A loja volta em instantes',
      )
      expect(html).toContain('Rosalume')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(spent).toBeLessThan(2000)
      await proxy.mode('ok')
      await expect.poll(async () => (await get(shop, path)).status, 'rubbish never stays').toBe(200)
    })
  }

  test('L9 a page that tells of an outage asks for itself again, at the address that was wanted', async ({
    browser,
    store: { proxy, shop },
  }) => {
    const path = '/en/espuma-de-limpeza-facial.html'
    await proxy.mode('http500', SCOPE)
    const page = await inNewContext(browser)
    await page.goto(shop.origin + path)
    await expect(page.getByRole('heading', { name: LANGUAGES[1].unavailable })).toBeVisible()
    await proxy.mode('ok')
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.context().close()
  })

  test('P9 a 404 of the store is a 404, not an outage', async ({ store: { proxy, shop } }) => {
    await proxy.mode('ok')
    expect((await get(shop, '/nada-disso')).status).toBe(404)
    await proxy.mode('http500')
    const { status } = await get(shop, '/nada-ainda')
    expect(status, 'nobody can say that it does not exist').toBe(503)
    await proxy.mode('ok')
  })

  test('a price that cannot be asked falls back to the general one, with "erro" in the log (spec section 7)', async ({
    store: { proxy, shop },
  }) => {
    await proxy.mode('http500', { only: /list\/detail/ })
    const { status, html } = await get(shop, '/en/colageno')
    expect(status).toBe(200)
    expect(html).toMatch(/\$24\.90/)
    expect(shop.output()).toMatch(/^erro \/colageno-1-pote\.html$/m)
    await proxy.mode('ok')
  })
})

for (const language of LANGUAGES) {
  test(`L10 ${language.lang}: with the cart down the page stays usable, says so and keeps what was chosen`, async ({
    browser,
    store,
    complaints,
  }) => {
    const page = await inNewContext(browser)
    await page.goto(store.shop.origin + language.home)
    await store.proxy.mode('http500', { only: /POST .*checkout\/cart/ })
    const card = kitCard(page, language.lang === 'pt' ? '1 pote' : '1 pot').first()
    const select = card.getByLabel(language.flavour, { exact: true })
    await select.selectOption({ label: 'Cranberry' })
    await card.getByRole('button', { name: language.add }).click()
    await expect(page.getByText(language.addFailed)).toBeVisible()
    await expect(drawerOf(page, language)).toBeHidden()
    await expect(select).toHaveValue('422')
    await store.proxy.mode('ok')
    await card.getByRole('button', { name: language.add }).click()
    await expect(drawerOf(page, language)).toBeVisible()
    await page.context().close()
    expect(complaints).toEqual([])
  })
}

async function inNewContext(browser: Browser) {
  return patient(await (await browser.newContext()).newPage())
}
