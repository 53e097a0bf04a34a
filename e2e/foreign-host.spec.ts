import { startApi } from './contract/api-process.ts'
import { OWN_CONFIG } from './contract/own-config.ts'
import { startPhpHost } from './faults/php-host.ts'
import { drawerOf, expect, kitCard, LANGUAGES, test as base } from './fixtures.ts'
import { openShop, type Shop } from './shop.ts'

const [pt] = LANGUAGES

/** A shop whose store API formats its JSON like the PHP host of the real platform. */
const test = base.extend<object, { foreign: Shop }>({
  foreign: [
    async ({}, use) => {
      const api = await startApi()
      const php = await startPhpHost(api.address)
      const shop = await openShop({ STORE_API_URL: php.url, APP_TOKEN: OWN_CONFIG.appToken })
      await use(shop)
      await shop.stop()
      await php.close()
      await api.stop()
    },
    { scope: 'worker' },
  ],
})

test('empty PHP arrays, numbers as text and unknown fields break no page', async ({ foreign }) => {
  for (const path of ['/', '/en', '/colageno', '/en/whey', '/serum']) {
    const response = await fetch(foreign.origin + path)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    const visibleHtml = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    const price = path.startsWith('/en') ? /R\$\s\d+\.\d\d/ : /R\$\s\d+,\d\d/
    expect([price.test(visibleHtml), /NaN|undefined|\[object/.test(visibleHtml)], path).toEqual([true, false])
  }
})

test('a kit can be bought from a PHP host, and its session becomes a cookie of the shop', async ({
  foreign,
  page,
  context,
}) => {
  await page.goto(foreign.origin)
  const card = kitCard(page, '1 pote').first()
  await card.getByLabel(pt.flavour, { exact: true }).selectOption({ label: 'Cranberry' })
  await card.getByRole('button', { name: pt.add }).click()
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByText(/R\$\s24,90/).first()).toBeVisible()
  await drawer.getByRole('button', { name: /^Aumentar/ }).click()
  await expect(drawer.getByText(/R\$\s49,80/).first()).toBeVisible()
  const [session] = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
  expect(session).toMatchObject({ domain: 'localhost', httpOnly: true, sameSite: 'Lax' })
  await page.reload()
  await expect(page.getByRole('link', { name: pt.cart }).first()).toHaveAccessibleName(/2 itens/)
})
