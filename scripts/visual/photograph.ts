import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { templatePath } from '../../e2e/templates.ts'
import type { View } from './views.ts'

const FRAME = { 360: 740, 768: 1024, 1280: 800, 1600: 900 }
const STEP_PX = 700
const LONGEST_MS = 10_000
/** So long nothing may be asked for until a page counts as quiet, in milliseconds; the field of the search waits 250 itself. */
const QUIET_MS = 400

/** Tells when a page has not asked for anything for a while, after whatever happened to it. */
function watchQuiet(page: Page): () => Promise<void> {
  let open = 0
  let last = Date.now()
  const change = (by: number) => () => {
    open += by
    last = Date.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))
  return async () => {
    const latest = Date.now() + LONGEST_MS
    last = Date.now()
    while ((open > 0 || Date.now() - last < QUIET_MS) && Date.now() < latest)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

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
    const quiet = watchQuiet(page)
    // Fonts that come too late for a first page are not shown on it (docs/decisions/0029): they are to be seen here.
    await page.goto(templatePath('thanks', lang))
    await quiet()
    await page.goto(templatePath(view.template, lang))
    // What opens is alive only once its scripts have come.
    await quiet()
    await view.open?.(page, lang)
    if (!view.isScreen) {
      // What stands below the first screens is laid out once somebody reaches for the page (docs/decisions/0031).
      await page.evaluate(() => scrollTo(0, 1))
      await page.waitForFunction(() => !document.querySelector('[data-deferred]'))
      // Pictures further down come when somebody goes there.
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      }, STEP_PX)
    }
    await quiet()
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(
        [...document.images].map((picture) => picture.complete && picture.decode().catch(() => {})),
      )
    })
    return await page.screenshot({ fullPage: !view.isScreen, animations: 'disabled' })
  } finally {
    await context.close()
  }
}
