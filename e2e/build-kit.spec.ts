import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { drawerOf, expect, LANGUAGES, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    pots: 'potes',
    pot: 'Pote',
    lemon: 'Limão',
    mixed: 'Sortidos',
    allCranberry: 'Todos iguais: Cranberry',
    allPink: 'Todos iguais: Pink Lemonade',
    kit: 'Seu kit',
    missing: 'Falta o sabor',
    choose: (count: number) => `Escolha ${count} sabores`,
    oneMore: 'Escolha mais 1 sabor',
    price: { 2: 'R$ 44,70', 3: 'R$ 62,70', 5: 'R$ 97,50', 10: 'R$ 179,00' },
    each: { 3: 'R$ 20,90 por pote', 5: 'R$ 19,50 por pote' },
    saved: 'Economia de R$ 27,00',
    credit: '12x de R$ 9,75 com juros (total a prazo: R$ 116,99)',
    noMore: 'Pink Lemonade (não há mais potes)',
  },
  en: {
    pots: 'jars',
    pot: 'Jar',
    lemon: 'Lemon',
    mixed: 'Assorted',
    allCranberry: 'All the same: Cranberry',
    allPink: 'All the same: Pink Lemonade',
    kit: 'Your kit',
    missing: 'Flavor missing',
    choose: (count: number) => `Choose ${count} flavors`,
    oneMore: 'Choose 1 more flavor',
    price: { 2: 'R$ 44.70', 3: 'R$ 62.70', 5: 'R$ 97.50', 10: 'R$ 179.00' },
    each: { 3: 'R$ 20.90 per jar', 5: 'R$ 19.50 per jar' },
    saved: 'You save R$ 27.00',
    credit: '12 payments of R$ 9.75 with interest (total: R$ 116.99)',
    noMore: 'Pink Lemonade (none left)',
  },
} as const

const cartOf = async (page: Page) =>
  (await (await page.request.get('/v2/front/checkout/cart')).json()) as {
    itens: {
      nome: string
      quantidade: number
      precos: { precoPor: number }
      hash: { idProduto: number; adicional: string }
    }[]
  }

for (const language of LANGUAGES) {
  const { lang } = language
  const text = TEXTS[lang]
  const address = language.localPath('/monte-seu-kit')
  const pot = (page: Page, number: number) => page.getByLabel(`${text.pot} ${number}`, { exact: true })
  const withAnySpace = (words: string) => new RegExp(words.replace(/[$().]/g, '\\$&').replace(/ /g, '\\s'))

  test.describe(`P5 build a kit, ${lang}`, () => {
    test('a pot without a flavour shows a toast and an error, gets the focus, and no request is sent; the price follows the number of pots; the kit is one line with its flavours', async ({
      page,
    }) => {
      const writes: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') writes.push(request.url())
      })
      await page.goto(address)
      const summary = page.getByRole('region', { name: text.kit })
      await expect(summary).toContainText(withAnySpace(text.price[3]))
      await expect(summary).toContainText(withAnySpace(text.each[3]))

      await test.step('a pot without a flavour', async () => {
        await expect(page.getByRole('button', { name: text.choose(3), exact: true })).toBeVisible()
        await page.getByRole('radio', { name: `2 ${text.pots}` }).check()
        await expect(page.getByRole('button', { name: text.choose(2), exact: true })).toBeVisible()
        await pot(page, 1).selectOption({ label: 'Cranberry' })
        await page.getByRole('button', { name: text.oneMore, exact: true }).click()
        await expect(page.getByText(language.noFlavour)).toBeVisible()
        const second = pot(page, 2)
        await expect(second).toBeFocused()
        await expect(second).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByText(text.missing).filter({ visible: true })).toHaveCount(1)
        expect(writes).toEqual([])
        // Axe counts a control half under the header as a small target, so wait until the page no longer scrolls to the field.
        await expect(async () => {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          )
          expect(await page.evaluate(() => scrollY)).toBe(0)
        }).toPass()
        await expectAccessible(page)
        await second.selectOption({ label: text.lemon })
        await expect(page.getByText(text.missing).filter({ visible: true })).toHaveCount(0)
      })

      await test.step('price and line of five pots', async () => {
        await page.getByRole('radio', { name: `5 ${text.pots}` }).check()
        for (const part of [text.price[5], text.each[5], text.saved, text.credit])
          await expect(summary).toContainText(withAnySpace(part))
        await expect(page.getByLabel(new RegExp(`^${text.pot} \\d`)).filter({ visible: true })).toHaveCount(5)
        await page.getByRole('button', { name: text.mixed }).click()
        await pot(page, 5).selectOption({ label: text.lemon })
        await expect(summary.getByText(`2 × ${text.lemon}`)).toBeVisible()
        await page.getByRole('button', { name: language.add }).click()
        const drawer = drawerOf(page, language)
        await expect(drawer).toBeVisible()
        await expect(drawer.getByText(new RegExp(`2\\s${text.lemon}`)).first()).toBeVisible()
        const { itens } = await cartOf(page)
        expect(itens).toHaveLength(1)
        expect(itens[0]).toMatchObject({
          quantidade: 1,
          precos: { precoPor: 97.5 },
          hash: { adicional: '422x1,423x2,424x1,425x1' },
        })
      })
    })

    test('a kit can be built and added by keyboard alone', { tag: '@one-language' }, async ({ page }) => {
      await page.goto(address)
      const checked = page.getByRole('radio', { name: `3 ${text.pots}` })
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        if (await checked.evaluate((node) => node === document.activeElement)) break
      }
      await expect(checked).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: `2 ${text.pots}` })).toBeChecked()
      const first = pot(page, 1)
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab')
        if (await first.evaluate((node) => node === document.activeElement)) break
      }
      await page.keyboard.type('Cran')
      await page.keyboard.press('Tab')
      await expect(pot(page, 2)).toBeFocused()
      await page.keyboard.type(text.lemon.slice(0, 3))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: language.add })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(drawerOf(page, language)).toBeVisible()
      expect((await cartOf(page)).itens[0]?.hash.adicional).toBe('422x1,423x1')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: language.add })).toBeFocused()
    })

    test(
      'the same kit twice is one cart line with quantity two, another kit is another line; a flavour cannot be chosen more often than it is in stock',
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(address)
        const drawer = drawerOf(page, language)
        const add = async () => {
          await page.getByRole('button', { name: language.add }).click()
          await expect(drawer).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(drawer).toBeHidden()
        }
        await page.getByRole('button', { name: text.allCranberry }).click()
        await add()
        await add()
        await pot(page, 1).selectOption({ label: text.lemon })
        await add()
        const { itens } = await cartOf(page)
        expect(itens.map(({ quantidade, hash }) => [hash.adicional, quantidade])).toEqual(
          expect.arrayContaining([
            ['422x3', 2],
            ['422x2,423x1', 1],
          ]),
        )

        await page.getByRole('radio', { name: `10 ${text.pots}` }).check()
        await page.getByRole('button', { name: text.allPink }).click()
        await expect(pot(page, 5)).toHaveValue('426')
        const sixth = pot(page, 6)
        await expect(sixth).toHaveValue('')
        await expect(sixth.locator('option', { hasText: text.noMore })).toBeDisabled()
      },
    )
  })

  test.describe(`P5 build a kit without JavaScript, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    // e2e/http/plain-cart.test.ts sends the form.
    test(
      'the form shows one flavour field per pot, and no button that needs a script',
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(address)
        await page.getByRole('radio', { name: `2 ${text.pots}` }).check()
        await expect(page.getByLabel(new RegExp(`^${text.pot} \\d`)).filter({ visible: true })).toHaveCount(2)
        await expect(page.getByRole('button', { name: text.mixed })).toBeHidden()
        await expect(page.getByRole('button', { name: language.add })).toBeVisible()
      },
    )
  })
}
