import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

test('fonts that load too late for the first page are used on the next one', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/produtos')
  await page.evaluate(() => document.fonts.ready)
  const faces = () => page.evaluate(() => [...document.fonts].map(({ display }) => display))
  expect((await faces()).filter((display) => display === 'optional')).toHaveLength(2)
  const before = (await faces()).length
  // The shell's script, which loads the fonts on a route change, sets this attribute once it runs and the page has loaded.
  await expect(page.locator('html[data-scrolls]')).toBeAttached()
  await page.locator('main a[href="/serum"]').click()
  await expect(page).toHaveURL('/serum')
  await expect.poll(async () => (await faces()).length).toBe(before + 2)
})
