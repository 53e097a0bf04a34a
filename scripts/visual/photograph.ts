import { randomBytes } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { templatePath } from '../../e2e/templates.ts'
import type { View } from './views.ts'

const FRAME = { 360: 740, 768: 1024, 1280: 800, 1600: 900 }
const STEP_PX = 700
const LONGEST_MS = 10_000

/** A view as a visitor of this language meets it at this width (px), as PNG: the whole page, or the screen where something is open. */
export async function photograph(
  browser: Browser,
  origin: string,
  view: View,
  lang: 'pt' | 'en',
  width: keyof typeof FRAME,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: FRAME[width] },
    hasTouch: width < 1000,
    locale: lang === 'pt' ? 'pt-BR' : 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Every picture has a visitor of its own, whose requests nobody counts together.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    // Fonts that come too late for a first page are not shown on it (docs/decisions/0029): they are to be seen here.
    await page.goto(templatePath('thanks', lang), { waitUntil: 'networkidle' })
    await page.goto(templatePath(view.template, lang))
    // What opens is alive only once its scripts have come.
    await page.waitForLoadState('networkidle')
    await view.open?.(page, lang)
    // Pictures further down come when somebody goes there.
    if (!view.isScreen)
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
        scrollTo(0, 0)
      }, STEP_PX)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return await page.screenshot({ fullPage: !view.isScreen, animations: 'disabled' })
  } finally {
    await context.close()
  }
}
