import type { Browser, Page } from '@playwright/test'
import { newIp } from '../../e2e/new-ip.ts'
import { templatePath } from '../../e2e/templates.ts'
import type { View } from './views.ts'

const VIEWPORT_HEIGHTS = { 360: 740, 768: 1024, 1280: 800, 1600: 900 }
const SCROLL_STEP_PX = 700
const TIMEOUT_MS = 10_000
/** A page is idle after this many milliseconds without a request; the search field alone waits 250 before it sends one. */
const IDLE_MS = 400

/** Returns a function that resolves once the page is idle, at the latest after TIMEOUT_MS. */
function watchRequests(page: Page): () => Promise<void> {
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
    const latest = Date.now() + TIMEOUT_MS
    last = Date.now()
    while ((open > 0 || Date.now() - last < IDLE_MS) && Date.now() < latest)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Takes a PNG screenshot of a view in a language at a width (px): the whole page, or the viewport for `isScreen` views. */
export async function takeScreenshot(
  browser: Browser,
  origin: string,
  view: View,
  lang: 'pt' | 'en',
  width: keyof typeof VIEWPORT_HEIGHTS,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: VIEWPORT_HEIGHTS[width] },
    hasTouch: width < 1000,
    locale: lang === 'pt' ? 'pt-BR' : 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A random IP address, because rate limits count requests by IP address.
    extraHTTPHeaders: { 'x-forwarded-for': newIp() },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    const idle = watchRequests(page)
    // The first page of a visit may use fallback fonts (docs/decisions/0029); loading another page first caches the fonts.
    await page.goto(templatePath('thanks', lang))
    await idle()
    await page.goto(templatePath(view.template, lang))
    // `view.open` needs controls whose scripts have loaded.
    await idle()
    await view.open?.(page, lang)
    if (!view.isScreen) {
      // Deferred sections render after the first interaction (docs/decisions/0031).
      await page.evaluate(() => scrollTo(0, 1))
      await page.waitForFunction(() => !document.querySelector('[data-deferred]'))
      // Lazy pictures load when they are scrolled near.
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      }, SCROLL_STEP_PX)
    }
    await idle()
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
