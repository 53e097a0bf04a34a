import type { Browser } from '@playwright/test'
import { openPhone, type Slowness } from './phone.ts'

/** The times from the end of a tap, in milliseconds. */
export interface TapTimes {
  /** Name and picture of the product are painted, in the preview from its card or on its page. */
  first: number
  /** The name of the product is painted. */
  name: number
  /** The picture of the product is painted, or the card's picture as its placeholder. */
  picture: number
}

declare global {
  interface Window {
    tapEnd?: number
    tapTimes?: TapTimes
    watchTap(): void
  }
}

// The time a visitor looks at the page before tapping.
const LOOKS_MS = 1500

// Runs in the page. An element counts as painted in the first task after a frame in which it is in the document.
function prepare() {
  addEventListener('touchend', ({ timeStamp }) => (window.tapEnd = timeStamp), {
    capture: true,
    passive: true,
  })
  window.watchTap = () => {
    const before = location.pathname
    const times: Partial<TapTimes> = {}
    const isShown = (element: Element | null | undefined) =>
      element !== null && element !== undefined && element.getBoundingClientRect().height > 0
    // Whether a picture wider than 100 px is on the screen, loaded or with a placeholder as its link's background.
    const hasPicture = () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].some((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect()
        const isOnScreen = width > 100 && bottom > 0 && top < innerHeight
        const isLoaded = picture.complete && picture.naturalWidth > 0
        return isOnScreen && (isLoaded || picture.closest('a')?.style.backgroundImage)
      })
    const look = () => {
      const isThere = location.pathname !== before
      const name = times.name === undefined && isThere && isShown(document.querySelector('main h1'))
      const picture = times.picture === undefined && isThere && hasPicture()
      const isPreviewed = isShown(document.querySelector('[data-preview] img'))
      const hasBoth = (name || times.name !== undefined) && (picture || times.picture !== undefined)
      const first = times.first === undefined && (isPreviewed || hasBoth)
      if (first || name || picture) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const now = performance.now() - (window.tapEnd ?? 0)
          if (first) times.first = now
          if (name) times.name = now
          if (picture) times.picture = now
          if (times.name !== undefined && times.picture !== undefined) window.tapTimes = times as TapTimes
        }
        port2.postMessage(0)
      }
      if (times.name === undefined || times.picture === undefined) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
}

/** Opens a page, scrolls to one of its product cards and taps it; returns the times and the product's path. */
export async function tapOnCard(
  browser: Browser,
  { origin, from, card, slowness }: { origin: string; from: string; card: number; slowness: Slowness },
): Promise<TapTimes & { path: string }> {
  const phone = await openPhone(browser, slowness, prepare)
  try {
    const { page } = phone
    await page.goto(origin + from, { waitUntil: 'load' })
    await page.waitForTimeout(LOOKS_MS)
    const isOther = `:not([href="${from}"], [href^="${from}?"])`
    const cards = page.locator(`main :is(li, article) :is(h2, h3) > a[href^="/"]${isOther}`)
    // The scroll lays out the sections above, which moves the card.
    for (let times = 0; times < 2; times++) {
      const all = await cards.count()
      await cards
        .nth(card % all)
        .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.waitForTimeout(LOOKS_MS)
    }
    const { x, y, width, height } = (await cards.nth(card % (await cards.count())).boundingBox())!
    await page.evaluate(() => window.watchTap())
    await phone.tap(x + width / 2, y + height / 2)
    await page.waitForFunction(() => window.tapTimes !== undefined)
    return { ...(await page.evaluate(() => window.tapTimes!)), path: new URL(page.url()).pathname }
  } finally {
    await phone.close()
  }
}
