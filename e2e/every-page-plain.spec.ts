import { expect, test } from './fixtures.ts'
import { LAYOUTS, templatePath } from './templates.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // e2e/http/raw-html.test.ts checks the HTML of every template in both languages.
  test('every layout shows its heading, text and links', async ({ page, consoleErrors }) => {
    for (const template of LAYOUTS) {
      await page.goto(templatePath(template, 'pt'))
      await expect(page.getByRole('heading', { level: 1 }), template).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, template).toBeGreaterThan(60)
      await expect(page.getByRole('main').getByRole('link').first(), template).toBeVisible()
    }
    consoleErrors.length = 0
  })
})
