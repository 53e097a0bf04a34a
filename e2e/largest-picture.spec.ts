import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PATHS = [
  '/',
  '/colageno',
  '/en/colageno',
  '/serum',
  '/verisol',
  '/categoria/skincare',
  '/pagina/quem-somos',
  '/guia/estudos-verisol',
]
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

interface Painted {
  picture: string
  loading: string | null
  priority: string | null
}

/** Records the element of the largest contentful paint; its `picture` is '' for a text. */
async function recordLargest(page: Page) {
  await page.addInitScript(() => {
    const painted: Painted[] = []
    Object.assign(window, { painted })
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        if (element)
          painted.push({
            picture: element.localName === 'img' ? (element as HTMLImageElement).currentSrc : '',
            loading: element.getAttribute('loading'),
            priority: element.getAttribute('fetchpriority'),
          })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

test(
  'R72 the largest picture of the first screen is never lazy and has high priority, on a phone and a wide screen',
  { tag: '@one-language' },
  async ({ page }) => {
    await recordLargest(page)
    let pictures = 0
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const path of PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const painted = await page.evaluate(() => (window as unknown as { painted: Painted[] }).painted)
        expect(painted.length, path).toBeGreaterThan(0)
        for (const { picture, loading, priority } of painted) {
          if (picture === '') continue
          pictures++
          expect([path, size.width, picture, loading, priority]).toEqual([
            path,
            size.width,
            picture,
            null,
            'high',
          ])
        }
      }
    }
    expect(pictures).toBeGreaterThan(PATHS.length)
  },
)
