import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const WORDS = {
  pt: {
    text: 'colágeno',
    upperCase: 'COLAGENO',
    results: 'Resultados para “colágeno”',
    found: '7 produtos',
    highest: 'Maior preço',
    field: 'O que você procura?',
    submit: 'Buscar',
    empty: 'O que você procura hoje?',
    none: (text: string) => `Nada encontrado para “${text}”`,
    long: 'A busca ficou longa demais',
    all: (text: string) => `Ver todos os resultados para “${text}”`,
    price: /R\$\s\d+,\d\d/,
    failed: 'As sugestões não vieram desta vez. A busca continua funcionando.',
    offline: 'Você está sem conexão. As sugestões voltam com ela.',
  },
  en: {
    text: 'collagen',
    upperCase: 'COLLAGEN',
    results: 'Results for “collagen”',
    found: '7 products',
    highest: 'Highest price',
    field: 'What are you looking for?',
    submit: 'Search',
    empty: 'What are you looking for today?',
    none: (text: string) => `Nothing found for “${text}”`,
    long: 'That search is too long',
    all: (text: string) => `See all results for “${text}”`,
    price: /R\$\s\d+\.\d\d \(about US\$\s\d+\.\d\d\)/,
    failed: 'Suggestions could not be loaded this time. You can still search.',
    offline: 'You are offline. Suggestions return with your connection.',
  },
} as const

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
const names = (page: Page) => cards(page).locator('h2').allTextContents()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { lang, localPath } of LANGUAGES) {
  const words = WORDS[lang]
  const searchPath = (text: string, more = '') =>
    localPath(`/busca?${new URLSearchParams({ busca: text })}${more}`)
  const field = (page: Page) => main(page).getByLabel(words.field)

  test.describe(`${lang} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('the field leads to the page of results, which is noindex (R11)', async ({ page, shop }) => {
      await page.goto(localPath('/busca'))
      await expect(heading(page)).toHaveText(words.empty)
      await expect(main(page).getByRole('link', { name: /Whey/ })).toBeVisible()
      await field(page).fill(words.text)
      await main(page).getByRole('button', { name: words.submit }).click()
      await expect(page).toHaveURL(shop.origin + searchPath(words.text))
      await expect(heading(page)).toHaveText(words.results)
      await expect(field(page)).toHaveValue(words.text)
      await expect(main(page).getByText(words.found, { exact: true })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        shop.origin + localPath('/busca'),
      )
      expect(await page.title()).toContain(words.results)
      await page.goto(searchPath('xyzzy'))
      await expect(heading(page)).toHaveText(words.none('xyzzy'))
      await page.goto(searchPath('x'.repeat(101)))
      await expect(heading(page)).toHaveText(words.long)
    })

    test('accents and case make no difference', { tag: '@one-language' }, async ({ page }) => {
      await page.goto(searchPath(words.text))
      const found = await names(page)
      expect(found.length).toBe(7)
      await page.goto(searchPath(words.upperCase))
      expect(await names(page)).toEqual(found)
    })

    test('sorting keeps the text', { tag: '@one-language' }, async ({ page, shop }) => {
      await page.goto(searchPath(words.text))
      await main(page).getByRole('link', { name: words.highest }).click()
      await expect(page).toHaveURL(shop.origin + searchPath(words.text, '&ordem=maior-preco'))
      const texts = await cards(page).locator('strong').allTextContents()
      const prices = texts.map((text) => Number(text.replace(/\D/g, '')))
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    })
  })

  const STATES = {
    results: [searchPath(words.text), words.results],
    'no text': [localPath('/busca?busca=%20%20'), words.empty],
    'no result': [searchPath('xyzzy'), words.none('xyzzy')],
    'too long a text': [searchPath('x'.repeat(101)), words.long],
    'markup as text': [
      searchPath('"><img src=x onerror=alert(1)>'),
      words.none('"><img src=x onerror=alert(1)>'),
    ],
    'invalid listing params': [searchPath(words.text, '&ordem=x&pagina=-1'), words.results],
  } as const
  test(
    `${lang}: each page of results has the right heading, runs no script contained in the query and does not scroll horizontally`,
    { tag: '@one-language' },
    async ({ page }) => {
      let dialogs = 0
      page.on('dialog', (dialog) => (dialogs++, dialog.dismiss()))
      for (const [state, [path, title]] of Object.entries(STATES)) {
        const response = await page.goto(path)
        expect(response?.status(), state).toBe(200)
        expect(response?.headers()['cache-control'], state).toContain('no-store')
        await expect(heading(page), state).toHaveText(title)
        await expect(page.locator('img[src="x"]'), state).toHaveCount(0)
        const [inner, outer] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(inner, state).toBeLessThanOrEqual(outer!)
      }
      expect(dialogs).toBe(0)
    },
  )

  // every-page.spec.ts checks the other states.
  test(
    `R91 ${lang}: axe finds no violation on the page for a text that is too long`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(STATES['too long a text'][0])
      await expectAccessible(page)
    },
  )

  test(
    `${lang}: a page of results beyond the last redirects to the first`,
    { tag: '@one-language' },
    async ({ page, shop }) => {
      await page.goto(searchPath(words.text, '&pagina=9'))
      await expect(page).toHaveURL(shop.origin + searchPath(words.text))
    },
  )

  test(
    `${lang}: a suggestion can be chosen by keyboard, and axe finds no violation while the list shows`,
    { tag: '@one-language' },
    async ({ page, shop }) => {
      await page.goto(localPath('/busca'))
      const below = main(page).getByRole('heading', { level: 2 }).first()
      const before = await below.boundingBox()
      await field(page).pressSequentially(words.text.slice(0, 4))
      const list = page.getByRole('listbox')
      await expect(list.getByRole('option')).toHaveCount(7)
      await expect(list.getByRole('option').first()).toContainText(words.price)
      expect(await below.boundingBox()).toEqual(before)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = list.getByRole('option').nth(1)
      await expect(second).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(field(page)).toHaveValue(words.text.slice(0, 4))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const href = await list.getByRole('option').first().getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(shop.origin + href)
      await expect(list).toBeHidden()
    },
  )

  test(
    `${lang}: the last suggestion leads to all results, as Enter alone does`,
    { tag: '@one-language' },
    async ({ page, shop }) => {
      await page.goto(localPath('/busca'))
      await field(page).pressSequentially(words.text)
      await page.getByRole('option', { name: words.all(words.text) }).click()
      await expect(page).toHaveURL(shop.origin + searchPath(words.text))
      await field(page).fill('whey')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(shop.origin + searchPath('whey'))
    },
  )

  test(
    `${lang}: when suggestions fail or the browser is offline, a message appears and the field can still be filled`,
    { tag: '@one-language' },
    async ({ page, context, consoleErrors }) => {
      await page.goto(localPath('/busca'))
      await page.route('**/product/listing/search*', (route) => route.fulfill({ status: 500, body: '{}' }))
      await field(page).pressSequentially('whey')
      await expect(main(page).getByText(words.failed).last()).toBeVisible()
      await context.setOffline(true)
      await field(page).fill('whe')
      await expect(main(page).getByText(words.offline).last()).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(false)
      // The browser logs failed requests as errors.
      consoleErrors.length = 0
    },
  )
}

test('the code of the suggestions loads with the first focus', async ({ page }) => {
  const sources: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script that arrives after the test has ended is ignored.
    void response.text().then(
      (code) => sources.push(code),
      () => {},
    )
  })
  await page.goto('/busca')
  await page.waitForLoadState('networkidle')
  const isLoaded = () => sources.some((code) => code.includes('aria-activedescendant'))
  expect(isLoaded()).toBe(false)
  await main(page).getByLabel('O que você procura?').focus()
  await expect.poll(isLoaded).toBe(true)
})
