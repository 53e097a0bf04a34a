import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'

// The outage is injected in the browser; e2e/http/outage.test.ts checks when the server answers with this page.
test('L9 the outage page keeps the requested URL and reloads it', async ({ page, consoleErrors }) => {
  const path = '/en/espuma-de-limpeza-facial.html'
  const outage = await page.request.get('/en/indisponivel')
  let isDown = true
  await page.route(`**${path}`, (route) =>
    isDown ? route.fulfill({ response: outage, status: 503 }) : route.continue(),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { name: LANGUAGES[1].unavailable })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  // The browser logs the 503.
  consoleErrors.length = 0
})

for (const language of LANGUAGES) {
  test(
    `L10 ${language.lang}: when adding to the cart fails the page shows an error, stays usable and keeps the selection`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(language.home)
      await page.route('**/checkout/cart', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 502, json: { error: 'The store does not respond.' } })
          : route.continue(),
      )
      const card = kitCard(page, language.lang === 'pt' ? '1 pote' : '1 jar').first()
      const select = card.getByLabel(language.flavour, { exact: true })
      await select.selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: language.add }).click()
      await expect(page.getByText(language.addFailed)).toBeVisible()
      await expect(drawerOf(page, language)).toBeHidden()
      await expect(select).toHaveValue('422')
      await page.unroute('**/checkout/cart')
      await card.getByRole('button', { name: language.add }).click()
      await expect(drawerOf(page, language)).toBeVisible()
      // The browser logs the 502.
      consoleErrors.length = 0
    },
  )
}
