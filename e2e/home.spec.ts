import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test, type Language } from './fixtures.ts'

test.use({ isFirstVisit: true })

/** Returns the language switch of the header; on a phone it is in the menu, which this opens. */
async function languageSwitch(page: Page, { openMenu }: Language) {
  const opener = page.getByRole('button', { name: openMenu })
  if (await opener.isVisible()) await opener.click()
  return page.getByRole('banner').getByRole('link', { name: /English|português/ })
}

for (const language of LANGUAGES) {
  const { lang, localPath, access } = language

  test(`P1 ${lang}: header and footer link to account and product lines; the language switch leads to the same page`, async ({
    page,
  }) => {
    await page.goto(localPath('/whey'))
    await expect(page.getByRole('banner').getByRole('link', { name: access })).toHaveAttribute(
      'href',
      localPath('/checkout/acesso'),
    )
    const other = lang === 'pt' ? '/en/whey' : '/whey'
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /English|português/ })).toHaveAttribute('href', other)
    await expect(footer.getByRole('link', { name: 'Whey' }).first()).toBeVisible()
    const link = await languageSwitch(page, language)
    await expect(link).toHaveAttribute('href', other)
    await link.click()
    await expect(page).toHaveURL(lang === 'pt' ? /\/en\/whey$/ : /[^n]\/whey$/)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'en' : 'pt-BR')
  })
}
