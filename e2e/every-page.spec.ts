import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { foreignWords } from './language-of-text.ts'
import { MAX_SHIFT, recordShifts, shiftsDownToTheEnd, useLateFonts } from './layout-shifts.ts'
import { expectNoSidewaysScrolling } from './sideways-scrolling.ts'
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

/** Checks that a page prints its text on white paper, without menu and buttons; in a wide window, whose header shows the menu. */
async function expectPrintable(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: null })
}

// Portuguese pages run on a phone, English ones on a wide screen (playwright.config.ts). Each page is loaded once for all checks.
// Both languages have the same markup, so one English page of each layout is enough; the crawl checks language and headings of all.
for (const { lang } of LANGUAGES) {
  for (const template of lang === 'pt' ? ALL : LAYOUTS) {
    const checks = [
      'one language, no request to another origin, heading outline, no sideways scrolling',
      'no layout shift while fonts and pictures load late, down to the end',
      'axe (WCAG 2.2 AA)',
      ...(lang === 'en' ? ['printed on white paper, without menu and buttons'] : []),
    ]
    test(`P1 R91 ${lang} ${template}: ${checks.join('; ')}`, async ({ page, shop, consoleErrors }) => {
      const foreignRequests: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== shop.origin) foreignRequests.push(request.url())
      })
      await recordShifts(page)
      const response = await page.goto(templatePath(template, lang))
      expect(response?.status()).toBe(STATUS[template] ?? 200)
      const shifts = await shiftsDownToTheEnd(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
      await useLateFonts(page)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'pt-BR' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      expect(foreignWords(await wordsOf(page, lang), lang)).toEqual([])
      await expectAccessible(page)
      if (lang === 'en') await expectPrintable(page)
      await expectNoSidewaysScrolling(page)
      expect(foreignRequests).toEqual([])
      // The browser logs the 404 document as an error.
      if (STATUS[template]) consoleErrors.length = 0
    })
  }
}
