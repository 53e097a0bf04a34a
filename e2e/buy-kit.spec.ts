import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

const KIT = { pt: '1 pote', en: '1 jar' }
const PRICE = { pt: /R\$\s24,90/, en: /R\$\s?24\.90/ }
const CHECKOUT = { pt: 'Finalizar compra', en: 'Checkout' }
const THREE = { pt: /R\$\s74,70/, en: /R\$\s?74\.70/ }
// Three pots and standard shipping of R$ 9,90.
const TOTAL = { pt: /R\$\s84,60/, en: /R\$\s?84\.60/ }

for (const language of LANGUAGES) {
  const { lang, home, add, flavour, purchase, keepShopping } = language
  test.describe(`buy a kit, ${lang}`, () => {
    test('a kit can be bought from the home page to the checkout', async ({ page }) => {
      await page.goto(home)
      const card = kitCard(page, KIT[lang]).first()
      await card.getByLabel(flavour, { exact: true }).selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: add }).click()

      const drawer = drawerOf(page, language)
      await expect(drawer).toBeVisible()
      await expect(drawer.getByText(/Cranberry/).first()).toBeVisible()
      await expect(drawer.getByText(PRICE[lang]).first()).toBeVisible()
      await drawer.getByRole('button', { name: /^(?:Aumentar|Increase)/ }).click()
      await drawer.getByRole('button', { name: /^(?:Aumentar|Increase)/ }).click()
      await expect(drawer.getByText(THREE[lang]).first()).toBeVisible()

      await drawer.getByRole('button', { name: keepShopping }).click()
      await expect(drawer).toBeHidden()
      await expect(page.getByRole('link', { name: language.cart }).first()).toHaveAccessibleName(/3/)

      await page.getByRole('link', { name: language.cart }).first().click()
      await drawer.getByRole('link', { name: purchase }).click()
      await expect(page).toHaveURL(/\/checkout\/pagamento$/)
      await expect(page.getByText(TOTAL[lang]).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHECKOUT[lang])
    })

    test(
      'a kit can be added by keyboard alone, and the drawer holds the focus',
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(home)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: /^(?:Pular|Skip)/ })).toBeFocused()
        await page.keyboard.press('Enter')
        const select = kitCard(page, KIT[lang]).first().getByLabel(flavour, { exact: true })
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press('Tab')
          if (await select.evaluate((element) => element === document.activeElement)) break
        }
        await expect(select).toBeFocused()
        await page.keyboard.type('Cran')
        const button = kitCard(page, KIT[lang]).first().getByRole('button', { name: add })
        for (let presses = 0; presses < 12; presses++) {
          await page.keyboard.press('Tab')
          if (await button.evaluate((element) => element === document.activeElement)) break
        }
        await page.keyboard.press('Enter')
        const drawer = drawerOf(page, language)
        await expect(drawer).toBeVisible()
        // The focus stays inside the drawer and returns to the button on close.
        for (let presses = 0; presses < 25; presses++) {
          await page.keyboard.press('Tab')
          expect(
            await drawer.evaluate(
              (element) =>
                element.contains(document.activeElement) || document.activeElement === document.body,
            ),
          ).toBe(true)
        }
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
        await expect(button).toBeFocused()
      },
    )
  })
}
