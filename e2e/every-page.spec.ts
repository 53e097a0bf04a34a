import type { Page } from '@playwright/test'
import { expectAccessible, FRAME } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { foreignWords } from './language-of-text.ts'
import { expectEagerLargestPicture, recordLargest } from './largest-picture.ts'
import {
  areFontsLate,
  delayFontsAndPictures,
  MAX_SHIFT,
  recordShifts,
  shiftsDownToTheEnd,
  useLateFonts,
} from './layout-shifts.ts'
import { expectNoSidewaysScrolling } from './sideways-scrolling.ts'
import { LAYOUTS, STATUS, templatePath, TEMPLATES, type Template } from './templates.ts'

// A phone's own scale factor paints four times as many pixels without changing a result.
test.use({ isFirstVisit: true, deviceScaleFactor: 1 })

/** The templates in groups that one test checks. */
const AREAS: Record<string, Template[]> = {
  'home and landing page': ['home', 'landing'],
  products: ['product', 'product with flavours', 'kit list', 'sold-out product'],
  listings: ['all products', 'filtered products', 'category', 'brand'],
  'kit builder and search': ['kit builder', 'search', 'search without text', 'search without result'],
  reviews: ['reviews', 'reviews of a topic', 'survey', 'survey thanks', 'thanks'],
  'institutional pages': ['institutional', 'service', 'faq', 'about', 'references'],
  policies: ['payment', 'privacy', 'terms', 'returns'],
  purchase: ['shipping', 'cart', 'access', 'empty checkout', 'find order', 'orders of an account'],
  exceptions: ['offline', 'unavailable', 'not found'],
}

/** Templates on which axe also checks header and footer; the others have those of one of them. */
const OWN_FRAME: Template[] = [...LAYOUTS, 'access', 'offline', 'unavailable']

/** Templates whose largest paint is a picture on both sizes, and those where it is one on a wide screen. */
const IS_PICTURE: Template[] = ['home', 'landing', 'product']
const MAY_BE_PICTURE: Template[] = [...IS_PICTURE, 'kit list', 'all products', 'category', 'about']

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

/** Opens a page while fonts and pictures come late, and runs all checks on it. */
async function checkPage(page: Page, template: Template, lang: 'pt' | 'en') {
  const response = await page.goto(templatePath(template, lang))
  expect(response?.status()).toBe(STATUS[template] ?? 200)
  if (MAY_BE_PICTURE.includes(template)) {
    const pictures = await expectEagerLargestPicture(page)
    if (IS_PICTURE.includes(template)) expect(pictures).toBeGreaterThan(0)
  }
  const shifts = await shiftsDownToTheEnd(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT)
  if (LAYOUTS.includes(template)) await expect.poll(() => areFontsLate(page)).toBe(true)
  await useLateFonts(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'pt-BR' : 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  expect(foreignWords(await wordsOf(page, lang), lang)).toEqual([])
  await expectAccessible(page, undefined, OWN_FRAME.includes(template) ? [] : FRAME)
  if (lang === 'en') await expectPrintable(page)
  await expectNoSidewaysScrolling(page)
}

// Portuguese pages run on a phone, English ones on a wide screen (playwright.config.ts). Each page is loaded once for all checks, one
// after the other in the same tab: a browser compiles the code of a shop once per tab. Both languages have the same markup, so one
// English page of each layout is enough; the crawl checks language and headings of all.
for (const { lang } of LANGUAGES) {
  const checks = [
    'one language, no request to another origin, heading outline, no sideways scrolling',
    'no layout shift while fonts and pictures load late, down to the end',
    'the largest picture is never lazy and has high priority',
    'axe (WCAG 2.2 AA)',
    ...(lang === 'en' ? ['printed on white paper, without menu and buttons'] : []),
  ]
  for (const [area, templates] of Object.entries(AREAS)) {
    const own = templates.filter((template) => lang === 'pt' || LAYOUTS.includes(template))
    if (own.length === 0) continue
    test(`P1 R72 R91 ${lang} ${area}: ${checks.join('; ')}`, async ({ page, shop, consoleErrors }) => {
      const foreignRequests: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== shop.origin) foreignRequests.push(request.url())
      })
      const size = page.viewportSize()!
      await recordShifts(page)
      await recordLargest(page)
      for (const [index, template] of own.entries())
        await test.step(template, async () => {
          if (index > 0) await delayFontsAndPictures(page)
          await page.setViewportSize(size)
          await checkPage(page, template, lang)
          // The browser logs the 404 document as an error.
          if (STATUS[template]) consoleErrors.length = 0
        })
      expect(foreignRequests).toEqual([])
    })
  }
}

test('every template belongs to one area', { tag: '@any-size' }, () => {
  expect(Object.values(AREAS).flat().toSorted()).toEqual(Object.keys(TEMPLATES).toSorted())
})

test('R72 a guide: the largest picture is never lazy and has high priority', async ({ page }) => {
  await recordLargest(page)
  await page.goto('/guia/estudos-verisol')
  await expectEagerLargestPicture(page)
})

test(
  'on a tablet the picture of a guide is whole, and the pictures of the categories begin at one height',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/guia/como-escolher-um-kit')
    const picture = await page.getByRole('article').getByRole('img').first().boundingBox()
    expect(Math.abs(picture!.width - picture!.height)).toBeLessThan(1)
    await page.goto('/')
    const categories = page.getByRole('region', { name: 'Compre por categoria' })
    await categories.scrollIntoViewIfNeeded()
    const tops = await categories
      .locator('img')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size).toBe(1)
  },
)
