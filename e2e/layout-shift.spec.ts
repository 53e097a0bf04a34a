import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { templatePath, TEMPLATES, type Template } from './templates.ts'

/** Fonts and pictures come this much later than the page, in milliseconds. */
const LATE_MS = 300
/** How long each screen is looked at on the way down, in milliseconds. */
const LOOK_MS = 100
/** Less than any eye sees: one pixel of a screen of 740. */
const NOTHING = 0.001

interface Shift {
  value: number
  of: string[]
}

/** Notes every layout shift of the pages to come, also those that a press or a key would excuse. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = ({ node }: LayoutShiftAttribution) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({ value: entry.value, of: entry.sources.map(nameOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** Goes down the page screen by screen, so that lazy pictures and parts come. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async (look) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // Nobody reads on before the screen has been painted, however slow the machine.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, look))
    }
  }, LOOK_MS)
}

// Every template in Portuguese, on a phone (playwright.config.ts); in English, on a wide screen, one of each build.
const IN_ENGLISH: Template[] = [
  'home',
  'landing',
  'product',
  'kit list',
  'all products',
  'kit builder',
  'reviews',
  'faq',
  'about',
  'cart',
  'order summary',
  'not found',
]

for (const { lang } of LANGUAGES) {
  for (const template of lang === 'en' ? IN_ENGLISH : (Object.keys(TEMPLATES) as Template[])) {
    test(`${lang} ${template}: no layout shift while fonts and pictures load late, down to the end`, async ({
      page,
      complaints,
    }) => {
      await page.route(/\.(?:woff2|avif|webp|svg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
      await noteShifts(page)
      await page.goto(templatePath(template, lang))
      await readToTheEnd(page)
      await page.evaluate(() => document.fonts.ready)
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(NOTHING)
      // Some templates answer 404 on purpose, which the browser itself complains about.
      if (template === 'not found') complaints.length = 0
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test(
  'fonts that came too late for the first page are there for the next one',
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
