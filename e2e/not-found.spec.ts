import { expect, LANGUAGES, test } from './fixtures.ts'

interface NextWindow {
  next: { router: { push(address: string): void } }
}

for (const { lang, home, localPath, notFound } of LANGUAGES) {
  const suggestion = lang === 'pt' ? 'Você procurava por' : 'Were you looking for'

  test(
    `${lang}: a URL with a typo suggests the nearest page`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      for (const [path, suggested] of [
        ['/colagenos-verisol', /Verisol/],
        ['/wey', /Whey/],
        ['/pagina/termo', /Termos|Terms/],
      ] as const) {
        const response = await page.goto(localPath(path))
        expect(response?.status(), path).toBe(404)
        await expect(page.getByText(notFound), path).toBeVisible()
        await expect(page.getByText(suggestion).getByRole('link', { name: suggested }), path).toBeVisible()
      }
      await page.getByText(suggestion).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${localPath('/pagina/termos')}$`))
      await expect(page.getByRole('heading', { level: 1, name: /Termos|Terms/ })).toBeVisible()
      // The browser logs 404 documents as errors.
      consoleErrors.length = 0
    },
  )

  test(`${lang}: a URL that resembles no page links to the home page and to popular pages`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(localPath('/xyzzy-plugh'))
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText(suggestion)).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    consoleErrors.length = 0
    await main
      .getByRole('link', { name: lang === 'pt' ? 'Ir para a página inicial' : 'Go to the home page' })
      .click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
  })
}

test('R3 an unknown URL stays in the address bar, also after navigation inside the shop', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => Boolean((window as Partial<NextWindow>).next?.router))
  await page.evaluate(() => (window as unknown as NextWindow).next.router.push('/nada'))
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page).toHaveTitle('Página não encontrada')
  await expect(page).toHaveURL(/\/nada$/)
  await expect(page.locator('meta[name="robots"][content^="noindex"]').first()).toBeAttached()
  // The browser logs the 404 document as an error.
  consoleErrors.length = 0
})
