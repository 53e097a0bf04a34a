import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { useLateFonts } from './layout-shifts.ts'

test.use({ viewport: { width: 390, height: 780 }, isFirstVisit: true })

/** Returns the distance of the section with the kits from the top of the window, in pixels. */
const topOfProducts = (page: Page) =>
  page.locator('#kits').evaluate((section) => Math.round(section.getBoundingClientRect().top))

const scrollingEnds = async (page: Page) => {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => window.scrollY)
      const isStill = now === last
      last = now
      return isStill
    })
    .toBe(true)
}

/** Opens a page, scrolls a little (the first interaction) and waits until every section is laid out. */
async function visitLaidOut(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.wheel(0, 10)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
}

const isFooterLaidOut = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))

test.describe('before the first interaction', () => {
  test.use({ javaScriptEnabled: false })

  test('T21 decision 0031 sections far below are not laid out for the first paint', async ({ page }) => {
    await page.goto('/colageno')
    expect(await isFooterLaidOut(page)).toBe(false)
  })
})

/** Returns the heights in pixels of the sections that may be skipped, while they are and while they are not. */
const heightsOfSections = (page: Page) =>
  page.locator('section, footer').evaluateAll((sections) => {
    const skippable = (sections as HTMLElement[]).filter(({ style }) => style.contentVisibility === 'auto')
    return ['auto', 'visible', 'auto'].map((visibility) =>
      skippable.map((section) => {
        section.style.contentVisibility = visibility
        return section.getBoundingClientRect().height
      }),
    )
  })

test('decision 0031 the first interaction lays out all sections; those off-screen are skipped with their heights until the width changes', async ({
  page,
}) => {
  await page.goto('/colageno')
  await expect(page.locator('html')).toHaveAttribute('data-scrolls', 'smoothly')
  expect(await page.locator('[data-deferred]').count()).toBeGreaterThan(5)
  await page.mouse.wheel(0, 10)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
  await expect(page.locator('[data-deferred]')).toHaveCount(0)

  await expect.poll(() => isFooterLaidOut(page)).toBe(false)
  const [skipped, laidOut] = await heightsOfSections(page)
  expect(skipped!.length).toBeGreaterThan(5)
  expect(skipped).toEqual(laidOut)

  await page.setViewportSize({ width: 780, height: 390 })
  await expect.poll(() => isFooterLaidOut(page)).toBe(true)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('decision 0031 a URL with an anchor, and a link to it, scroll to its section', async ({ page }) => {
      await page.goto('/colageno#kits')
      await expect.poll(() => topOfProducts(page)).toBeLessThan(200)
      expect(await topOfProducts(page)).toBeGreaterThan(-5)

      await page.goto('/')
      await page.getByRole('main').locator('a[href="/colageno#kits"]').last().click()
      await scrollingEnds(page)
      expect(await topOfProducts(page)).toBeGreaterThan(-5)
      expect(await topOfProducts(page)).toBeLessThan(200)
    })
  })

test('decision 0031 reload and back keep the scroll position', async ({ page }) => {
  // Caches the fonts. With fonts that come late, only the first load would show the fallback, whose lines break elsewhere.
  // `document.fonts.ready` would not wait for a font that the page has not used yet.
  await page.goto('/obrigado')
  await useLateFonts(page)
  await visitLaidOut(page, '/colageno')
  const heading = page.getByRole('heading', { name: 'Dúvidas frequentes' })
  await heading.scrollIntoViewIfNeeded()
  await scrollingEnds(page)
  const topOfHeading = () => heading.evaluate((node) => node.getBoundingClientRect().top)
  const before = await topOfHeading()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
  await expect.poll(async () => Math.abs((await topOfHeading()) - before)).toBeLessThan(60)

  await page.goto('/obrigado')
  await page.goBack()
  await expect.poll(async () => Math.abs((await topOfHeading()) - before)).toBeLessThan(60)
})
