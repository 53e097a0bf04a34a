import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const WORDS = {
  pt: {
    tools: 'Filtrar e ordenar',
    sort: /^Ordenar por/,
    lowest: 'Menor preço',
    inStock: 'Só em estoque',
    filter: /^Filtrar/,
    goal: 'Objetivo',
    skin: /^Pele/,
    remove: 'Remover filtro: Pele',
    clear: 'Limpar tudo',
    shown: /^Ver \d+ produtos$/,
    upTo: 'Até (R$)',
    order: 'O máximo não pode ser menor que o mínimo.',
    rejected: 'Preço: O máximo não pode ser menor que o mínimo.',
  },
  en: {
    tools: 'Filter and sort',
    sort: /^Sort by/,
    lowest: 'Lowest price',
    inStock: 'In stock only',
    filter: /^Filter/,
    goal: 'Goal',
    skin: /^Skin/,
    remove: 'Remove filter: Skin',
    clear: 'Clear all',
    shown: /^Show \d+ products$/,
    upTo: 'To (R$)',
    order: 'The maximum cannot be lower than the minimum.',
    rejected: 'Price: The maximum cannot be lower than the minimum.',
  },
} as const

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })

/** Returns the cash prices of the page in cents, in the order of the cards. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('strong').allTextContents()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

for (const { lang, localPath } of LANGUAGES) {
  const words = WORDS[lang]

  test(`${lang}: with JavaScript the same links change the listing without a page load`, async ({
    page,
    shop,
  }) => {
    await page.goto(localPath('/marca/rosalume'))
    const count = await cards(page).count()
    expect(count).toBeGreaterThan(5)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const tools = page.getByRole('navigation', { name: words.tools })
    await tools.locator('summary').filter({ hasText: words.sort }).click()
    await tools.getByRole('link', { name: words.lowest }).click()
    await expect(page).toHaveURL(shop.origin + localPath('/marca/rosalume?ordem=menor-preco'))
    await expect
      .poll(async () => (await prices(page)).join())
      .toBe((await prices(page)).toSorted((a, b) => a - b).join())
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(shop.origin + localPath('/marca/rosalume'))
    await expect(cards(page)).toHaveCount(count)
  })

  test(
    `${lang}: on a phone the selected price range is on the screen`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(localPath('/produtos?preco=100-150'))
      await expect(page.getByRole('link', { name: /R\$\s150[.,]00$/ })).toBeInViewport({ ratio: 1 })
    },
  )

  test(`${lang}: the first screen of a list on a phone shows the price of a product, its pack without a badge or button over it, and its stars and number of ratings on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/produtos', '/categoria/skincare', '/busca?busca=colageno']) {
      await page.goto(localPath(path))
      await expect(cards(page).first().locator('strong')).toBeInViewport({ ratio: 1 })
    }
    await page.goto(localPath('/produtos'))
    // The lid of the jar begins at 19 % of the height of its square picture and is as wide as 44 % of it.
    const card = cards(page).filter({ hasText: /237[.,]073/ })
    const picture = (await card.locator('img').first().boundingBox())!
    const lid = {
      top: picture.y + picture.height * 0.19,
      right: picture.x + picture.width / 2 + picture.height * 0.22,
    }
    const saved = (await card.getByText('50% OFF').boundingBox())!
    const heart = (await card.getByRole('button').first().boundingBox())!
    expect(saved.y + saved.height).toBeLessThanOrEqual(lid.top)
    expect(heart.x).toBeGreaterThanOrEqual(lid.right)
    const stars = (await card.getByRole('img', { name: /237[.,]073/ }).boundingBox())!
    const count = (await card.getByText(/^\(237[.,]073\)$/).boundingBox())!
    expect(Math.abs(stars.y + stars.height / 2 - count.y - count.height / 2)).toBeLessThan(5)
  })

  test(
    `${lang}: filters lie over the products of a wide screen and close by Esc and by a press elsewhere; the chosen ones can be removed`,
    { tag: ['@any-size', '@one-language'] },
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(localPath('/produtos'))
      const tools = page.getByRole('navigation', { name: words.tools })
      const goal = tools.locator('summary', { hasText: words.goal })
      const skin = tools.getByRole('link', { name: words.skin }).first()
      const top = async () => (await cards(page).first().boundingBox())!.y
      const before = await top()
      await goal.click()
      await expect(skin).toBeInViewport()
      expect(await top()).toBe(before)
      // The first press may be before hydration.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(skin).toBeHidden({ timeout: 500 })
      }).toPass()
      await expect(goal).toBeFocused()
      await goal.click()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(skin).toBeHidden()
      await goal.click()
      await skin.click()
      await expect(page).toHaveURL(shop.origin + localPath('/produtos?filtro%5Bobjetivo%5D=pele'))
      await expect(goal).toBeFocused()
      await tools.getByRole('link', { name: words.remove }).click()
      await expect(page).toHaveURL(shop.origin + localPath('/produtos'))
    },
  )

  test(
    `${lang}: on a phone filters are a sheet, which stays open while filters are chosen and says how many products there are`,
    { tag: '@one-language' },
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(localPath('/produtos'))
      const tools = page.getByRole('navigation', { name: words.tools })
      await tools.getByRole('button', { name: words.filter }).click()
      await tools.locator('summary', { hasText: words.goal }).click()
      await tools.getByRole('link', { name: words.skin }).first().click()
      await expect(page).toHaveURL(shop.origin + localPath('/produtos?filtro%5Bobjetivo%5D=pele'))
      const inStock = tools.getByRole('link', { name: words.inStock, exact: true })
      await inStock.click()
      await expect(page).toHaveURL(/estoque=1/)
      // The sheet of the new page keeps the scroll position of the previous one.
      await expect(inStock).toBeInViewport()
      const shown = tools.getByRole('button', { name: words.shown })
      await expectAccessible(page)
      await shown.click()
      await expect(inStock).toBeHidden()
      await expect(tools.getByRole('button', { name: words.filter })).toContainText('2')
      await tools.getByRole('link', { name: words.clear }).click()
      await expect(page).toHaveURL(shop.origin + localPath('/produtos'))
    },
  )

  test(
    `${lang}: on a phone a rejected range of prices is explained above the products and at its field`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(localPath('/produtos?preco-de=90&preco-ate=10'))
      const tools = page.getByRole('navigation', { name: words.tools })
      await expect(tools.getByRole('alert')).toHaveText(words.rejected)
      await tools.getByRole('button', { name: words.filter }).click()
      await expect(tools.getByRole('textbox', { name: words.upTo })).toHaveAccessibleDescription(words.order)
      await expect(tools.getByRole('textbox', { name: words.upTo })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(
    `${lang}: a filter has the focus again when the list has changed`,
    { tag: ['@any-size', '@one-language'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(localPath('/produtos'))
      const inStock = page.getByRole('link', { name: words.inStock, exact: true })
      for (const isOn of [true, false]) {
        await inStock.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(isOn ? /estoque=1/ : /produtos$/)
        await expect(inStock).toBeFocused()
      }
    },
  )
}

test.describe('before the code of the page has loaded', () => {
  test.use({ waitsForHydration: false })

  test(
    'on a phone the sheet of filters also stays open',
    { tag: '@one-language' },
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.route('**/_next/static/**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await page.goto('/produtos')
      const words = WORDS.pt
      const tools = page.getByRole('navigation', { name: words.tools })
      const skin = tools.getByRole('link', { name: words.skin }).first()
      await tools.getByRole('button', { name: words.filter }).click()
      await tools.locator('summary', { hasText: words.goal }).click()
      await skin.click()
      await expect(page).toHaveURL(`${shop.origin}/produtos?filtro%5Bobjetivo%5D=pele`)
      await expect(skin).toBeInViewport()
      await tools.getByRole('button', { name: words.shown }).click()
      await expect(skin).toBeHidden()
      await tools.getByRole('link', { name: words.remove }).click()
      await expect(page).toHaveURL(`${shop.origin}/produtos`)
      await expect(tools.getByRole('button', { name: words.shown })).toBeHidden()
    },
  )
})

/** Checks that axe finds no violation on a page, and that it does not scroll horizontally. */
async function expectAccessibleAndNotTooWide(page: Page, path: string) {
  await page.goto(path)
  await expectAccessible(page)
  const [contentWidth, windowWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(contentWidth).toBeLessThanOrEqual(windowWidth!)
}

// No page with pagination links is checked here: the list of reviews has the same ones, and e2e/every-page.spec.ts checks it.
test('R91 pt: axe finds no violation on filtered listings, and they do not scroll horizontally', async ({
  page,
}) => {
  for (const path of ['/produtos?categoria=suplementos&estoque=1&ordem=maior-preco', '/categoria/skincare'])
    await expectAccessibleAndNotTooWide(page, path)
})

test('an empty result has a message and a link to the category without filters, axe finds no violation (R91)', async ({
  page,
  shop,
}) => {
  // The category's only product is sold out.
  await page.goto('/categoria/mascaras-faciais?estoque=1')
  await expect(page.getByRole('heading', { level: 2, name: 'Nenhum produto por aqui' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(`${shop.origin}/categoria/mascaras-faciais`)
  await expect(cards(page)).toHaveCount(1)
})

test('spec sections 2 and 9: wide screens show four columns of cards 250 to 280 px wide, phones show two columns', async ({
  page,
}) => {
  const wide = page.viewportSize()!.width > 1000
  await page.goto('/produtos')
  const boxes = await Promise.all((await cards(page).all()).slice(0, 5).map((card) => card.boundingBox()))
  const tops = boxes.map((box) => Math.round(box!.y))
  if (!wide) {
    expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2, 4])
    return
  }
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
  expect(tops[4]).toBeGreaterThan(tops[0]!)
  for (const box of boxes) {
    expect(box!.width).toBeGreaterThanOrEqual(250)
    expect(box!.width).toBeLessThanOrEqual(280)
  }
})

test('the whole card leads to the product', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/produtos')
  const card = cards(page).first()
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const { x, y } = (await card.locator('img').boundingBox())!
  await page.mouse.click(x + 20, y + 20)
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})
