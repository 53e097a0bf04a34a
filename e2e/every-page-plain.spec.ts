import { expect, LANGUAGES, test } from './fixtures.ts'
import { LAYOUTS, templatePath, TEMPLATES, type Template } from './templates.ts'

const ALL = Object.keys(TEMPLATES) as Template[]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { lang } of LANGUAGES) {
    test(`${lang}: every ${lang === 'pt' ? 'page' : 'layout'} shows its heading, text and links`, async ({
      page,
      consoleErrors,
    }) => {
      for (const template of lang === 'pt' ? ALL : LAYOUTS) {
        await page.goto(templatePath(template, lang))
        await expect(page.getByRole('heading', { level: 1 }), template).toBeVisible()
        expect((await page.getByRole('main').innerText()).length, template).toBeGreaterThan(60)
        expect(await page.getByRole('main').getByRole('link').count(), template).toBeGreaterThan(0)
      }
      consoleErrors.length = 0
    })
  }
})

test('every page prints its text on white paper, without menu and buttons', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ media: 'print' })
  for (const template of ALL) {
    await page.goto(templatePath(template, 'pt'))
    await expect(page.getByRole('heading', { level: 1 }), template).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' }), template).toBeHidden()
    await expect(page.getByRole('button').filter({ visible: true }), template).toHaveCount(0)
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background, template).toBe('rgba(0, 0, 0, 0)')
  }
  consoleErrors.length = 0
})
