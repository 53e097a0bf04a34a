import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openForeignShop, type ForeignShop } from './foreign-shop.ts'
import { drawerOf, expect, LANGUAGES, test as base } from './fixtures.ts'

const [pt] = LANGUAGES
const SCREWDRIVER = '/chave-de-fenda.html'
const BREAKFAST = '/lista/kit-cafe-da-manha.html'
const SPANNER = '/chave-combinada-8-mm.html'
const SPANNERS = 'Jogo de chaves combinadas 6 a 22 mm'
const ADD_ALL = 'Adicionar tudo ao carrinho'

/**
 * One shop of another brand in front of a store that is not ours (docs/decisions/0046, P28), for all tests of a worker. It shows that
 * store's checkout on its own host.
 */
const test = base.extend<{ shop: ForeignShop }>({
  shop: async ({ ownShop }, use) =>
    use(await ownShop(() => openForeignShop({ BRAND_FILE: 'e2e/brands/serra-alta', PLATFORM_PROXY: '1' }))),
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('platform 3.3 a variation of an external store is bought by keyboard at 360 px, changed and removed, and another one by tap', async ({
  page,
  context,
  shop,
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
  await page.keyboard.press('Escape')

  await test.step('another variation is bought by tap', async () => {
    await main.locator('label', { hasText: '3 x 75 mm' }).tap()
    await expect(main.getByRole('radio', { name: /^3 x 75 mm/ })).toBeChecked()
    await main.getByRole('button', { name: pt.add }).first().tap()
    await expect(drawer.getByText('Medida: 3 x 75 mm')).toBeVisible()
  })

  const own = shop.store.requests.filter(({ headers }) => headers.cookie?.includes(session!.value))
  const bodyOf = (verb: string) =>
    JSON.parse(
      own.findLast(({ method, url }) => method === verb && url.endsWith('checkout/cart'))!.body,
    ) as object
  // The store's own items go back with only the quantity changed, changes and removals as flat fields (platform 3.6).
  const [added] = shop.store.requests.filter(({ body }) => body.includes('"idProduto":"106"'))
  const given = await givenItems(shop, SCREWDRIVER, '5 x 100 mm')
  expect(JSON.parse(added!.body)).toEqual({ tipo: 'produto', itens: given })
  for (const [verb, more] of [
    ['PUT', { quantidade: 2 }],
    ['DELETE', {}],
  ] as const) {
    const body = bodyOf(verb)
    expect(body).not.toHaveProperty('hash')
    expect(numbersOf(body)).toMatchObject(numbersOf({ ...given[0], quantidade: undefined, ...more }))
  }
})

type Item = Record<string, string>

/** `carrinho.itens` of a product's variation as the store gives it. */
async function givenItems({ store }: ForeignShop, path: string, label: string): Promise<Item[]> {
  const headers = { 'App-Token': 'wapstore', 'User-Agent': 'Test/1' }
  const response = await fetch(`${store.apiUrl}/v2/front/url/product/detail?url=${path}`, { headers })
  const { conteudo } = (await response.json()) as {
    conteudo: {
      atributos: { simples: { valores: Record<string, { label: string; carrinho: { itens: Item[] } }> } }
    }
  }
  return Object.values(conteudo.atributos.simples.valores).find((value) => value.label === label)!.carrinho
    .itens
}

// The ids of a line and its quantity, as numbers.
const numbersOf = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value !== undefined && /^id|^quantidade$/.test(name) ? [[name, Number(value)]] : [],
    ),
  )

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

test('platform 3.5 a list of an external store is bought by keyboard with the variation of its product', async ({
  page,
  shop,
}) => {
  await page.goto(BREAKFAST)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: ADD_ALL })
  await expect(main.getByText(/R\$\s78,70/).first()).toBeVisible()
  await expect(main.getByRole('radio', { name: /^Grossa/ })).toBeDisabled()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^Escolha uma opção em “Moagem”/)).toBeVisible()
  await expect(main.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(main.getByRole('radio', { name: /^Fina/ })).toBeChecked()
  await add.focus()
  await page.keyboard.press('Enter')
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByText('Moagem: Fina')).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('textbox', { name: /Café/ })).toHaveValue('2')
  // The request of `list/shop` reaches the cart unchanged.
  const sent = shop.store.requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('checkout/cart'),
  )
  expect(JSON.parse(sent.at(-1)!.body)).toMatchObject({
    tipo: 'produto',
    itens: [
      { idProduto: '401', idUnidadeVenda: '1', idArmazem: '3', quantidade: '2' },
      { idProduto: '407', idUnidadeVenda: '1', idArmazem: '3', quantidade: '1' },
    ],
  })
})

test('platform 3.2 a card is bought from its listing; one with variations links to the product, others have no button', async ({
  page,
}) => {
  await page.goto('/cafes')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Escolher opções de Café Serra Alta 1 kg' })).toBeVisible()
  for (const name of [/Torrefador/, /Café descafeinado/])
    await expect(
      main.getByRole('button', { name: new RegExp(`Adicionar ao carrinho.*${name.source}`) }),
    ).toHaveCount(0)
  const buy = main.getByRole('button', { name: 'Adicionar ao carrinho: Café Vale do Sol 500 g' })
  await buy.focus()
  await page.keyboard.press('Enter')
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByText('Café Vale do Sol 500 g')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buy).toBeFocused()
})

test('platform 3.6 a coupon that the cart does not name is shown after a reload, as a discount only if the cart has one', async ({
  page,
}) => {
  await page.goto('/trena-5-m.html')
  await page.getByRole('main').getByRole('button', { name: pt.add }).first().click()
  const drawer = drawerOf(page, pt)
  // With the store's cart come rows of its own, which move what is below them: a click during that can miss.
  await expect(drawer.getByText(/R\$\s28,41/).first()).toBeVisible()
  await drawer.getByText('Tem um cupom?').click()
  const field = drawer.getByRole('textbox', { name: 'Código do cupom' })
  await field.fill('NATAL')
  await field.press('Enter')
  await expect(drawer.getByText('Cupom inválido')).toBeVisible()
  await field.fill('balcao10')
  await field.press('Enter')
  const line = drawer.getByText('Cupom balcao10 aceito; o carrinho já traz desconto.')
  await expect(line).toBeVisible()
  await expect(drawer.getByText(/R\$\s26,91/).first()).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: pt.cart }).first().click()
  await expect(line).toBeVisible()
  await expect(drawer.getByText('Usar outro cupom')).toBeVisible()
})

/** Adds a product with the cart fields of its document, through the shop's own origin, from a script of the page. */
async function addByScript(page: Page, path: string) {
  await page.evaluate(async (at) => {
    const detail = await fetch(`/v2/front/url/product/detail?url=${at}`)
    type Detail = { conteudo: { carrinho: { tipo: string; itens: object[] } } }
    const { tipo, itens } = ((await detail.json()) as Detail).conteudo.carrinho
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await fetch('/v2/front/checkout/cart', { ...init, body: JSON.stringify({ tipo, itens }) })
  }, path)
}

test('P30 a cart filled in the shop is the cart of the store’s own checkout; a line removed there is gone in the drawer', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(SPANNER)
  await addByScript(page, SPANNER)
  await addByScript(page, '/jogo-de-chaves-combinadas-6-a-22-mm.html')
  await page.reload()
  await page.getByRole('link', { name: pt.cart }).first().click()
  const drawer = drawerOf(page, pt)
  await expect(drawer.getByRole('listitem').filter({ hasText: SPANNERS })).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)

  await page.goto('/checkout/carrinho/')
  await expect(page.getByRole('heading', { name: 'Meu carrinho' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: SPANNERS }).getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('row')).toHaveCount(1)
  expect(new URL(page.url()).origin).toBe(shop.origin)

  await page.goto(SPANNER)
  await page.getByRole('link', { name: pt.cart }).first().click()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByText(SPANNERS)).toHaveCount(0)
  const sessions = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
  expect(sessions).toHaveLength(1)
})

// Home, listing, swatches with a form, quote form, list, text page.
const TEMPLATES = [
  '/',
  '/cafes',
  '/tenis-de-lona',
  '/torrefador-industrial.html',
  BREAKFAST,
  '/pagina/termos',
]
const LONG_TEXTS = ['/o-farol-apagado-p301', '/camisa-de-linho-nome-longo', '/capsulas-sortidas.html']

test('platform 3 pages of an external store run no script from its texts and fit into 360 px; P28 R91 the colours of another brand have WCAG AA contrast', async ({
  page,
}) => {
  for (const path of [...LONG_TEXTS, ...TEMPLATES])
    await test.step(path, async () => {
      await page.goto(path)
      const found = await page.evaluate(() => ({
        script: 'foreignScript' in window,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        position: getComputedStyle(document.body).display,
      }))
      expect(found).toEqual({ script: false, overflow: 0, position: 'block' })
      if (!TEMPLATES.includes(path)) return
      await page.evaluate(() => scrollTo(0, 1))
      await expect(page.locator('[data-deferred]')).toHaveCount(0)
      await expectAccessible(page)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 250, 248)')
    })
})
