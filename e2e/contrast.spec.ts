import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lowContrastTexts } from './text-contrast.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page and lays out all of it. */
async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.wheel(0, 10)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
}

/** Loads the pictures that a page shows in a window of this width. */
async function showPictures(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

for (const path of ['/', '/colageno', '/serum', '/en/verisol', '/pagina/quem-somos'])
  test(`R91 WCAG 1.4.3 ${path}: texts on pictures and gradients have enough contrast with what is painted behind them`, async ({
    page,
  }) => {
    await openWhole(page, path)
    for (const width of [360, 1280]) {
      await showPictures(page, width)
      const { low, count } = await lowContrastTexts(page)
      expect(low, `${width} px, ${count} texts`).toEqual([])
    }
  })

test('R91 a text on a picture that is too light is found', async ({ page }) => {
  await openWhole(page, '/')
  await showPictures(page, 1280)
  await page.evaluate(() => {
    const text = document.createElement('p')
    text.textContent = 'Letras claras demais'
    text.style.cssText = 'color: #ddd; background: linear-gradient(#fff, #eee)'
    document.querySelector('main')!.prepend(text)
  })
  const { low } = await lowContrastTexts(page)
  expect(low).toEqual([expect.stringContaining('Letras claras demais')])
})
