import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const questions = (page: Page) => page.locator('details[name="duvidas"] summary').allTextContents()

for (const [path, next] of [
  ['/', '/whey'],
  ['/en', '/en/whey'],
  ['/colageno', '/whey'],
] as const)
  test(`T12 ${path}: the payload does not repeat the HTML; a link in shared markup navigates client-side, and going back shows the same content (decision 0053)`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text()
    await page.goto(path)
    const before = await questions(page)
    expect(before.length).toBeGreaterThan(4)
    for (const question of before) expect(html.split(question).length).toBeLessThanOrEqual(3)
    const isHydrated = () =>
      page
        .locator('footer')
        .evaluate((footer) => Object.keys(footer).some((key) => key.startsWith('__react')))
    await expect.poll(isHydrated).toBe(true)

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator(`footer a[href="${next}"]`).first().click()
    await expect(page).toHaveURL(next)
    await page.goBack()
    await expect.poll(() => questions(page)).toEqual(before)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
