import { openForeignShop, type ForeignShop } from './foreign-shop.ts'
import { drawerOf, expect, LANGUAGES, test as base } from './fixtures.ts'

const [pt] = LANGUAGES
const SCREWDRIVER = '/chave-de-fenda.html'

/** One shop in front of a store that is not ours (docs/decisions/0046), for all tests of a worker. */
const test = base.extend<object, { shop: ForeignShop }>({
  shop: [
    async ({}, use) => {
      const shop = await openForeignShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: { width: 360, height: 740 } })

test('platform 3.3 a variation of an outside store is bought by keyboard at 360 px, changed and removed', async ({
  page,
  context,
}) => {
  await page.goto(SCREWDRIVER)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^3 x 75 mm/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(main.getByRole('radio', { name: /^5 x 100 mm/ })).toBeChecked()
  await expect(main.getByText(/R\$\s16,90/).first()).toBeVisible()
  await main.getByRole('button', { name: pt.add }).first().focus()
  await page.keyboard.press('Enter')

  const drawer = drawerOf(page, pt)
  await expect(drawer.getByText('Medida: 5 x 100 mm')).toBeVisible()
  await drawer.getByRole('button', { name: /^Aumentar/ }).click()
  await expect(drawer.getByText(/R\$\s33,80/).first()).toBeVisible()
  const [session] = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
  expect(session).toMatchObject({ domain: 'localhost', httpOnly: true, sameSite: 'Lax' })
  await page.reload()
  await expect(page.getByRole('link', { name: pt.cart }).first()).toHaveAccessibleName(/2 itens/)
  await page.getByRole('link', { name: pt.cart }).first().click()
  await drawer.getByRole('button', { name: /^Remover/ }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(0)
})

test('platform 1 when the store has less stock than requested, the cart shows the store’s message and quantity', async ({
  page,
  shop,
}) => {
  await page.goto('/trena-5-m.html')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: pt.add }).first().click()
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByRole('textbox')).toHaveValue('1')
  await drawer.getByRole('button', { name: /^Aumentar/ }).click()
  await expect(drawer.getByText('Temos apenas 1 em estoque.')).toBeVisible()
  await expect(drawer.getByRole('textbox')).toHaveValue('1')
  const writes = shop.store.requests.filter(({ method, url }) => method === 'PUT' && url.includes('/cart'))
  expect(writes.length).toBeGreaterThan(0)
  for (const { body } of writes) expect(JSON.parse(body)).not.toHaveProperty('hash')
})

test('platform 3.3 a product that is sold out or has no price has no buy button', async ({ page }) => {
  for (const path of ['/gerador-a-diesel-40-kva.html', '/torrefador-industrial.html']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: pt.add })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/R\$\s*\d/)).toHaveCount(0)
  }
  await page.goto('/bota-de-trilha-preta')
  await expect(page.getByRole('main').getByRole('button', { name: pt.add })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Marrom/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/bota-de-trilha-marrom$/)
})

test('platform 3 pages of an outside store run no script from its texts and fit into 360 px', async ({
  page,
}) => {
  for (const path of ['/o-farol-apagado-p301', '/camisa-de-linho-nome-longo', '/capsulas-sortidas.html']) {
    await page.goto(path)
    const found = await page.evaluate(() => ({
      script: 'foreignScript' in window,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      position: getComputedStyle(document.body).display,
    }))
    expect(found, path).toEqual({ script: false, overflow: 0, position: 'block' })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('platform 3.3 a variation of an outside store is bought with a plain form', async ({ page }) => {
    await page.goto(SCREWDRIVER)
    await page.getByRole('radio', { name: /^8 x 200 mm/ }).check({ force: true })
    await page.getByRole('main').getByRole('button', { name: pt.add }).first().click()
    await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado$/)
    await expect(page.getByText('Medida: 8 x 200 mm')).toBeVisible()
    await expect(page.getByText(/R\$\s23,90/).first()).toBeVisible()
  })
})
