import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    enlarge: /^Ampliar: /,
    large: 'Foto ampliada',
    second: 'Foto 2 de 5',
    pictures: 'Fotos do produto',
    thumbnail: /^Foto \d de \d$/,
    bigger: 'Aumentar a foto',
    postalCode: 'Digite o seu CEP',
    calculate: 'Calcular',
    forCode: 'Entrega para o CEP 01310-100',
    fixed: /R\$\s9,90/,
    free: 'grátis',
    time: /chega até .+, pagando hoje/,
    invalid: /O CEP tem oito números/,
    more: 'Aumentar a quantidade',
    add: 'Adicionar ao carrinho',
    kitSize: 'Tamanho do kit',
  },
  en: {
    enlarge: /^Enlarge: /,
    large: 'Enlarged picture',
    second: 'Picture 2 of 5',
    pictures: 'Product pictures',
    thumbnail: /^Picture \d of \d$/,
    bigger: 'Enlarge the picture',
    postalCode: 'Enter your postal code (CEP)',
    calculate: 'Calculate',
    forCode: 'Delivery to postal code 01310-100',
    fixed: /R\$\s?9\.90/,
    free: 'free',
    time: /arrives by .+, if you pay today/,
    invalid: /A Brazilian postal code has eight digits/,
    more: 'Increase quantity',
    add: 'Add to cart',
    kitSize: 'Kit size',
  },
} as const

/** The first row of the flavours' colours is above the bar with the button. */
async function expectFirstSwatchesAbove(page: Page) {
  const [swatches, bar] = await page
    .locator('main form:has(select[name=idProduto])')
    .first()
    .evaluate((form) => {
      const bottoms = [...form.querySelectorAll('[aria-hidden=true] > span > span')].map(
        (swatch) => swatch.getBoundingClientRect().bottom,
      )
      return [bottoms, form.querySelector('div:has(> p > strong)')!.getBoundingClientRect().top] as const
    })
  expect(swatches).toHaveLength(5)
  expect(swatches.filter((bottom) => bottom <= bar).length).toBeGreaterThanOrEqual(3)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test(
    'the picture has a round frame of its own, and the next one shows beside it',
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto('/colageno')
      const slides = page.getByRole('group', { name: TEXTS.pt.pictures }).getByRole('link')
      await expect(slides.first()).toHaveCSS('overflow', 'hidden')
      await expect(slides.first()).not.toHaveCSS('border-radius', '0px')
      const row = (await page.getByRole('group', { name: TEXTS.pt.pictures }).boundingBox())!
      const [first, second] = [(await slides.first().boundingBox())!, (await slides.nth(1).boundingBox())!]
      expect(first.x).toBe(row.x)
      expect(second.x).toBeLessThan(row.x + row.width - 40)
    },
  )
})

for (const language of LANGUAGES) {
  const { lang } = language
  const text = TEXTS[lang]

  test.describe('before hydration', () => {
    // The layout does not depend on the scripts.
    test.use({ waitsForHydration: false })

    test(
      `${lang}: on a window of 1280 by 800 px the buy button of every product is on the first screen, on one of 1024 by 768 px that of pages with a banner or kits first`,
      { tag: '@any-size' },
      async ({ page }) => {
        const list = '/v2/front/url/product/listing/landing-page?url=/produtos&limit=100'
        const response = await page.request.get(list, { headers: { 'app-token': 'wapstore' } })
        const { conteudo } = (await response.json()) as { conteudo: { produtos: { url: string }[] } }
        const paths = conteudo.produtos.map(({ url }) => new URL(url, 'http://loja.example').pathname)
        expect(paths.length).toBeGreaterThan(15)
        for (const path of paths) {
          await page.goto(language.localPath(path), { waitUntil: 'domcontentloaded' })
          await page.evaluate(() => document.fonts.ready)
          const add = page.locator('main').getByRole('button', { name: text.add }).first()
          if ((await add.count()) > 0) await expect(add, path).toBeInViewport({ ratio: 1 })
        }
        // A small laptop: the pages that begin with a banner or with their kits.
        await page.setViewportSize({ width: 1024, height: 768 })
        for (const path of ['/colageno', '/verisol']) {
          await page.goto(language.localPath(path), { waitUntil: 'domcontentloaded' })
          await page.evaluate(() => document.fonts.ready)
          const add = page.locator('main').getByRole('button', { name: text.add }).first()
          await expect(add, path).toBeInViewport({ ratio: 1 })
        }
      },
    )
    test(
      `${lang}: on a phone of 360 by 740 px the first screen has picture, name, stars, price, flavour and buy button`,
      { tag: '@any-size' },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        for (const path of ['/colageno', '/verisol', '/whey', '/creatina-morning-shot']) {
          await page.goto(language.localPath(path), { waitUntil: 'domcontentloaded' })
          await page.evaluate(() => document.fonts.ready)
          if (path === '/colageno') await expectFirstSwatchesAbove(page)
          await page.evaluate(() => {
            // The fallback font of a first visit, in which a name takes a line more.
            document.documentElement.style.setProperty('--font-display', 'Fraunces Times')
          })
          const main = page.locator('main')
          // Where the kits come first, the first of them has its own price and button.
          const bar =
            path === '/verisol'
              ? main.locator('article').first().getByRole('button', { name: text.add })
              : main.locator('form div:has(> p > strong):has(> button)').first()
          const parts = [
            main.getByRole('link', { name: text.enlarge }).or(main.locator('article img')).first(),
            main.getByRole('heading', { level: 1 }),
            main.locator('a[href="#avaliacoes"]').first(),
            main.locator('select[name=idProduto]').first(),
          ]
          await expect(bar, `${path}: price and button`).toBeInViewport({ ratio: 1 })
          const { y: end = 0 } = (await bar.boundingBox()) ?? {}
          for (const part of parts) {
            const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
            expect(height, path).toBeGreaterThan(0)
            expect(y, path).toBeGreaterThanOrEqual(0)
            expect(y + height, path).toBeLessThanOrEqual(end)
          }
          // The pack is not cropped, its photo has no strips of another tone at its sides, and no thumbnail is cut.
          const row = main.getByRole('group', { name: text.pictures })
          const picture = row.getByRole('img').first()
          await expect(picture, path).toHaveCSS('object-fit', 'contain')
          const { width = 0, height: pictureHeight = 1 } = (await picture.boundingBox()) ?? {}
          expect(Math.abs(width - pictureHeight), path).toBeLessThan(1)
          const { y: top = 0, height: rowHeight = 0 } = (await row.boundingBox()) ?? {}
          for (const thumb of await main.getByRole('button', { name: text.thumbnail }).all()) {
            const { y = 0, height = 0 } = (await thumb.boundingBox()) ?? {}
            expect(y + height, path).toBeLessThanOrEqual(top + rowHeight + 1)
          }
        }
      },
    )
  })

  test(
    `decision 0071 ${lang}: the kit size pressed last is shown, also after the page without a kit in its address`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(language.localPath('/colageno?kit=436'))
      const sizes = page.getByRole('navigation', { name: text.kitSize }).getByRole('link')
      // Scripted clicks, as a tap: nothing is prefetched before.
      for (const index of [0, 2, 3, 0, 1]) {
        const price = /R\$\s?[\d.,]+/.exec((await sizes.nth(index).textContent())!)![0]
        await sizes.nth(index).evaluate((link) => (link as HTMLElement).click())
        await expect(sizes.nth(index)).toHaveAttribute('aria-current', 'true')
        await expect(page.locator('main form strong').first()).toHaveText(price)
        const address = await sizes.nth(index).getAttribute('href')
        await expect(page).toHaveURL((url) => url.pathname + url.search === address)
      }
    },
  )

  test(`${lang}: keys open the lightbox, turn to the next picture, zoom and close it; the focus returns to that picture`, async ({
    page,
  }) => {
    const scripts: string[] = []
    await page.goto(language.localPath('/whey'))
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const first = page.getByRole('link', { name: text.enlarge }).first()
    await first.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: text.large })
    await expect(zoom).toBeVisible()
    expect(scripts.length, 'its code loads on the first press').toBeGreaterThan(0)
    await expect(zoom.getByRole('img')).toHaveJSProperty('complete', true)
    expect(await zoom.getByRole('img').evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-1080\./)
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText(text.second)).toBeVisible()
    const stage = zoom.getByRole('group')
    const overflow = () =>
      stage.evaluate((node) =>
        Math.max(node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth),
      )
    expect(await overflow()).toBeLessThanOrEqual(1)
    await zoom.getByRole('button', { name: text.bigger }).click()
    await page.keyboard.press('+')
    await expect.poll(overflow).toBeGreaterThan(100)
    await expectAccessible(page)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      expect(
        await zoom.evaluate(
          (node) => node.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('link', { name: text.enlarge }).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(zoom.getByText(text.second)).toBeVisible()
  })

  test(`contract 4.19 ${lang}: the shipping quote depends on CEP and quantity, is free from 299 on, and the next product page has the CEP`, async ({
    page,
  }) => {
    await page.goto(language.localPath('/serum'))
    const field = page.getByLabel(text.postalCode)
    const scriptLoaded = page.waitForResponse((response) => response.request().resourceType() === 'script')
    await field.focus()
    await scriptLoaded
    await field.pressSequentially('01310100')
    await expect(field).toHaveValue('01310-100')
    await page.keyboard.press('Enter')
    const form = page.locator('form', { has: field })
    await expect(form.getByText(text.forCode)).toBeVisible()
    await expect(form.getByText(text.fixed).first()).toBeVisible()
    await expect(form.getByText(text.time).first()).toBeVisible()
    if (lang === 'en') await expect(form.getByText(/about US\$\s1\.75/)).toBeVisible()
    for (let presses = 0; presses < 4; presses++)
      await page.getByRole('main').getByRole('button', { name: text.more }).click()
    await expect(form.getByText(text.free, { exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(language.localPath('/serum'))

    await page.goto(language.localPath('/whey'))
    await expect(page.getByText(text.forCode)).toBeVisible()
    await expect(page.getByLabel(text.postalCode)).toHaveValue('01310-100')
  })

  test(
    `${lang}: on a phone the bar with the button leaves the screen while kits, which have their own, or the footer are on it`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(language.localPath('/serum'))
      const bar = page.locator('main form div:has(> p > strong):has(> button)').first()
      await expect(bar).toBeInViewport({ ratio: 1 })
      for (const part of [page.locator('#kits'), page.getByRole('contentinfo')]) {
        await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
        await expect(bar).not.toBeInViewport()
        // The focus of a keyboard brings it back.
        await bar.getByRole('button').focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
        await expect(bar).toBeInViewport({ ratio: 1 })
        await bar.getByRole('button').blur()
      }
      await page.locator('#avaliacoes').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(bar).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    `contract 4.19 ${lang}: on a phone the answer about delivery is above the bar at the bottom of the screen`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(language.localPath('/serum'))
      const field = page.getByLabel(text.postalCode)
      const scriptLoaded = page.waitForResponse((response) => response.request().resourceType() === 'script')
      await field.focus()
      await scriptLoaded
      const form = page.locator('form', { has: field })
      const answer = form.locator('[aria-live]')
      await expect(answer).toBeAttached()
      /** Whether the lowest line of the answer is neither below the screen nor covered. */
      const isSeen = () =>
        answer.evaluate((element) => {
          const { left, width, bottom } = element.getBoundingClientRect()
          const top = document.elementFromPoint(left + width / 2, bottom - 2)
          return element.contains(top)
        })
      for (const [code, expected] of [
        ['01310-100', text.forCode],
        ['123', text.invalid],
      ] as const) {
        await field.fill(code)
        // The form ends where the bar begins.
        await form.evaluate((element) => {
          document.documentElement.style.scrollBehavior = 'auto'
          const bar = getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar')
          const free = innerHeight - parseFloat(bar) * 16
          scrollBy(0, element.querySelector('[name=cep]')!.getBoundingClientRect().bottom + 8 - free)
        })
        await page.keyboard.press('Enter')
        await expect(answer.getByText(expected).first()).toBeVisible()
        await expect.poll(isSeen).toBe(true)
      }
    },
  )

  test(
    `${lang}: an invalid CEP is explained at the field, and a failed quote can be retried`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(language.localPath('/serum'))
      const field = page.getByLabel(text.postalCode)
      await field.focus()
      await page.waitForLoadState('networkidle')
      await field.fill('123')
      await page.getByRole('button', { name: text.calculate }).click()
      await expect(page.getByText(text.invalid)).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue('123')
      // Axe counts a control half under the header as a small target.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)

      await page.route('**/shipment/list', (route) => route.abort())
      await field.fill('01310-100')
      await page.keyboard.press('Enter')
      const retry = page.getByRole('button', { name: lang === 'pt' ? 'Tentar de novo' : 'Try again' })
      await expect(retry).toBeVisible()
      await page.unroute('**/shipment/list')
      await retry.click()
      await expect(page.getByText(text.forCode)).toBeVisible()
      consoleErrors.length = 0
    },
  )
}
