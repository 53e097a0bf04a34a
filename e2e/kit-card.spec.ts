import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

for (const language of LANGUAGES) {
  const { lang, home, add, flavour, noFlavour, details, soldOut } = language
  const kit = lang === 'pt' ? '1 pote' : '1 jar'

  test(`${lang}: without a flavour no request is sent, and a toast at the bottom centre shows the error for five seconds`, async ({
    page,
  }) => {
    const writes: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
    await page.clock.install()
    await page.goto(home)
    await kitCard(page, kit).first().getByRole('button', { name: add }).click()
    const toast = page.getByText(noFlavour)
    await expect(toast).toBeVisible()
    const [box, width, height] = [
      await toast.boundingBox(),
      page.viewportSize()!.width,
      page.viewportSize()!.height,
    ]
    expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(40)
    expect(box!.y).toBeGreaterThan(height / 2)
    await page.clock.runFor(5500)
    await expect(toast).toBeHidden({ timeout: 1500 })
    expect(writes).toEqual([])
  })

  test(
    `spec sections 4 and 9 ${lang}: the hint about the flavour does not cover the cart that opens next`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.clock.install()
      await page.goto(home)
      const card = kitCard(page, kit).first()
      await card.getByRole('button', { name: add }).click()
      await expect(page.getByText(noFlavour)).toBeVisible()
      await card.getByLabel(flavour, { exact: true }).selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: add }).click()
      await expect(drawerOf(page, language).getByRole('textbox')).toHaveValue('1')
      await page.clock.runFor(1000)
      await expect(page.getByText(noFlavour)).toBeHidden()
    },
  )

  test(`${lang}: a double click adds once`, { tag: '@one-language' }, async ({ page }) => {
    await page.goto(home)
    const card = kitCard(page, kit).first()
    await card.getByLabel(flavour, { exact: true }).selectOption({ label: 'Cranberry' })
    await card.getByRole('button', { name: add }).dblclick()
    await expect(drawerOf(page, language).getByRole('textbox')).toHaveValue('1')
    const cart = await (await page.request.get('/v2/front/checkout/cart')).json()
    expect(cart.quantidadeTotal).toBe(1)
  })

  test(`${lang}: the details panel opens with all sections, and closes by Esc and by the overlay`, async ({
    page,
  }) => {
    await page.goto(home)
    const card = kitCard(page, kit).first()
    await card
      .getByRole('button', { name: new RegExp(details, 'i') })
      .or(card.getByRole('link', { name: new RegExp(details, 'i') }))
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    for (const heading of lang === 'pt'
      ? ['Descrição', 'Destaques', 'Informação nutricional', 'Sabores disponíveis']
      : ['Description', 'Highlights', 'Nutritional information', 'Available flavors']) {
      await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    if (page.viewportSize()!.width > 600) {
      await card
        .getByRole('button', { name: new RegExp(details, 'i') })
        .or(card.getByRole('link', { name: new RegExp(details, 'i') }))
        .first()
        .click()
      await expect(panel).toBeVisible()
      await page.mouse.click(5, 300)
      await expect(panel).toBeHidden()
    }
  })

  test(`P3 P16 P17 ${lang}: prices show cash price, installments, total on credit and price per pot`, async ({
    page,
  }) => {
    await page.goto(home)
    const card = kitCard(page, kit).first()
    const pair = kitCard(page, lang === 'pt' ? '2 potes' : '2 jars').first()
    await expect(pair).toContainText(lang === 'pt' ? /R\$\s22,35 por pote/ : /R\$\s22\.35 per jar/)
    const texts =
      lang === 'pt'
        ? [/R\$\s24,90/, /R\$\s49,90/, /6x de R\$\s4,98/, /R\$\s29,88/]
        : [/R\$\s24\.90/, /R\$\s49\.90/, /6 payments of R\$\s4\.98/, /R\$\s29\.88/, /about US\$\s4\.41/]
    for (const text of texts) await expect(card).toContainText(text)
    await page.goto(language.localPath('/colageno'))
    await expect(
      page.getByText(lang === 'pt' ? /12x de R\$\s2,49/ : /12 payments of R\$\s2\.49/).first(),
    ).toBeVisible()
  })

  test(`P26 ${lang}: a sold-out product is marked and cannot be bought`, async ({ page }) => {
    await page.goto(language.localPath('/mascara-de-argila-rosa-com-acido-hialuronico.html'))
    const box = page.locator('main form:has(> input[name="tipo"])').first()
    await expect(box.getByText(soldOut, { exact: true })).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(0)
  })
}
