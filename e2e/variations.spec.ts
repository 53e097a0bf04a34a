import type { Page } from '@playwright/test'
import { drawerOf, expect, LANGUAGES, test, type Language } from './fixtures.ts'

const PATH = { pt: '/creme-corporal-com-colageno', en: '/en/creme-corporal-com-colageno' }
const TEXTS = {
  pt: {
    group: /^Tamanho/,
    large: /500 g com válvula/,
    missing: 'Escolha uma opção em “Tamanho” para adicionar ao carrinho.',
    line: 'Tamanho: 200 g',
    soldOut: 'Esgotado',
    from: /a partir de R\$\s29,90/,
    price: /R\$\s49,90/,
  },
  en: {
    group: /^Size/,
    large: /500 g with pump/,
    missing: 'Choose an option under “Size” to add to cart.',
    line: 'Size: 200 g',
    soldOut: 'Sold out',
    from: /from .*29\.90/,
    price: /49\.90/,
  },
}

const groupOf = (page: Page, { lang }: Language) => page.getByRole('radiogroup', { name: TEXTS[lang].group })
const medium = (page: Page) => page.getByRole('radio', { name: /^200 g/ })

for (const language of LANGUAGES) {
  const { lang, add } = language
  const texts = TEXTS[lang]

  test(`spec section 3 ${lang}: a product with variations is chosen and bought by keyboard`, async ({
    page,
  }) => {
    await page.goto(PATH[lang])
    const main = page.getByRole('main')
    await expect(main.getByText(texts.from).first()).toBeVisible()
    const button = main.getByRole('button', { name: add }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert').filter({ hasText: texts.missing })).toBeVisible()
    await expect(groupOf(page, language).getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(medium(page)).toBeChecked()
    await expect(main.getByText(texts.missing)).toBeHidden()
    await expect(main.getByText(texts.from)).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = drawerOf(page, language)
    await expect(drawer.getByText(texts.line)).toBeVisible()
    await expect(drawer.getByText(texts.price).first()).toBeVisible()
  })

  test(
    `spec section 3 ${lang}: a change or removal changes only the line of its variation`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(PATH[lang])
      const main = page.getByRole('main')
      const drawer = drawerOf(page, language)
      for (const name of [/^100 g/, /^200 g/]) {
        await groupOf(page, language).getByRole('radio', { name }).check({ force: true })
        await main.getByRole('button', { name: add }).first().click()
        await expect(drawer).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
      }
      await page.getByRole('link', { name: language.cart }).first().click()
      await expect(drawer.getByRole('listitem')).toHaveCount(2)
      await drawer.getByRole('button', { name: /^(?:Aumentar|Increase).*200 g/ }).click()
      await expect(drawer.getByRole('textbox', { name: /200 g/ })).toHaveValue('2')
      await expect(drawer.getByRole('textbox', { name: /100 g/ })).toHaveValue('1')
      await drawer.getByRole('button', { name: /^(?:Remover|Remove).*100 g/ }).click()
      await expect(drawer.getByRole('listitem')).toHaveCount(1)
      await expect(drawer.getByText(texts.line)).toBeVisible()
    },
  )

  test(
    `P26 a sold-out variation can be selected but not bought, ${lang}`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(PATH[lang])
      await groupOf(page, language).getByRole('radio', { name: texts.large }).check({ force: true })
      const main = page.getByRole('main')
      const button = main.getByRole('button', { name: add })
      await expect(button).toHaveCount(0)
      await expect(main.getByText(texts.soldOut, { exact: true }).first()).toBeVisible()
      await medium(page).check({ force: true })
      await expect(button.first()).toBeEnabled()
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of LANGUAGES) {
    const { lang, add } = language
    test(
      `spec section 3 ${lang}: a variation is bought with a plain form`,
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(PATH[lang])
        const button = page.getByRole('main').getByRole('button', { name: add }).first()
        await button.click()
        // The browser shows its validation message beside the field and does not submit the form.
        await expect(page).toHaveURL(new RegExp(`${PATH[lang]}$`))
        await medium(page).check({ force: true })
        await button.click()
        await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado$/)
        await expect(page.getByText(TEXTS[lang].line)).toBeVisible()
      },
    )
  }
})
