import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

// Properties whose computed values do not depend on the layout, which changes while pictures and fonts arrive.
const PROPERTIES =
  'display position color background-color background-image font-family font-size font-weight font-style line-height text-align text-decoration-line text-transform text-wrap white-space letter-spacing padding-top padding-bottom border-top-width border-bottom-width border-top-color border-top-left-radius box-shadow row-gap column-gap grid-row-start grid-column-start flex-direction flex-grow flex-wrap align-items align-content align-self justify-content justify-items justify-self order overflow-x overflow-y opacity visibility z-index list-style-type min-height max-width object-fit cursor content isolation text-underline-offset'.split(
    ' ',
  )

/**
 * Computes the styles of every element of a page and keeps them in the page, because reading them takes longer than computing them.
 * Returns the number of elements, and the beginning of each one whose styles differ from those last kept under this name.
 */
const compareStyles = (page: Page, name: string) =>
  page.evaluate(
    ([properties, at]) => {
      const kept = ((window as Window & { kept?: Record<string, string[][]> }).kept ??= {})
      const elements = [...document.body.querySelectorAll('*')].filter(
        (element) => !element.matches('script, style, link, source'),
      )
      const styles = elements.map((element) => {
        const style = getComputedStyle(element)
        return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
      })
      const last = kept[at] ?? styles
      kept[at] = styles
      const changed = elements.flatMap((element, index) => {
        const others = styles[index]!.filter((style, number) => style !== last[index]?.[number])
        const start = (element.cloneNode() as Element).outerHTML.slice(0, 80)
        return others.length > 0 ? [`${at}: ${start} ${others.join('; ')}`] : []
      })
      return { count: elements.length, changed }
    },
    [PROPERTIES, name] as const,
  )

/** Replaces the inline and the deferred styles of the page by the build's style files in their order. */
async function useStyleFiles(page: Page) {
  await page.evaluate(async () => {
    const deferred = document.querySelector<HTMLLinkElement>('link[href*="/deferred/"]')!.href
    const names = await (await fetch(deferred.replace(/css$/, 'txt'))).text()
    for (const name of names.split('\n')) {
      const file = document.createElement('link')
      file.rel = 'stylesheet'
      file.href = name
      document.querySelector('head style')!.before(file)
    }
  })
  const areLoaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      ),
    )
  await expect.poll(areLoaded).toBe(true)
  await page.evaluate(() => {
    document.querySelector('link[href*="/deferred/"]')!.remove()
    document.querySelector('head style')!.remove()
  })
}

const WIDTHS = [360, 1280]

/** Compares the styles of a page with those of the last call, at each width. */
async function compareAtWidths(page: Page) {
  const compared = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    compared.push(await compareStyles(page, `${width} px`))
  }
  return compared
}

test.describe('without scripts, which add styles of their own', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false })

  for (const path of ['/', '/colageno', '/serum', '/verisol'])
    test(`T21 ${path}: deferred styles leave the computed styles of every element unchanged, ${WIDTHS.join(' and ')} pixels wide (decision 0054)`, async ({
      page,
    }) => {
      await page.goto(path)
      const [before] = await compareAtWidths(page)
      expect(before!.count).toBeGreaterThan(100)
      await useStyleFiles(page)
      const unchanged = { count: before!.count, changed: [] }
      expect(await compareAtWidths(page)).toEqual(WIDTHS.map(() => unchanged))
    })
})

test('decision 0052 a client navigation loads no style file whose rules the page has', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/colageno')
  const files = () =>
    page
      .locator('link[data-precedence][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await expect.poll(async () => (await files()).length).toBeGreaterThan(20)
  const known = await files()
  await page.locator('footer a[href="/whey"]').first().click()
  await expect(page).toHaveURL('/whey')
  await expect(page.locator('h1')).toContainText('Whey')
  expect(requested.filter((path) => known.includes(path))).toEqual([])
})
