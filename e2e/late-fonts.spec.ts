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

test('R91 without the display font each figure of the formula keeps its line, so nothing moves when the font comes', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/colageno')
  const figures = page.getByRole('definition').filter({ hasText: /^\d+%$/ })
  await expect(figures).toHaveCount(4)
  const lines = await figures.evaluateAll((all) =>
    all.map((figure) => figure.clientHeight / parseFloat(getComputedStyle(figure).lineHeight)),
  )
  expect(lines.map(Math.round)).toEqual([1, 1, 1, 1])
  // The browser logs each font that is blocked.
  consoleErrors.length = 0
})
