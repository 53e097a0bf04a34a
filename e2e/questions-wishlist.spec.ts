import { expect, LANGUAGES, test } from './fixtures.ts'
import { expectAccessible } from './accessibility.ts'

const TEXTS = {
  pt: {
    heart: /^Salvar .+ nos favoritos$/,
    ask: 'Fazer uma pergunta',
    question: 'Sua pergunta',
    name: 'Nome',
    send: 'Enviar pergunta',
    sent: 'Pergunta enviada',
    title: 'Favoritos',
    empty: /ainda não salvou/,
    forgot: 'Esqueci a senha',
    account: 'E-mail da conta',
    request: 'Pedir nova senha',
    asked: 'Solicitação recebida',
  },
  en: {
    heart: /^Save .+ to favorites$/,
    ask: 'Ask a question',
    question: 'Your question',
    name: 'Name',
    send: 'Send question',
    sent: 'Question sent',
    title: 'Favorites',
    empty: /saved any products/,
    forgot: 'Forgot your password?',
    account: 'Account e-mail',
    request: 'Request a password reset',
    asked: 'Request received',
  },
}

// e2e/http/plain-messages.test.ts does the same without JavaScript.
for (const { lang, localPath, add } of LANGUAGES) {
  const t = TEXTS[lang]

  test(`R91 ${lang}: on a phone the bar with the buy button covers nothing of a question that somebody writes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(localPath('/serum'))
    // Hidden or not: cards further down have buttons of the same name.
    const button = { name: add, exact: true, includeHidden: true }
    const buy = page.getByRole('main').getByRole('button', button).first()
    await page.getByText(t.ask, { exact: true }).click()
    await expect(buy).toBeVisible()
    const form = page.locator('#perguntas')
    for (const control of [form.getByLabel(t.question), form.getByRole('button', { name: t.send })]) {
      await control.focus()
      await expect(buy).toBeHidden()
      await control.blur()
      await expect(buy).toBeVisible()
    }
  })

  test(
    `platform 3.7 ${lang}: a question is sent on the product page, which shows a confirmation; the product is saved, found in the favorites and removed`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/serum'))
      await page.getByText(t.ask, { exact: true }).click()
      await page.getByLabel(t.question).fill('Arde?')
      await page.locator('#perguntas').getByLabel(t.name, { exact: true }).fill('Ana')
      await page.locator('#perguntas').getByLabel('E-mail').fill('ana@exemplo.test')
      await page.getByRole('button', { name: t.send }).click()
      const sent = page.locator('#pergunta-enviado').getByText(t.sent)
      await expect(sent).toBeVisible()
      // A field that is half behind the sticky header would be too small a target for axe.
      await sent.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expectAccessible(page)

      const heart = page.getByRole('button', { name: t.heart }).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const favorites = page.getByRole('main').getByRole('link', { name: /S[ée]rum/ })
      await expect(async () => {
        await page.goto(localPath('/favoritos'))
        await expect(favorites).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      await expectAccessible(page)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(async () => {
        await page.goto(localPath('/favoritos'))
        await expect(page.getByText(t.empty)).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  )
}

for (const { lang, localPath } of LANGUAGES)
  test(
    `decision 0042 ${lang}: a request for a new password gets the same response for any e-mail`,
    { tag: '@one-language' },
    async ({ page }) => {
      const t = TEXTS[lang]
      await page.goto(localPath('/checkout/acesso'))
      await page.getByText(t.forgot).click()
      await page.getByLabel(t.account).fill('ninguem@exemplo.test')
      await page.getByRole('button', { name: t.request }).click()
      await expect(page.getByText(t.asked)).toBeVisible()
      expect(page.url(), 'R85 no e-mail in an address').not.toContain('exemplo.test')
      await page.goto(localPath('/checkout/acesso/nova-senha?token=unknown'))
      await expectAccessible(page)
    },
  )

test('platform 3.7 on a phone no heart covers the texts of a card, in any kind of list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/en/serum', '/en/produtos']) {
    await page.goto(path)
    const hearts = page.getByRole('listitem').getByRole('button', { name: TEXTS.en.heart })
    await hearts.last().scrollIntoViewIfNeeded()
    const covered = await hearts.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const heart = button.getBoundingClientRect()
        const card = button.closest('li')!
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT, (node) =>
          button.contains(node) || !node.nodeValue?.trim()
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        )
        const found: string[] = []
        while (texts.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const isCovered = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < heart.right && right > heart.left && top < heart.bottom && bottom > heart.top,
          )
          if (isCovered) found.push(`${card.querySelector('a')?.textContent}: ${range.toString()}`)
        }
        return found
      }),
    )
    expect(await hearts.count(), path).toBeGreaterThan(2)
    expect(covered, path).toEqual([])
  }
})
