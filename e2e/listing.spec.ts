import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { PRODUCT_COUNT, test as testLargeShop } from './large-shop.ts'

const WORDS = {
  pt: {
    tools: 'Filtrar e ordenar',
    lowest: 'Menor preço',
    highest: 'Maior preço',
    inStock: 'Só em estoque',
    skincare: /^Skincare/,
    pages: 'Páginas',
    next: 'Próxima',
    previous: 'Anterior',
    second: `25 a 48 de ${PRODUCT_COUNT} produtos`,
    third: `49 a ${PRODUCT_COUNT} de ${PRODUCT_COUNT} produtos`,
    creams: 'Cremes faciais',
    page: 'página 2',
  },
  en: {
    tools: 'Filter and sort',
    lowest: 'Lowest price',
    highest: 'Highest price',
    inStock: 'In stock only',
    skincare: /^Skincare/,
    pages: 'Pages',
    next: 'Next',
    previous: 'Previous',
    second: `25 to 48 of ${PRODUCT_COUNT} products`,
    third: `49 to ${PRODUCT_COUNT} of ${PRODUCT_COUNT} products`,
    creams: 'Face creams',
    page: 'page 2',
  },
} as const

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

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

const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content')
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

for (const { lang, localPath, soldOut } of LANGUAGES) {
  const words = WORDS[lang]

  testLargeShop.describe(`${lang} without JavaScript`, () => {
    testLargeShop.use({ javaScriptEnabled: false })

    testLargeShop(
      'links sort and filter, and the URL keeps every parameter',
      { tag: '@one-language' },
      async ({ page, shop }) => {
        const tools = page.getByRole('navigation', { name: words.tools })
        await page.goto(localPath('/produtos'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(cards(page)).toHaveCount(24)
        await tools.getByRole('link', { name: words.lowest }).click()
        await expect(page).toHaveURL(shop.origin + localPath('/produtos?ordem=menor-preco'))
        const rising = await prices(page)
        expect(rising).toEqual(rising.toSorted((a, b) => a - b))
        await tools.getByRole('link', { name: words.skincare }).click()
        await expect(page).toHaveURL(
          shop.origin + localPath('/produtos?categoria=skincare&ordem=menor-preco'),
        )
        await expect(cards(page).filter({ hasText: soldOut }).first()).toBeVisible()
        await tools.getByRole('link', { name: words.inStock }).click()
        await expect(page).toHaveURL(
          shop.origin + localPath('/produtos?categoria=skincare&estoque=1&ordem=menor-preco'),
        )
        await expect(cards(page).filter({ hasText: soldOut })).toHaveCount(0)
        await tools.getByRole('link', { name: words.highest }).click()
        const falling = await prices(page)
        expect(falling).toEqual(falling.toSorted((a, b) => b - a))
        expect(falling.length).toBeGreaterThan(2)
      },
    )

    testLargeShop(
      'R67, R10 links lead through all pages, and each page is its own canonical',
      { tag: '@one-language' },
      async ({ page, shop }) => {
        await page.goto(localPath('/produtos'))
        expect(await canonical(page)).toBe(shop.origin + localPath('/produtos'))
        const names = await cards(page).locator('h2').allTextContents()
        const paging = page.getByRole('navigation', { name: words.pages })
        await paging.getByRole('link', { name: words.next }).click()
        await expect(page).toHaveURL(shop.origin + localPath('/produtos?pagina=2'))
        expect(await canonical(page)).toBe(shop.origin + localPath('/produtos?pagina=2'))
        expect(await robots(page)).toContain('max-image-preview:large')
        expect(await page.title()).toContain(words.page)
        await expect(page.getByText(words.second)).toBeVisible()
        names.push(...(await cards(page).locator('h2').allTextContents()))
        await paging.getByRole('link', { name: words.next }).click()
        await expect(page.getByText(words.third)).toBeVisible()
        names.push(...(await cards(page).locator('h2').allTextContents()))
        expect(new Set(names).size).toBe(PRODUCT_COUNT)
        await expect(paging.getByRole('link', { name: words.next })).toHaveCount(0)
        await paging.getByRole('link', { name: words.previous }).click()
        await expect(page).toHaveURL(shop.origin + localPath('/produtos?pagina=2'))
      },
    )

    testLargeShop(
      'R10 a sorted or filtered listing has the canonical of the plain listing',
      { tag: '@one-language' },
      async ({ page, shop }) => {
        for (const query of [
          '?ordem=maior-preco',
          '?estoque=1',
          '?categoria=skincare',
          '?estoque=1&pagina=2',
        ]) {
          await page.goto(localPath(`/produtos${query}`))
          expect(await canonical(page), query).toBe(shop.origin + localPath('/produtos'))
          expect(await robots(page), query).toMatch(/^noindex, follow/)
        }
        for (const query of ['?utm_source=x', '?ordem=popularidade', '?pagina=1', '?estoque=&categoria=']) {
          await page.goto(localPath(`/produtos${query}`))
          expect(await canonical(page), query).toBe(shop.origin + localPath('/produtos'))
          expect(await robots(page), query).toMatch(/^index/)
        }
      },
    )

    testLargeShop(
      'a category links to the pages of its subcategories',
      { tag: '@one-language' },
      async ({ page, shop }) => {
        await page.goto(localPath('/categoria/skincare'))
        const below = page
          .getByRole('navigation', { name: words.tools })
          .getByRole('link', { name: words.creams })
        await expect(below).not.toHaveAttribute('rel', /nofollow/)
        await below.click()
        await expect(page).toHaveURL(shop.origin + localPath('/categoria/cremes-faciais'))
        await expect(page.getByRole('heading', { level: 1, name: words.creams })).toBeVisible()
      },
    )
  })

  testLargeShop(
    `${lang}: with JavaScript the same links change the listing without a page load`,
    async ({ page, shop }) => {
      await page.goto(localPath('/marca/rosalume'))
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page
        .getByRole('navigation', { name: words.tools })
        .getByRole('link', { name: words.lowest })
        .click()
      await expect(page).toHaveURL(shop.origin + localPath('/marca/rosalume?ordem=menor-preco'))
      await expect
        .poll(async () => (await prices(page)).join())
        .toBe((await prices(page)).toSorted((a, b) => a - b).join())
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(shop.origin + localPath('/marca/rosalume'))
      await expect(cards(page)).toHaveCount(24)
    },
  )

  for (const path of [
    '/produtos?categoria=suplementos&estoque=1&ordem=maior-preco',
    '/produtos?categoria=skincare&pagina=2',
    '/categoria/skincare',
  ]) {
    testLargeShop(
      `R91 ${lang} axe finds no violation on ${localPath(path)}, and the page does not scroll horizontally`,
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(localPath(path))
        await expectAccessible(page)
        const [inner, outer] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(inner).toBeLessThanOrEqual(outer!)
      },
    )
  }
}

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

testLargeShop(
  'T2, R52 every combination of listing params is a cached page with an ETag',
  { tag: '@any-size' },
  async ({ request }) => {
    for (const path of [
      '/produtos',
      '/produtos?ordem=menor-preco&estoque=1',
      '/categoria/skincare?pagina=2',
    ]) {
      await request.get(path)
      const again = await request.get(path)
      expect(again.status(), path).toBe(200)
      expect(again.headers()['cache-status'], path).toBe('shop; hit')
      expect(again.headers()['cache-control'], path).toContain('s-maxage=120')
      const { etag = '' } = again.headers()
      const unchanged = await request.get(path, { headers: { 'if-none-match': etag } })
      expect(unchanged.status(), path).toBe(304)
    }
  },
)

testLargeShop(
  'R67 a page beyond the last and unknown listing params are 404',
  { tag: '@any-size' },
  async ({ request }) => {
    for (const path of [
      '/produtos?pagina=4',
      '/en/produtos?pagina=4',
      '/produtos?pagina=0',
      '/produtos?pagina=1.5',
      '/produtos?ordem=nome',
      '/produtos?estoque=sim',
      '/produtos?categoria=nada',
      '/categoria/nada',
      '/categoria/skincare?pagina=99',
      '/marca/outra',
      '/produtos/ordem%3Dmenor-preco',
    ])
      expect((await request.get(path)).status(), path).toBe(404)
  },
)

testLargeShop(
  'spec sections 2 and 9: wide screens show four columns of cards 250 to 280 px wide, narrow screens show one column',
  async ({ page }) => {
    const wide = page.viewportSize()!.width > 1000
    await page.goto('/produtos')
    const boxes = await Promise.all((await cards(page).all()).slice(0, 5).map((card) => card.boundingBox()))
    const tops = boxes.map((box) => Math.round(box!.y))
    if (!wide) {
      expect(new Set(tops).size).toBe(5)
      return
    }
    expect(new Set(tops.slice(0, 4)).size).toBe(1)
    expect(tops[4]).toBeGreaterThan(tops[0]!)
    for (const box of boxes) {
      expect(box!.width).toBeGreaterThanOrEqual(250)
      expect(box!.width).toBeLessThanOrEqual(280)
    }
  },
)

testLargeShop('the whole card leads to the product', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/produtos')
  const card = cards(page).first()
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
  const { x, y } = (await card.getByRole('img').boundingBox())!
  await page.mouse.click(x + 20, y + 20)
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})
