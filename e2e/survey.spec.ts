import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const COPY = {
  pt: {
    question: 'Qual é a chance de você recomendar a Rosalume a alguém de quem gosta?',
    score: 'Nota',
    least: 'Nada provável',
    most: 'Muito provável',
    thanks: 'Obrigado por avaliar!',
    browse: 'NAVEGAR NO SITE',
    rejected: 'Sua nota não foi registrada',
    chooseScore: 'Escolha uma nota de 0 a 10.',
    back: 'Voltar à pesquisa',
  },
  en: {
    question: 'How likely are you to recommend Rosalume to someone you care about?',
    score: 'Score',
    least: 'Not at all likely',
    most: 'Very likely',
    thanks: 'Thank you for your review!',
    browse: 'BROWSE THE SITE',
    rejected: 'Your score was not recorded',
    chooseScore: 'Choose a score from 0 to 10.',
    back: 'Back to the survey',
  },
} as const

const QUERY = '?email=ana%40exemplo.com&nome=Ana&campanha=pos-compra'

/** Returns the hidden fields that are sent with a score. */
function hiddenFields(page: Page) {
  return page
    .locator('main form input[type=hidden]')
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    )
}

for (const { lang, home, localPath } of LANGUAGES) {
  const copy = COPY[lang]
  const score = (page: Page, value: number) =>
    page.getByRole('button', { name: `${copy.score} ${value}`, exact: true })

  // The same without JavaScript: e2e/http/plain-messages.test.ts. A score that is not taken: e2e/hostile-reports.spec.ts.
  test(
    `spec section 2 contract 4.18 R85 ${lang}: one press answers the survey, no referrer carries its URL, and the thank-you page links to the shop`,
    { tag: '@one-language' },
    async ({ page }) => {
      const referrers: (string | undefined)[] = []
      page.on('request', (sent) => referrers.push(sent.headers()['referer']))
      await page.goto(localPath('/avaliacao-empresa') + QUERY)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.question)
      await expect(page.getByText(copy.least)).toBeVisible()
      await expect(page.getByText(copy.most)).toBeVisible()
      await expect(page.locator('main form button')).toHaveText([
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
      ])
      expect(await hiddenFields(page)).toEqual({
        email: 'ana@exemplo.com',
        nome: 'Ana',
        campanha: 'pos-compra',
        site: 'localhost',
        lang,
      })
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await score(page, 9).click()
      const sent = new URLSearchParams((await posted).postData() ?? '')
      expect(sent.get('nota')).toBe('9')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.thanks)
      expect(new URL(page.url()).pathname + new URL(page.url()).search, 'R85').toBe(
        `${localPath('/avaliacao-empresa')}?obrigado=1`,
      )
      expect(referrers.filter((referrer) => referrer?.includes('exemplo.com'))).toEqual([])
      await page.getByRole('link', { name: copy.browse }).click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    },
  )

  test(
    `spec section 5 ${lang}: every score can be given by keyboard, in order`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/avaliacao-empresa'))
      await score(page, 0).focus()
      for (let value = 0; value <= 10; value++) {
        await expect(score(page, value)).toBeFocused()
        await expect(score(page, value)).toHaveCSS('outline-style', 'solid')
        if (value < 10) await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.thanks)
    },
  )

  test(
    `contract 4.18 ${lang}: a manipulated form gets a page with the errors and a link back`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(localPath('/avaliacao-empresa'))
      await score(page, 5).evaluate((button) => button.setAttribute('value', '50'))
      await score(page, 5).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.rejected)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(copy.chooseScore)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'pt' ? 'pt-BR' : 'en')
      await expectAccessible(page)
      await page.getByRole('link', { name: copy.back }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.question)
      consoleErrors.length = 0
    },
  )
}
