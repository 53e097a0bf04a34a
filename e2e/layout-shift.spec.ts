import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { LAYOUTS, templatePath, TEMPLATES, type Template } from './templates.ts'

/** Delay of fonts and pictures, in milliseconds. */
const DELAY_MS = 300
/** Pause at each screen while scrolling down, in milliseconds. */
const PAUSE_MS = 100
/** Upper limit for the sum of all shifts: less than one pixel of a window 740 px high. */
const MAX_SHIFT = 0.001

interface Shift {
  value: number
  elements: string[]
}

/** Records every layout shift of the documents that the page loads from now on, including shifts after user input. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = ({ node }: LayoutShiftAttribution) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({ value: entry.value, elements: entry.sources.map(nameOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** Scrolls down the page screen by screen, so that lazy pictures and deferred sections load. */
async function scrollToEnd(page: Page) {
  await page.evaluate(async (pause) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // Wait for the paint, so that a slow machine does not skip a screen.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }, PAUSE_MS)
}

/** Checks all sections, which have their layout by now, in a narrow window and with a doubled font size (WCAG 1.4.4 and 1.4.10). */
async function expectNoSidewaysScrolling(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await beyond(), 'at 360 px').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await beyond(), 'at 320 px with a doubled font size').toBeLessThanOrEqual(0)
}

// Portuguese pages run on a phone, English ones on a wide screen (playwright.config.ts).
for (const { lang } of LANGUAGES) {
  for (const template of lang === 'en' ? LAYOUTS : (Object.keys(TEMPLATES) as Template[])) {
    test(`${lang} ${template}: no layout shift while fonts and pictures load late, down to the end, and no sideways scrolling there`, async ({
      page,
      consoleErrors,
    }) => {
      await page.route(/\.(?:woff2|avif|webp|svg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
        await route.continue()
      })
      await recordShifts(page)
      await page.goto(templatePath(template, lang))
      await scrollToEnd(page)
      await page.evaluate(() => document.fonts.ready)
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
      await expectNoSidewaysScrolling(page)
      // The browser logs the document's status 404 as an error.
      if (template === 'not found') consoleErrors.length = 0
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test(
  'fonts that load too late for the first page are used on the next one',
  { tag: '@any-size' },
  async ({ page }) => {
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
  },
)

interface LayoutShiftAttribution {
  node: Node | null
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: LayoutShiftAttribution[]
}
