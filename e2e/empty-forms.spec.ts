import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'

/** The forms whose required fields are empty, by the page that has them; `open` is what unfolds one. */
const FORMS = [
  { path: '/pagina/atendimento', form: 'main form[action$="/atendimento/enviar"]' },
  { path: '/pagina/atendimento', form: '[data-newsletter] form' },
  { path: '/checkout/acesso', form: 'form[aria-labelledby="entrar"]' },
  { path: '/checkout/acesso', form: 'form[aria-labelledby="cadastrar"]' },
  { path: '/checkout/acesso', form: '#recuperar form', open: '#recuperar summary' },
  { path: '/pedido', form: 'main form[action$="/pedido/ver"]' },
  { path: '/avaliacao/revisar', form: 'main form[action="/api/avaliacao"]' },
  {
    path: '/serum',
    form: 'main form[action$="/pergunta/enviar"]',
    open: 'details:has(form[action$="/pergunta/enviar"]) summary',
  },
] as const

const MESSAGE = {
  pt: /^(Preencha|Escolha|Informe|Escreva|Digite|Confira|Conte|Dê)/,
  en: /^(Please|Enter|Choose|Write|Tell|Give)/,
}

declare global {
  var bubbles: number
}

// The browser shows its own message at an invalid field unless a listener has prevented the field's 'invalid' event; a timer reads that
// after the last listener. Events at the document are not counted: the test sends them until the code has loaded.
const countBubbles = (page: Page) =>
  page.addInitScript(() => {
    globalThis.bubbles = 0
    addEventListener(
      'invalid',
      (event) => {
        if (event.target instanceof Element)
          setTimeout(() => (globalThis.bubbles += +!event.defaultPrevented))
      },
      true,
    )
  })

for (const { lang, localPath } of LANGUAGES)
  test(
    `${lang}: an empty form shows the page’s own message at its first field, which gets the focus`,
    { tag: '@one-language' },
    async ({ page }) => {
      await countBubbles(page)
      for (const { path, form, ...more } of FORMS)
        await test.step(`${path} ${form}`, async () => {
          await page.goto(localPath(path))
          // The code that shows the messages loads at the first interaction.
          await page.mouse.move(5, 5)
          await page.waitForFunction(
            () => !document.dispatchEvent(new Event('invalid', { cancelable: true })),
          )
          if ('open' in more) await page.locator(more.open).click()
          const address = page.url()
          await page.locator(form).getByRole('button').last().click()
          const focused = page.locator(`:is(${form}) :focus`)
          await expect(focused).toHaveAccessibleDescription(MESSAGE[lang])
          await expect(focused).toHaveAttribute('aria-invalid', 'true')
          expect(page.url()).toBe(address)
          expect(await page.evaluate(() => globalThis.bubbles)).toBe(0)
        })
    },
  )
