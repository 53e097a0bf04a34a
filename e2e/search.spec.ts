import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const WORDS = {
  pt: {
    text: 'colágeno',
    results: 'Resultados para “colágeno”',
    field: 'O que você procura?',
    empty: 'O que você procura hoje?',
    none: (text: string) => `Nada encontrado para “${text}”`,
    long: 'A busca ficou longa demais',
    all: (text: string) => `Ver todos os resultados para “${text}”`,
    price: /R\$\s\d+,\d\d/,
    failed: 'Não foi possível carregar as sugestões. A busca continua funcionando.',
    offline: 'Você está sem conexão. As sugestões voltam com ela.',
  },
  en: {
    text: 'collagen',
    results: 'Results for “collagen”',
    field: 'What are you looking for?',
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
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { lang, localPath } of LANGUAGES) {
  const words = WORDS[lang]
  const searchPath = (text: string, more = '') =>
    localPath(`/busca?${new URLSearchParams({ busca: text })}${more}`)
  const field = (page: Page) => main(page).getByLabel(words.field)

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
    `R91 ${lang}: each page of results has the right heading, runs no script contained in the query and does not scroll horizontally; axe finds no violation on the page for too long a text`,
    { tag: '@one-language' },
    async ({ page }) => {
      let dialogs = 0
      page.on('dialog', async (dialog) => {
        dialogs++
        await dialog.dismiss()
      })
      for (const [state, [path, title]] of Object.entries(STATES)) {
        const response = await page.goto(path)
        expect(response?.status(), state).toBe(200)
        expect(response?.headers()['cache-control'], state).toContain('no-store')
        await expect(heading(page), state).toHaveText(title)
        await expect(page.locator('img[src="x"]'), state).toHaveCount(0)
        const [contentWidth, pageWidth] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(contentWidth, state).toBeLessThanOrEqual(pageWidth!)
        // every-page.spec.ts checks the other states.
        if (state === 'too long a text') await expectAccessible(page)
      }
      expect(dialogs).toBe(0)
    },
  )

  test(
    `${lang}: the code of the suggestions loads with the first focus; a suggestion can be chosen by keyboard, and axe finds no violation while the list shows`,
    { tag: '@one-language' },
    async ({ page, shop }) => {
      const sources: string[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return
        // A script that arrives after the test has ended is ignored.
        void response.text().then(
          (code) => sources.push(code),
          () => {},
        )
      })
      const isLoaded = () => sources.some((code) => code.includes('aria-activedescendant'))
      await page.goto(localPath('/busca'))
      await page.waitForLoadState('networkidle')
      expect(isLoaded()).toBe(false)
      await field(page).focus()
      await expect.poll(isLoaded).toBe(true)

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
      // On a wide screen the results have only the header's field.
      await page.getByRole('searchbox').filter({ visible: true }).first().fill('whey')
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
