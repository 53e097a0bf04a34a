import { drawerOf, expect, LANGUAGES, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const SCRIPTS = /\/_next\/static\/.*\.js$/

for (const language of LANGUAGES)
  test(
    `T21 decision 0033 ${language.lang}: a page is painted before it requests its scripts, and works`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(language.localPath('/serum'))
      await page.getByRole('button', { name: language.add }).first().click()
      await expect(drawerOf(page, language)).toBeVisible()
      const { painted, requestTimes } = await page.evaluate((scripts) => {
        const requestTimes = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(scripts).test(name))
          .map(({ startTime }) => startTime)
        return { painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, requestTimes }
      }, SCRIPTS.source)
      expect(requestTimes.length).toBeGreaterThan(5)
      expect(Math.min(...requestTimes)).toBeGreaterThan(painted)
      await expect(page.locator('script[data-src]')).toHaveCount(0)
    },
  )

test('decision 0033 a page that never paints still loads its scripts', async ({ page }) => {
  // A tab opened in the background reports no paint until it becomes visible.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    }
  })
  await page.goto('/serum')
  await expect(page.locator('script[data-src]')).toHaveCount(0)
  await page.getByRole('button', { name: LANGUAGES[0].add }).first().click()
  await expect(drawerOf(page, LANGUAGES[0])).toBeVisible()
})
