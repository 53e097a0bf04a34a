import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const RETURNS = '/pagina/troca-e-devolucao'

test.describe('the table of contents', () => {
  const open = async (page: Page, name: string) => {
    await page.goto(RETURNS)
    const contents = page.getByRole('navigation', { name: 'Nesta página' })
    const summary = contents.locator('summary')
    if (await summary.isVisible()) await summary.click()
    await contents.getByRole('link', { name, exact: true }).click()
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })
      for (const width of [360, 1280]) {
        test(`scrolls the heading below the header, at ${width}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await open(page, 'Garantia')
          await expect(page).toHaveURL(/#garantia$/)
          const header = await page.getByRole('banner').boundingBox()
          await expect
            .poll(async () => {
              const { y } = (await page.locator('#garantia').boundingBox())!
              return y >= header!.height && y < 400
            })
            .toBe(true)
        })
      }
    })
  }
})
