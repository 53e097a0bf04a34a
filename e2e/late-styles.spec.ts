import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Properties whose computed values do not depend on the layout, which changes while pictures and fonts arrive.
const PROPERTIES =
  'display position color background-color background-image font-family font-size font-weight font-style line-height text-align text-decoration-line text-transform text-wrap white-space letter-spacing padding-top padding-bottom border-top-width border-bottom-width border-top-color border-top-left-radius box-shadow row-gap column-gap grid-row-start grid-column-start flex-direction flex-grow flex-wrap align-items align-content align-self justify-content justify-items justify-self order overflow-x overflow-y opacity visibility z-index list-style-type min-height max-width object-fit cursor content isolation text-underline-offset'.split(
    ' ',
  )

/** Returns the elements whose styles change when the page uses its style files in their order instead of its own styles. */
const changedElements = (page: Page) =>
  page.evaluate(async (properties) => {
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.matches('script, style, link, source'),
    )
    const stylesOf = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const before = stylesOf()
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence][disabled]')]
    const loaded = files.map((file) => {
      const copy = document.createElement('link')
      copy.rel = 'stylesheet'
      copy.href = file.href
      file.replaceWith(copy)
      return new Promise((resolve) => copy.addEventListener('load', resolve))
    })
    await Promise.all(loaded)
    document.querySelector('link[href*="/late/"]')!.remove()
    document.querySelector('head style')!.remove()
    return stylesOf().flatMap((styles, index) => {
      const changed = styles.filter((style, number) => style !== before[index]![number])
      return changed.length > 0 ? [`${elements[index]!.outerHTML.slice(0, 80)} ${changed.join('; ')}`] : []
    })
  }, PROPERTIES)

for (const width of [360, 1280])
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ['/', '/serum', '/verisol'])
      test(`T21 ${path}: late styles do not change which of two rules wins (decision 0054)`, async ({
        page,
      }) => {
        await page.route(/\.js$/, (route) => route.abort())
        await page.goto(path)
        expect(await changedElements(page)).toEqual([])
      })
  })
