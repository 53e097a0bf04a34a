import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test, type Language } from './fixtures.ts'

/** Returns the language switch of the header; on a phone it is in the menu, which this opens. */
async function languageSwitch(page: Page, { openMenu }: Language) {
  const opener = page.getByRole('button', { name: openMenu })
  if (await opener.isVisible()) await opener.click()
  return page.getByRole('banner').getByRole('link', { name: /English|português/ })
}

for (const language of LANGUAGES) {
  const { lang, home, localPath, access } = language

  test(`${lang}: the banner links to the collagen page, rotates by itself and can be stopped`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(home)
    const banner = page.getByRole('region', { name: lang === 'pt' ? 'Destaques' : 'Highlights' })
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', localPath('/colageno'))
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

  test(`${lang}: header and footer link to account, languages and product lines`, async ({ page }) => {
    await page.goto(home)
    await expect(page.getByRole('banner').getByRole('link', { name: access })).toHaveAttribute(
      'href',
      localPath('/checkout/acesso'),
    )
    const other = lang === 'pt' ? '/en' : '/'
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /English|português/ })).toHaveAttribute('href', other)
    await expect(footer.getByRole('link', { name: 'Whey' }).first()).toBeVisible()
    await expect(await languageSwitch(page, language)).toHaveAttribute('href', other)
  })

  test(`P1 ${lang}: the language switch leads to the same page`, async ({ page }) => {
    await page.goto(localPath('/whey'))
    await (await languageSwitch(page, language)).click()
    await expect(page).toHaveURL(lang === 'pt' ? /\/en\/whey$/ : /[^n]\/whey$/)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'en' : 'pt-BR')
  })
}
