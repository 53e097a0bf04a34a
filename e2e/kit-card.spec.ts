import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

for (const language of LANGUAGES) {
  const { lang, home, add, flavour, noFlavour, details } = language
  const kit = lang === 'pt' ? '1 pote' : '1 jar'

  test(`spec sections 4 and 9 ${lang}: without a flavour no request is sent, and a toast at the bottom centre shows the error for five seconds; it does not cover the cart that opens next; a double click adds once`, async ({
    page,
  }) => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url())
    })
    await page.clock.install()
    await page.goto(home)
    const card = kitCard(page, kit).first()
    const toast = page.getByText(noFlavour)

    await test.step('without a flavour', async () => {
      await card.getByRole('button', { name: add }).click()
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

    await test.step('the hint does not cover the cart, to which a double click adds once', async () => {
      await card.getByRole('button', { name: add }).click()
      await expect(toast).toBeVisible()
      await card.getByLabel(flavour, { exact: true }).selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: add }).dblclick()
      await expect(drawerOf(page, language).getByRole('textbox')).toHaveValue('1')
      await page.clock.runFor(1000)
      await expect(toast).toBeHidden()
      const cart = await (await page.request.get('/v2/front/checkout/cart')).json()
      expect(cart.quantidadeTotal).toBe(1)
    })
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
      : ['Description', 'Highlights', 'Nutrition facts', 'Available flavors']) {
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
}
