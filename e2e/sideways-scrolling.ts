import { expect, type Page } from '@playwright/test'

/**
 * Returns texts beyond the edges of the window, except visually hidden ones and those in scrollable elements or in a carousel, which
 * was a scrollable element until its code loaded.
 */
function textsBeyondEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement!
      if (!text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0 || (left >= 0 && right <= innerWidth + 1)) continue
      const isExempt = (node: Element) => {
        const { overflowX, clipPath } = getComputedStyle(node)
        return /auto|scroll/.test(overflowX) || clipPath !== 'none' || node.matches('[data-embla]')
      }
      let node: Element | null = parent
      while (node && !isExempt(node)) node = node.parentElement
      if (!node) beyond.add(text.textContent.trim())
    }
    return [...beyond]
  })
}

/** Checks that a page does not scroll sideways on a phone, on a wide screen and in large print. */
export async function expectNoSidewaysScrolling(page: Page) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await excess(), `no sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
  }
  // A window of 320 px together with a doubled font size (WCAG 1.4.4 and 1.4.10).
  await page.setViewportSize({ width: 320, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await excess(), 'no sideways scrolling with a doubled font size').toBeLessThanOrEqual(0)
  expect(await textsBeyondEdges(page)).toEqual([])
}
