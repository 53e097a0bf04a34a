import AxeBuilder from '@axe-core/playwright'
import { expect, LANGUAGES, test } from './fixtures.ts'

for (const { lang, home, page: at, access } of LANGUAGES) {
  test(`${lang}: the banner leads to the collagen page, turns by itself, and stops when asked`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(home)
    const banner = page.getByRole('region', { name: lang === 'pt' ? 'Destaques' : 'Highlights' })
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', at('/colageno'))
    const current = () => banner.locator('[aria-current="true"]').getAttribute('aria-label')
    const first = await current()
    await page.mouse.move(2, 700)
    await page.clock.runFor(6100)
    await expect.poll(current).not.toBe(first)
    const second = await current()
    await banner.getByRole('button', { name: lang === 'pt' ? 'Pausar a rotação' : 'Pause rotation' }).click()
    await page.mouse.move(2, 700)
    await page.clock.runFor(13_000)
    expect(await current()).toBe(second)
  })

  test(`${lang}: header and footer carry account, language and the lines of the shop`, async ({ page }) => {
    await page.goto(home)
    await expect(page.getByRole('banner').getByRole('link', { name: access })).toHaveAttribute(
      'href',
      at('/checkout/acesso'),
    )
    const other = lang === 'pt' ? '/en' : '/'
    await expect(page.getByRole('banner').getByRole('link', { name: /English|português/ })).toHaveAttribute(
      'href',
      other,
    )
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /English|português/ }),
    ).toHaveAttribute('href', other)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Whey' }).first()).toBeVisible()
  })

  test(`P1 ${lang}: the language switch leads to the same page`, async ({ page }) => {
    await page.goto(at('/whey'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English|português/ })
      .click()
    await expect(page).toHaveURL(lang === 'pt' ? /\/en\/whey$/ : /[^n]\/whey$/)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'en' : 'pt-BR')
  })

  for (const path of [
    home,
    at('/colageno'),
    at('/checkout/carrinho/'),
    at('/checkout/acesso'),
    at('/checkout/pagamento'),
    at('/nada'),
    at('/indisponivel'),
  ]) {
    test(`R91 axe finds nothing on ${path}`, async ({ page, complaints }) => {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([])
      if (path.includes('nada')) complaints.length = 0
    })
  }
}

test('nothing on the page is wider than the screen', async ({ page }) => {
  for (const path of ['/', '/en', '/colageno', '/whey', '/checkout/acesso']) {
    await page.goto(path)
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(inner, path).toBeLessThanOrEqual(outer!)
  }
})

test('no request leaves the shop', async ({ page, shop }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin) && !request.url().startsWith('data:'))
      strangers.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(strangers).toEqual([])
})
