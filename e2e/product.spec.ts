import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    enlarge: /^Ampliar: /,
    large: 'Foto ampliada',
    second: 'Foto 2 de 4',
    bigger: 'Aumentar a foto',
    postalCode: 'Digite o seu CEP',
    calculate: 'Calcular',
    forCode: 'Entrega para o CEP 01310-100',
    fixed: /R\$\s9,90/,
    free: 'grátis',
    time: /chega até .+, pagando hoje/,
    invalid: /O CEP tem oito números/,
    invalidQuantity: 'A quantidade vai de 1 a 99.',
    unknownProduct: /Não encontramos o produto/,
    quantity: 'Quantidade',
    more: 'Aumentar a quantidade',
    back: 'Voltar ao produto',
    serum: 'Sérum Facial com Ácido Hialurônico, 1 frasco',
    related: 'Combina com a sua rotina',
    nutrition: 'Informação nutricional',
    perServing: 'Quantidade por 30g',
    per12: 'Quantidade por 12g',
    verisol: 'Colágeno Verisol',
    kits: 'Escolha o seu kit',
    reviews: 'Ver as avaliações da linha Colágeno Verisol',
    reviewsTitle: 'Avaliações: Colágeno Verisol',
    reviewsOf: 'Avaliações: Sérum Facial com Ácido Hialurônico',
  },
  en: {
    enlarge: /^Enlarge: /,
    large: 'Enlarged picture',
    second: 'Picture 2 of 4',
    bigger: 'Enlarge the picture',
    postalCode: 'Enter your postal code (CEP)',
    calculate: 'Calculate',
    forCode: 'Delivery to postal code 01310-100',
    fixed: /R\$\s?9\.90/,
    free: 'free',
    time: /arrives by .+, if you pay today/,
    invalid: /A Brazilian postal code has eight digits/,
    invalidQuantity: 'Enter a quantity from 1 to 99.',
    unknownProduct: /We did not find the product/,
    quantity: 'Quantity',
    more: 'Increase quantity',
    back: 'Back to the product',
    serum: 'Facial Serum with Hyaluronic Acid, 1 bottle',
    related: 'Goes well with your routine',
    nutrition: 'Nutritional information',
    perServing: 'Amount per 30g',
    per12: 'Amount per 12g',
    verisol: 'Verisol Collagen',
    kits: 'Choose your kit',
    reviews: 'See the reviews of the Verisol Collagen line',
    reviewsTitle: 'Reviews: Verisol Collagen',
    reviewsOf: 'Reviews: Facial Serum with Hyaluronic Acid',
  },
} as const

for (const language of LANGUAGES) {
  const { lang } = language
  const text = TEXTS[lang]

  test(`${lang}: keys open the lightbox, turn to the next picture, zoom and close it; the focus returns to that picture`, async ({
    page,
  }) => {
    const scripts: string[] = []
    await page.goto(language.localPath('/whey'))
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
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

  test(`contract 4.19 ${lang}: on a phone the answer about delivery is above the bar at the bottom of the screen`, async ({
    page,
  }) => {
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
  })

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

  test(`spec section 2 ${lang}: a product page has nutrition per serving, related products and a link to the reviews`, async ({
    page,
  }) => {
    await page.goto(language.localPath('/whey'))
    const table = page.getByRole('table', { name: text.nutrition })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('columnheader', { name: text.perServing })).toBeVisible()
    const related = page.getByRole('region', { name: text.related })
    await expect(related.getByRole('listitem')).toHaveCount(4)
    const second = related.getByRole('heading', { level: 3 }).nth(1)
    const heading = (await second.textContent())!
    await second.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)

    await page.goto(language.localPath('/colageno-chocolate'))
    await expect(page.getByRole('columnheader', { name: text.per12 })).toBeVisible()
    await expect(page.locator('#avaliacoes')).toBeVisible()
    await page.getByRole('link', { name: text.reviews }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.reviewsTitle })).toBeVisible()
    await page.getByRole('link', { name: text.reviewsOf }).click()
    await expect(page).toHaveURL(/\/serum#avaliacoes$/)
    await expect(page.locator('#avaliacoes')).toBeInViewport()
  })

  test(
    `spec section 2 ${lang}: /verisol is the Verisol Collagen kit list, its kits first`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(language.localPath('/verisol'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.verisol)
      const order = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((nodes) => nodes.map((node) => node.textContent))
      expect(order[1]).toBe(text.kits)
      expect(await page.getByRole('article').count()).toBe(3)
    },
  )

  test.describe(`without JavaScript, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a picture is a link to its largest file', { tag: '@one-language' }, async ({ page, request }) => {
      await page.goto(language.localPath('/serum'))
      const href = await page.getByRole('link', { name: text.enlarge }).first().getAttribute('href')
      expect(href).toMatch(/-1080\.webp$/)
      expect((await request.get(href!)).headers()['content-type']).toBe('image/webp')
    })

    test('the shipping quote is a separate page that keeps the typed values', async ({ page }) => {
      await page.goto(language.localPath('/serum'))
      await page.getByLabel(text.postalCode).fill('01310-100')
      await page.getByRole('button', { name: text.calculate }).click()
      await expect(page).toHaveURL(/\/frete\?cep=01310-100&produto=\d+&tipo=lista&quantidade=1$/)
      const main = page.getByRole('main')
      await expect(main.getByText(text.serum)).toBeVisible()
      await expect(main.getByText(text.forCode)).toBeVisible()
      await expect(main.getByRole('list').getByText(text.fixed).first()).toBeVisible()
      await page.getByLabel(text.quantity).fill('5')
      await page.getByRole('button', { name: text.calculate }).click()
      await expect(main.getByText(text.free, { exact: true })).toBeVisible()
      await page.getByLabel(text.postalCode).fill('0131')
      await page.getByRole('button', { name: text.calculate }).click()
      await expect(main.getByText(text.invalid)).toBeVisible()
      await expect(page.getByLabel(text.postalCode)).toHaveValue('0131')
      await expect(page.getByLabel(text.quantity)).toHaveValue('5')
      await page.getByRole('link', { name: text.back }).click()
      await expect(page).toHaveURL(/\/serum$/)
    })

    test('invalid parameters of the quote page are explained', { tag: '@one-language' }, async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto(language.localPath('/frete?cep=01310100&produto=422&tipo=lista&quantidade=0'))
      await expect(main.getByText(text.invalidQuantity)).toBeVisible()
      for (const query of [
        '',
        '?produto=x',
        '?produto=99999999&cep=01310100',
        '?produto=1&produto=2&tipo=%00',
      ]) {
        const response = await page.goto(language.localPath(`/frete${query}`))
        expect(response?.status(), query).toBe(200)
        expect(response?.headers()['cache-control']).toMatch(/no-store/)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        if (query !== '?produto=1&produto=2&tipo=%00')
          await expect(main.getByText(text.unknownProduct)).toBeVisible()
      }
    })
  })
}
