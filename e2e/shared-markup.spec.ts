import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const QUESTIONS = 'details[name="duvidas"] summary'
const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents()

for (const [path, next, selector] of [
  ['/', '/whey', 'main h2'],
  ['/en', '/en/whey', 'main h2'],
  ['/colageno', '/whey', QUESTIONS],
  ['/en/colageno', '/en/whey', QUESTIONS],
] as const)
  test(
    `T12 ${path}: the payload does not repeat the HTML; a link in shared markup navigates client-side, and going back shows the same content (decision 0053)`,
    { tag: '@one-language' },
    async ({ page }) => {
      const html = await (await page.request.get(path)).text()
      await page.goto(path)
      const before = await textsOf(page, selector)
      expect(before.length).toBeGreaterThan(4)
      // At most twice: a question is in the structured data too.
      for (const text of before) expect(html.split(text).length - 1, text).toBeLessThanOrEqual(2)
      const isHydrated = () =>
        page
          .locator('footer')
          .evaluate((footer) => Object.keys(footer).some((key) => key.startsWith('__react')))
      await expect.poll(isHydrated).toBe(true)

      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.locator(`footer a[href="${next}"]`).first().click()
      await expect(page).toHaveURL(next)
      await page.goBack()
      await expect.poll(() => textsOf(page, selector)).toEqual(before)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    },
  )
