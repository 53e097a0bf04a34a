import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { foreignWords } from './language-of-text.ts'
import { LAYOUTS, STATUS, templatePath, TEMPLATES, type Template } from './templates.ts'

const ALL = Object.keys(TEMPLATES) as Template[]

/** Returns the text, metadata and accessible names of a page, without elements whose `lang` is the other language. */
function wordsOf(page: Page, lang: string): Promise<string> {
  return page.evaluate((own) => {
    const isOwn = (node: Element | null) =>
      !node?.closest('[lang]')?.getAttribute('lang') ||
      node.closest('[lang]')!.getAttribute('lang')!.startsWith(own)
    const words: string[] = [document.title]
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
      if (!/url|locale|type|image/.test(meta.getAttribute('property') ?? ''))
        words.push(meta.getAttribute('content') ?? '')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript, template') && isOwn(parent))
        words.push(walker.currentNode.textContent ?? '')
    }
    for (const node of document.body.querySelectorAll('[alt], [aria-label], [title], [placeholder]'))
      if (isOwn(node))
        for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
          words.push(node.getAttribute(name) ?? '')
    return words.join('\n')
  }, lang)
}

/** Returns texts beyond the edges of the window, except visually hidden ones and those in scrollable elements. */
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
        return /auto|scroll/.test(overflowX) || clipPath !== 'none'
      }
      let node: Element | null = parent
      while (node && !isExempt(node)) node = node.parentElement
      if (!node) beyond.add(text.textContent.trim())
    }
    return [...beyond]
  })
}

for (const { lang } of LANGUAGES) {
  for (const template of ALL) {
    // Both languages have the same markup: axe checks every Portuguese page on a phone, and one English page of each layout
    // on a wide screen (playwright.config.ts).
    const withAxe = lang === 'pt' || LAYOUTS.includes(template)
    const checks = `one language, no request to another origin, heading outline${withAxe ? ' and axe (WCAG 2.2 AA)' : ''}`
    test(`${lang} ${template}: ${checks}`, async ({ page, shop, consoleErrors }) => {
      const foreignRequests: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== shop.origin) foreignRequests.push(request.url())
      })
      const response = await page.goto(templatePath(template, lang))
      expect(response?.status()).toBe(STATUS[template] ?? 200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'pt-BR' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      expect(foreignWords(await wordsOf(page, lang), lang)).toEqual([])
      if (withAxe) await expectAccessible(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(beyond, `no horizontal scrolling at ${width} px`).toBeLessThanOrEqual(0)
      }
      // A window of 320 px together with a doubled font size (WCAG 1.4.4 and 1.4.10).
      await page.setViewportSize({ width: 320, height: 740 })
      const large = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - innerWidth
      })
      expect(await textsBeyondEdges(page)).toEqual([])
      expect(large, 'no horizontal scrolling with a doubled font size').toBeLessThanOrEqual(0)
      expect(foreignRequests).toEqual([])
      // The browser logs the 404 document as an error.
      if (STATUS[template]) consoleErrors.length = 0
    })
  }
}
