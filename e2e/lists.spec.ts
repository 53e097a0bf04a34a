import { drawerOf, expect, LANGUAGES, test } from './fixtures.ts'

const PATH = { pt: '/lista/colageno-3-potes.html', en: '/en/lista/colageno-3-potes.html' }
const TEXTS = {
  pt: {
    add: 'Adicionar tudo ao carrinho',
    missing: /^Escolha uma opção em/,
    line: /3\sLimão/,
    lemon: /^3 Limão/,
  },
  en: {
    add: 'Add all to cart',
    missing: /^Choose an option under/,
    line: /3\sLemon/,
    lemon: /^3 Lemon/,
  },
}

for (const language of LANGUAGES) {
  const { lang } = language
  const texts = TEXTS[lang]

  test(
    `platform 3.5 by keyboard, ${lang}: the button of a list adds all its items; without a flavour it names and focuses the choice`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(PATH[lang])
      const main = page.getByRole('main')
      const button = main.getByRole('button', { name: texts.add })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(main.getByRole('alert').filter({ hasText: texts.missing })).toBeVisible()
      await expect(main.getByRole('radio').first()).toBeFocused()
      await main.getByRole('radio', { name: texts.lemon }).focus()
      await page.keyboard.press('Space')
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(drawerOf(page, language).getByText(texts.line).first()).toBeVisible()
    },
  )
}
