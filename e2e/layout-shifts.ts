import type { Page } from '@playwright/test'

/** Upper limit for the sum of all layout shifts of a page: less than one pixel of a window 740 px high. */
export const MAX_SHIFT = 0.001
/** Delay of fonts and pictures, in milliseconds. */
const DELAY_MS = 300
/** Pause at each screen while scrolling down, in milliseconds. */
const PAUSE_MS = 100

/** A shift of elements that have been painted already; `value` is its part of the window. */
interface Shift {
  value: number
  elements: string[]
}

/** Delays fonts and pictures of the page that loads next. */
export function delayFontsAndPictures(page: Page): Promise<unknown> {
  return page.route(/\.(?:woff2|avif|webp|svg)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    await route.continue()
  })
}

/** Whether all fonts of the page came late, and none from a cache. */
export function areFontsLate(page: Page): Promise<boolean> {
  return page.evaluate((delay) => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return fonts.length > 0 && fonts.every(({ duration }) => duration >= delay)
  }, DELAY_MS)
}

/** Delays fonts and pictures of the page that loads next, and records every layout shift of each page, including shifts after user input. */
export async function recordShifts(page: Page): Promise<void> {
  await delayFontsAndPictures(page)
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

/**
 * Scrolls down the page screen by screen, so that lazy pictures and deferred sections load, returns the shifts until then and goes
 * back to the top. Fonts and pictures that load later are not delayed.
 */
export async function shiftsDownToTheEnd(page: Page): Promise<Shift[]> {
  await page.evaluate(async (pause) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // Wait for the paint, so that a slow machine does not skip a screen.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    await document.fonts.ready
  }, PAUSE_MS)
  const shifts = await recordedShifts(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return shifts
}

/** The shifts since the page began to load. */
export function recordedShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Uses the fonts that arrived too late for the page, as the shop does after a route change (components/shell/deferred-fonts.ts). */
export async function useLateFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as="font"]')) {
      const family = href.includes('fraunces') ? 'display' : 'text'
      document.fonts.add(await new FontFace(family, `url("${href}")`, { weight: '100 900' }).load())
    }
  })
}

interface LayoutShiftAttribution {
  node: Node | null
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: LayoutShiftAttribution[]
}
