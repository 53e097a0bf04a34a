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
      test.setTimeout(90_000)
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
