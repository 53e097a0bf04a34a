import type { Page } from '@playwright/test'
import { drawerOf, expect, LANGUAGES, test as base } from './fixtures.ts'
import { openForeignShop, type ForeignShop } from './foreign-shop.ts'

const [pt] = LANGUAGES
const SPANNERS = 'Jogo de chaves combinadas 6 a 22 mm'

/** A shop in front of an external store, which shows that store's checkout on the host of the shop. */
const test = base.extend<{ foreign: ForeignShop }>({
  foreign: async ({ ownShop }, use) => use(await ownShop(() => openForeignShop({ PLATFORM_PROXY: '1' }))),
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

/** Adds a product with the cart fields of its document, through the shop's own origin, from a script of the page. */
async function add(page: Page, path: string) {
  await page.evaluate(async (at) => {
    const detail = await fetch(`/v2/front/url/product/detail?url=${at}`)
    type Detail = { conteudo: { carrinho: { tipo: string; itens: object[] } } }
    const { tipo, itens } = ((await detail.json()) as Detail).conteudo.carrinho
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await fetch('/v2/front/checkout/cart', { ...init, body: JSON.stringify({ tipo, itens }) })
  }, path)
}

test('P30 a cart filled in the shop is the cart of the store’s own checkout; a line removed there is gone in the drawer', async ({
  foreign,
  page,
  context,
}) => {
  await page.goto(`${foreign.origin}/chave-combinada-8-mm.html`)
  await add(page, '/chave-combinada-8-mm.html')
  await add(page, '/jogo-de-chaves-combinadas-6-a-22-mm.html')
  await page.reload()
  await page.getByRole('link', { name: pt.cart }).first().click()
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByRole('listitem').filter({ hasText: SPANNERS })).toBeVisible()
  const names = await drawer.getByRole('listitem').allTextContents()
  expect(names).toHaveLength(2)

  await page.goto(`${foreign.origin}/checkout/carrinho/`)
  await expect(page.getByRole('heading', { name: 'Meu carrinho' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(foreign.origin)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: SPANNERS }).getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('row')).toHaveCount(1)
  expect(new URL(page.url()).origin).toBe(foreign.origin)

  await page.goto(`${foreign.origin}/chave-combinada-8-mm.html`)
  await page.getByRole('link', { name: pt.cart }).first().click()
  await expect(drawerOf(page, pt).getByRole('listitem')).toHaveCount(1)
  await expect(drawerOf(page, pt).getByText(SPANNERS)).toHaveCount(0)
  const sessions = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
  expect(sessions).toHaveLength(1)
})
