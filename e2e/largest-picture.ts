import { expect, type Page } from '@playwright/test'

interface Painted {
  picture: string
  loading: string | null
  priority: string | null
}

/** Records the element of the largest contentful paint of each page; its `picture` is '' for a text. */
export async function recordLargest(page: Page): Promise<void> {
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

/**
 * Waits until the pictures of the first screen are painted, and checks that those that were the largest paint are not lazy and have
 * high priority. Returns their number. Scroll later, because pictures further down count too once they are in the window.
 */
export async function expectEagerLargestPicture(page: Page): Promise<number> {
  // A picture that a carousel clips is not on the screen, and loads later.
  await page.evaluate(async () => {
    const isOnScreen = (picture: HTMLImageElement) =>
      new Promise<boolean>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry!.isIntersecting)).observe(picture),
      )
    const untilLoaded = async (picture: HTMLImageElement) => {
      if (picture.complete || !(await isOnScreen(picture)) || picture.complete) return
      await new Promise((resolve) => {
        for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true })
      })
    }
    await Promise.all([...document.images].map(untilLoaded))
  })
  const recorded = () => page.evaluate(() => (window as unknown as { painted: Painted[] }).painted)
  await expect.poll(async () => (await recorded()).length).toBeGreaterThan(0)
  // The browser reports a paint after the frame that shows it.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const pictures = (await recorded()).filter(({ picture }) => picture !== '')
  for (const each of pictures) expect(each).toEqual({ ...each, loading: null, priority: 'high' })
  return pictures.length
}
