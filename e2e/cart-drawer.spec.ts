import type { Page } from '@playwright/test'
import { drawerOf, expect, kitCard, LANGUAGES, waitingForHydration, test, type Language } from './fixtures.ts'

const [pt] = LANGUAGES

async function addKit(page: Page, title = '1 pote', flavour = 'Cranberry', language: Language = pt) {
  const card = kitCard(page, title).first()
  await card.getByLabel(language.flavour, { exact: true }).selectOption({ label: flavour })
  await card.getByRole('button', { name: language.add }).click()
  await expect(drawerOf(page, language)).toBeVisible()
}

function openCart(page: Page, language: Language = pt) {
  return page.getByRole('link', { name: language.cart }).first().click()
}

for (const language of LANGUAGES) {
  test(`${language.lang}: the cart icon and an event open the drawer; Escape, its button and a click outside close it; it locks scrolling`, async ({
    page,
  }) => {
    await page.goto(language.home)
    const drawer = drawerOf(page, language)
    const isLocked = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

    await openCart(page, language)
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(language.home === '/' ? /\/$/ : /\/en$/)
    await expect(drawer.getByText(/carrinho está vazio|cart is empty/)).toBeVisible()
    expect(await isLocked()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect.poll(isLocked).toBe(false)

    await openCart(page, language)
    await drawer.getByRole('button', { name: /^(?:Fechar o carrinho|Close the cart)$/ }).click()
    await expect(drawer).toBeHidden()

    if ((page.viewportSize()?.width ?? 0) > 600) {
      await openCart(page, language)
      await expect(drawer).toBeVisible()
      await page.mouse.click(5, 400)
      await expect(drawer).toBeHidden()
    }

    await page.evaluate(() => window.dispatchEvent(new Event('shop:cart-open')))
    await expect(drawer).toBeVisible()
  })
}

test(
  'quantities change before the response, the last value wins, and prices come from the store; a failed change restores the quantity; removing the last line shows the empty cart; the drawer closes when the route changes',
  { tag: '@any-size' },
  async ({ page, context, consoleErrors }) => {
    await page.goto('/')
    await addKit(page)
    const drawer = drawerOf(page, pt)
    const quantity = drawer.getByRole('textbox', { name: /^Quantidade/ })

    await test.step('the cart survives closing the browser, and scripts cannot read its session cookie', async () => {
      const [session] = (await context.cookies()).filter(({ name }) => name === 'PHPSESSID')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(session!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
      expect(await page.evaluate(() => document.cookie)).not.toContain('PHPSESSID')
    })

    await test.step('the last value wins', async () => {
      const puts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') puts.push(request.postData() ?? '')
      })
      await expect(drawer.getByRole('button', { name: /^Diminuir/ })).toBeDisabled()
      // Runs in the page, so that even a slow machine makes all key presses within the debounce of 300 ms.
      await drawer.getByRole('button', { name: /^Aumentar/ }).evaluate(async (button: HTMLButtonElement) => {
        for (let presses = 0; presses < 4; presses++) {
          button.click()
          await new Promise((resolve) => setTimeout(resolve))
        }
      })
      await expect(quantity).toHaveValue('5')
      await expect(drawer.getByText(/R\$\s124,50/).first()).toBeVisible()
      expect(puts).toHaveLength(1)
      expect(JSON.parse(puts.at(-1)!)).toMatchObject({
        quantidade: 5,
        tipo: 'lista',
        hash: { idProduto: 422 },
      })
    })

    await test.step('a typed quantity', async () => {
      await quantity.fill('2a')
      await expect(quantity).toHaveValue('2')
      await expect(drawer.getByText(/R\$\s49,80/).first()).toBeVisible()
      await quantity.fill('')
      await quantity.blur()
      await expect(quantity).toHaveValue('2')
      await quantity.fill('0')
      await quantity.blur()
      await expect(quantity).toHaveValue('2')
    })

    await test.step('a failed change restores the previous quantity and shows an alert', async () => {
      // The write fails only after the test has seen the new quantity, so that a slow machine does not matter.
      let fail = () => {}
      const seen = new Promise<void>((resolve) => (fail = resolve))
      await page.route('**/v2/front/checkout/cart', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        await seen
        await route.abort()
      })
      await drawer.getByRole('button', { name: /^Aumentar/ }).click()
      await expect(quantity).toHaveValue('3')
      fail()
      await expect(quantity).toHaveValue('2')
      await expect(drawer.getByRole('alert')).toBeVisible()
      await page.unroute('**/v2/front/checkout/cart')
      consoleErrors.length = 0
    })

    await test.step('removing the last line shows the empty cart', async () => {
      await drawer.getByRole('button', { name: /^Remover/ }).click()
      await expect(drawer.getByText('Seu carrinho está vazio.')).toBeVisible()
      await expect(
        page.getByRole('link', { name: pt.cart, includeHidden: true }).first(),
      ).toHaveAccessibleName(/vazio/)
    })

    await test.step('the drawer closes when the route changes', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Whey' }).first().click()
      await expect(page).toHaveURL(/\/whey$/)
      await openCart(page)
      await expect(drawer).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      await expect(drawer).toBeHidden()
    })
  },
)

test(
  'P15 P18 P19 the drawer shows the discount goal, free shipping and the value limit, above which it does not lead to the checkout',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/colageno')
    await addKit(page, '10 potes', '10 Cranberry')
    const drawer = drawerOf(page, pt)
    const bar = drawer.getByRole('progressbar')
    await expect(drawer.getByText(/Faltam R\$\s271,00 para você ganhar 20% OFF/).first()).toBeVisible()
    const quantity = drawer.getByRole('textbox', { name: /^Quantidade/ })
    await quantity.fill('3')
    await expect(drawer.getByText('Você ganhou 20% OFF!').first()).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(drawer.getByText(/R\$\s429,60/).first()).toBeVisible()
    await expect(drawer.getByText('Você ganhou frete grátis!').first()).toBeVisible()
    await quantity.fill('9')
    const purchase = drawer.getByText('Finalizar compra')
    await expect(drawer.getByText(/Pela loja, cada pedido vai até R\$\s1\.500,00/)).toBeVisible()
    await purchase.click({ force: true })
    await expect(page).toHaveURL(/\/colageno$/)
  },
)

test(
  'L1 three simultaneous adds from the browser all reach one cart; other tabs and a page restored from the back-forward cache show its changes; a removal is undone',
  { tag: '@any-size' },
  async ({ page, context }) => {
    await page.goto('/')
    const count = (of: Page) => of.getByRole('link', { name: pt.cart }).first()

    await test.step('three simultaneous adds', async () => {
      await page.evaluate(async () => {
        const add = (idProduto: number) =>
          fetch('/v2/front/checkout/cart', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ tipo: 'lista', itens: [{ idProduto, quantidade: 1 }] }),
          })
        await add(422)
        await Promise.all([add(423), add(427), add(428)])
      })
      await addKit(page)
      await expect(drawerOf(page, pt).getByRole('textbox', { name: /^Quantidade/ })).toHaveCount(4)
      expect((await context.cookies()).filter(({ name }) => name === 'PHPSESSID')).toHaveLength(1)
    })

    await test.step('other tabs show a change', async () => {
      const other = waitingForHydration(await context.newPage())
      await other.goto('/colageno')
      await expect(count(other)).toHaveAccessibleName(/5 itens/)
      await drawerOf(page, pt)
        .getByRole('button', { name: /^Aumentar/ })
        .first()
        .click()
      await expect(count(other)).toHaveAccessibleName(/6 itens/)
      await other.close()
    })

    await test.step('a removal can be undone without scrolling where the line was below the first screen', async () => {
      const drawer = drawerOf(page, pt)
      await drawer.getByRole('button', { name: 'Continuar comprando' }).scrollIntoViewIfNeeded()
      await drawer
        .getByRole('button', { name: /^Remover/ })
        .last()
        .click()
      const undo = drawer.getByRole('button', { name: /^Desfazer/ })
      await expect(undo).toBeInViewport({ ratio: 1 })
      await undo.click()
      await expect(drawer.getByRole('textbox', { name: /^Quantidade/ })).toHaveCount(4)
    })

    await test.step('a page restored from the back-forward cache', async () => {
      await page.keyboard.press('Escape')
      // A change in the same session that no other tab announces.
      await context.request.post('/v2/front/checkout/cart', {
        data: { tipo: 'lista', itens: [{ idProduto: 424, quantidade: 4 }] },
      })
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      await expect(count(page)).toHaveAccessibleName(/10 itens/)
    })
  },
)

test(
  'with a scroll bar that takes space, opening the drawer moves nothing, and the drawer reaches the right edge',
  { tag: '@any-size' },
  async ({ baseURL, launchOptions, playwright }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    const page = waitingForHydration(
      await browser.newPage({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } }),
    )
    await page.goto('/')
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10)
    const icon = page.getByRole('banner').getByRole('link', { name: pt.cart })
    const before = await icon.boundingBox()
    await openCart(page)
    const right = async () => {
      const box = await drawerOf(page, pt).boundingBox()
      return box && box.x + box.width
    }
    await expect.poll(right).toBe(1280)
    expect(await icon.boundingBox()).toEqual(before)
    await browser.close()
  },
)
