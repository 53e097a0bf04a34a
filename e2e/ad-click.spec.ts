import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const AD = 'https://ads.example/page'

async function openAd(page: Page, target: string) {
  await page.route(`${AD}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Ad</title><a href="${target}">Ad</a>` }),
  )
  await page.goto(AD)
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)
const sendConsent = (page: Page, choice: object) =>
  page.evaluate(
    async (body) =>
      (
        await fetch('/api/consentimento', {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    choice,
  )
const storedClick = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/clique')).json()) as { clique: unknown }).clique)

test('R23 R24 an ad click leads to the URL without its gclid, and consent decides which cookies are stored', async ({
  page,
  shop,
}) => {
  await openAd(page, `${shop.origin}/colageno/?utm_source=google&gclid=Cj0K-_aB#produtos`)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('link').click()
  await page.waitForURL('**/colageno#produtos')
  expect(page.url()).toBe(`${shop.origin}/colageno#produtos`)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  const redirects = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).redirectCount
  expect(await page.evaluate(redirects), 'R30 at most one redirect').toBeLessThanOrEqual(1)

  const pending = await cookieOf(page, 'clique-a-espera')
  expect([pending?.httpOnly, pending?.secure, pending?.sameSite]).toEqual([true, true, 'Lax'])
  expect(Math.abs(pending!.expires - Date.now() / 1000 - 1800)).toBeLessThan(30)
  expect(await cookieOf(page, '_gcl_aw')).toBeUndefined()
  expect(await storedClick(page), 'no stored click before consent').toBeNull()

  expect(await sendConsent(page, { medicao: 1, anuncios: 1 })).toBe(204)
  const readable = await page.evaluate(() => document.cookie)
  expect(readable).toMatch(/_gcl_aw=GCL\.\d{10}\.Cj0K-_aB(?:;|$)/)
  expect(readable).not.toContain('clique')
  expect(await cookieOf(page, 'clique-a-espera')).toBeUndefined()
  expect((await cookieOf(page, 'clique'))?.httpOnly).toBe(true)
  expect(await storedClick(page)).toMatchObject({
    gclid: 'Cj0K-_aB',
    utm: { utm_source: 'google' },
    pagina: '/colageno',
  })

  expect(await sendConsent(page, {})).toBe(204)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consentimento'])
  expect(await storedClick(page)).toBeNull()

  await page.goBack()
  expect(page.url()).toBe(AD)
})

test('R25 R26 client-side navigation to a URL with a gclid ends at the URL without it; URLs with other click ids are not redirected', async ({
  page,
  request,
}) => {
  await page.goto('/serum')
  await page.waitForFunction(() => 'next' in window && 'router' in (window.next as object))
  const requested: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/colageno')) requested.push(sent.url())
  })
  await page.evaluate(() =>
    (window as never as { next: { router: { push(to: string): void } } }).next.router.push(
      '/colageno?gclid=Cj0K&x=1',
    ),
  )
  await page.waitForURL((url) => url.pathname === '/colageno' && url.search === '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested.filter((url) => url.includes('gclid')).length).toBeLessThanOrEqual(2)

  for (const query of ['?gbraid=1', '?wbraid=1', '?utm_source=x', '?fbclid=x']) {
    const response = await request.get(`/colageno${query}`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['set-cookie']]).toEqual([200, undefined])
  }
  const stored = await request.post('/api/clique', { data: { pagina: '/colageno?gbraid=0AAA' } })
  expect(stored.headers()['set-cookie']).toMatch(
    /^clique-a-espera=em=\d+&pagina=%2Fcolageno&gbraid=0AAA; .*HttpOnly/,
  )
})
