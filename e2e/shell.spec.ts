import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { drawerOf, expect, kitCard, LANGUAGES, test } from './fixtures.ts'
import { openShop } from './shop.ts'

const COMPANY_FILE = path.join(import.meta.dirname, 'company.json')

const WORDS = {
  pt: {
    menu: 'Menu principal',
    popular: 'Buscas populares',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    openSearch: 'Abrir a busca',
    closeSearch: 'Fechar a busca',
    search: 'O que você procura?',
    group: 'Suplementos',
    other: 'Skincare',
    item: 'Ômega 3',
    all: 'Ver tudo em Suplementos',
    goals: 'Por objetivo',
    goal: 'Pele',
    price: /R\$\s44,90/,
    secure: 'Compra 100% segura',
    whatsapp: 'Conversar pelo WhatsApp',
    pageMessage: 'Olá! Gostaria de ajuda com esta página da loja:',
    cartMessage: 'Olá! Gostaria de ajuda com o meu carrinho:',
    seal: /^Selo e-bit/,
    sealAlert: 'Cópia proibida! A certificação e-bit é de uso exclusivo de lojas conveniadas à e-bit.',
    kit: '1 pote',
  },
  en: {
    menu: 'Main menu',
    popular: 'Popular searches',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    openSearch: 'Open search',
    closeSearch: 'Close search',
    search: 'What are you looking for?',
    group: 'Supplements',
    other: 'Skincare',
    item: 'Omega 3',
    all: 'See all Supplements',
    goals: 'By goal',
    goal: 'Skin',
    price: /R\$\s44\.90/,
    secure: 'Your purchase is 100% secure here',
    whatsapp: 'Chat on WhatsApp',
    pageMessage: 'Hi! I’d like help with this page:',
    cartMessage: 'Hi! I’d like help with my cart:',
    seal: /^e-bit seal/,
    sealAlert:
      'Copying is prohibited! The e-bit certification is for the exclusive use of e-bit member stores.',
    kit: '1 jar',
  },
} as const

/** A shop whose company file has every field. */
const testCompany = test.extend({
  shop: async ({ ownShop }, use) => use(await ownShop(() => openShop({ COMPANY_FILE }))),
})

type ClickCount = Window & { clicks?: number }

const isPhone = (page: Page) => page.viewportSize()!.width < 1024
const locksScrolling = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

/** Opens a page of the menu and waits until a script has marked the links to it. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('header [aria-current=page]').first()).toBeAttached()
}

/** Waits until header and open panels no longer animate: axe measures the contrast of what is painted. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header, [popover], dialog[open]')]
      .flatMap((part) => part.getAnimations({ subtree: true }))
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  )

/** Counts the parts that an open panel has made inert, without those that a page makes inert, such as hidden slides. */
const inertParts = (page: Page) => page.locator('body > [inert], header [inert]').count()

for (const language of LANGUAGES) {
  const { lang, home, localPath } = language
  const words = WORDS[lang]
  // With scripts, the open menu of a phone is a modal dialog.
  const menuOf = (page: Page) =>
    page.getByRole('navigation', { name: words.menu }).or(page.getByRole('dialog', { name: words.menu }))
  const group = (page: Page, name: string) => menuOf(page).locator('summary', { hasText: name })
  const itemOf = (page: Page) => menuOf(page).getByRole('link', { name: words.item })
  const opener = (page: Page) => page.getByRole('button', { name: words.openMenu })
  const searchOpener = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: words.openSearch })
  const field = (page: Page) => page.getByRole('banner').getByLabel(words.search)

  // Portuguese pages run on a phone, English ones on a wide screen (playwright.config.ts).
  if (lang === 'pt') {
    test.describe(`${lang}, the menu of a phone`, () => {
      test('opens from the left, traps the focus, locks scrolling, and returns the focus when Esc, overlay or close button closes it; a tap on the overlay does not click the page behind it', async ({
        page,
      }) => {
        await visit(page, localPath('/whey'))
        await page.evaluate(() => {
          Object.assign(window, { clicks: 0 })
          document.querySelector('main')!.addEventListener('click', () => (window as ClickCount).clicks!++)
        })
        await expect(menuOf(page)).toBeHidden()
        const closings = [
          () => page.keyboard.press('Escape'),
          () => page.touchscreen.tap(180, page.viewportSize()!.height - 8),
          () => page.getByRole('button', { name: words.closeMenu }).click(),
        ]
        for (const close of closings) {
          await opener(page).focus()
          await page.keyboard.press('Enter')
          await expect(menuOf(page)).toBeVisible()
          await expect(page.getByRole('button', { name: words.closeMenu })).toBeFocused()
          expect(await locksScrolling(page)).toBe(true)
          // Everything else is inert.
          await expect(page.locator('main[inert]')).toHaveCount(1)
          const outside = await page.evaluate(() =>
            [...document.querySelectorAll('a, button, input')]
              .filter(
                (node) => !node.closest('[popover]') && !node.closest('[inert]') && node.checkVisibility(),
              )
              .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          )
          expect(outside).toEqual([])
          await close()
          await expect(menuOf(page)).toBeHidden()
          await expect(opener(page)).toBeFocused()
          expect(await locksScrolling(page)).toBe(false)
          expect(await inertParts(page)).toBe(0)
        }
        await expect(page).toHaveURL(new RegExp(`${localPath('/whey')}$`))
        expect(await page.evaluate(() => (window as ClickCount).clicks)).toBe(0)
      })

      test('groups open one at a time; a link closes the menu, scrolls to the top and marks the page', async ({
        page,
      }) => {
        await visit(page, home)
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
        await opener(page).click()
        await group(page, words.other).click()
        await expect(itemOf(page)).toBeHidden()
        await group(page, words.group).click()
        await expect(itemOf(page)).toBeVisible()
        expect(await menuOf(page).locator('details[open]').count()).toBe(1)
        await expect(menuOf(page).getByRole('link', { name: words.all })).toHaveAttribute(
          'href',
          localPath('/categoria/suplementos'),
        )
        await itemOf(page).click()
        await expect(page).toHaveURL(new RegExp(localPath('/omega-3-epa-dha-vita-e.html')))
        await expect(menuOf(page)).toBeHidden()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await opener(page).click()
        await group(page, words.group).click()
        await expect(itemOf(page)).toHaveAttribute('aria-current', 'page')
      })

      test('has logo, search and cart count; the cart opens in its place, and so does one that opens by itself', async ({
        page,
        context,
      }) => {
        await context.request.post('/v2/front/checkout/cart', {
          data: { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 3 }] },
        })
        await visit(page, home)
        await opener(page).click()
        const cart = menuOf(page).getByRole('link', { name: language.cart })
        await expect(cart).toHaveAccessibleName(/3/)
        await expect(cart).toHaveText('3')
        await expect(menuOf(page).getByRole('link', { name: 'Rosalume' })).toHaveAttribute('href', home)
        await menuOf(page).getByRole('button', { name: words.openSearch }).click()
        await expect(field(page)).toBeFocused()
        await expect(page.getByRole('group', { name: words.popular })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(field(page)).toBeHidden()
        await expect(menuOf(page)).toBeVisible()
        await cart.click()
        await expect(drawerOf(page, language)).toBeVisible()
        await expect(menuOf(page)).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(drawerOf(page, language)).toBeHidden()
        expect(await inertParts(page)).toBe(0)

        await opener(page).click()
        await expect(menuOf(page)).toBeVisible()
        await page.evaluate(() => window.dispatchEvent(new Event('shop:cart-open')))
        await expect(drawerOf(page, language)).toBeVisible()
        await expect(menuOf(page)).toBeHidden()
      })

      test('the search slides in with the focus in its field, closes in three ways and searches; axe finds nothing in it and in the open menu', async ({
        page,
      }) => {
        await visit(page, home)
        await expect(field(page)).toBeHidden()
        for (const close of [
          () => field(page).press('Escape'),
          () => page.getByRole('button', { name: words.closeSearch }).click(),
          () => page.touchscreen.tap(180, 600),
        ]) {
          await searchOpener(page).click()
          await expect(field(page)).toBeFocused()
          expect(await locksScrolling(page)).toBe(true)
          await field(page).fill('w')
          await close()
          await expect(field(page)).toBeHidden()
          await expect(searchOpener(page)).toBeFocused()
        }
        await opener(page).click()
        await group(page, words.group).click()
        await expect(itemOf(page)).toBeVisible()
        await animationsEnd(page)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(menuOf(page)).toBeHidden()

        await searchOpener(page).click()
        await expect(field(page)).toBeFocused()
        await animationsEnd(page)
        await expectAccessible(page)
        await field(page).fill('whey')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${localPath('/busca')}\\?busca=whey$`))
      })

      test('back restores the scroll position', async ({ page }) => {
        await visit(page, home)
        // Before the first interaction, heights of deferred sections are estimates (docs/decisions/0031).
        await page.mouse.move(100, 300)
        await expect(page.locator('[data-deferred]')).toHaveCount(0)
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Whey' })
        await link.scrollIntoViewIfNeeded()
        const before = await page.evaluate(() => scrollY)
        expect(before).toBeGreaterThan(500)
        await link.click()
        await expect(page).toHaveURL(new RegExp(`${localPath('/whey')}$`))
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${home}$`))
        await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 60)
      })
    })
  } else {
    test.describe(`${lang}, the bar of a wide screen`, () => {
      test('by keyboard: Enter opens, Tab goes in, Esc returns the focus, leaving closes, and so does the opened cart; the header is at most 112 px high and contains the search', async ({
        page,
      }) => {
        await visit(page, home)
        expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(112)
        await expect(opener(page)).toBeHidden()
        await group(page, words.group).focus()
        await page.keyboard.press('Enter')
        await expect(itemOf(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(menuOf(page).getByRole('link', { name: words.all })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(itemOf(page)).toBeHidden()
        await expect(group(page, words.group)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(itemOf(page)).toBeVisible()
        await page.keyboard.press('Shift+Tab')
        await expect(itemOf(page)).toBeHidden()

        await group(page, words.group).focus()
        await page.keyboard.press('Enter')
        await expect(itemOf(page)).toBeVisible()
        await page.evaluate(() => window.dispatchEvent(new Event('shop:cart-open')))
        await expect(drawerOf(page, language)).toBeVisible()
        await expect(itemOf(page)).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(drawerOf(page, language)).toBeHidden()

        await field(page).fill('whey')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${localPath('/busca')}\\?busca=whey$`))
      })

      test('an opened group of products shows their pictures and prices, which load only then; goals lead to a filtered list; axe finds nothing', async ({
        page,
      }) => {
        await visit(page, home)
        await expect(menuOf(page).locator('img')).toHaveCount(0)
        await group(page, words.group).hover()
        const picture = itemOf(page).locator('img')
        await expect(picture).toBeVisible()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)
        await expect(itemOf(page)).toHaveText(words.price)
        await animationsEnd(page)
        await expectAccessible(page)
        await group(page, words.goals).click()
        await menuOf(page).getByRole('link', { name: words.goal, exact: true }).click()
        await expect(page).toHaveURL(/\/produtos\?filtro(?:\[|%5B)objetivo(?:\]|%5D)=pele$/)
        // The filter is set when a link removes it.
        const remove = new RegExp(`^(?:Remover filtro|Remove filter): ${words.goal}$`)
        await expect(page.getByRole('main').getByRole('link', { name: remove })).toBeVisible()
      })

      test('by pointer: opens after a short hover, stays open on a diagonal way to the panel, closes outside', async ({
        page,
      }) => {
        await visit(page, home)
        const summary = group(page, words.group)
        const box = (await summary.boundingBox())!
        // The hover opens the group, and the click right after it must not close it.
        await summary.click()
        await page.waitForTimeout(300)
        await expect(itemOf(page)).toBeVisible()
        // Diagonally down across the next group, into the panel.
        await page.mouse.move(box.x + box.width + 40, box.y + box.height + 60, { steps: 12 })
        await page.waitForTimeout(400)
        await expect(itemOf(page)).toBeVisible()
        await page.mouse.move(640, 700)
        await expect(itemOf(page)).toBeHidden()
        // A pointer that only crosses the bar opens no group.
        await page.mouse.move(box.x + 4, box.y + 4)
        await page.mouse.move(640, 700)
        await page.waitForTimeout(300)
        await expect(itemOf(page)).toBeHidden()
        await summary.hover()
        await expect(itemOf(page)).toBeVisible()
        await page.mouse.click(640, 700)
        await expect(itemOf(page)).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${home}$`))
      })

      test('a link closes the group and opens the page at its top; back restores the scroll position', async ({
        page,
      }) => {
        await visit(page, home)
        const { x, y } = (await group(page, words.group).boundingBox())!
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
        await page.mouse.move(x + 9, y + 9)
        await expect(itemOf(page)).toBeVisible()
        await itemOf(page).press('Enter')
        await expect(page).toHaveURL(new RegExp(localPath('/omega-3-epa-dha-vita-e.html')))
        await expect(itemOf(page)).toBeHidden()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await page.evaluate(() => {
          const steps: number[] = []
          Object.assign(window, { steps })
          addEventListener('scroll', () => steps.push(scrollY))
        })
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${home}$`))
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
        const steps = () => page.evaluate(() => (window as Window & { steps?: number[] }).steps)
        expect(await steps(), 'in one step, without smooth scrolling').toEqual([1200])
      })
    })
  }

  test.describe(`${lang}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens and the search works', async ({ page }) => {
      await page.goto(home)
      if (isPhone(page)) {
        await opener(page).click()
        await expect(menuOf(page)).toBeVisible()
      }
      await group(page, words.group).click()
      await expect(itemOf(page)).toBeVisible()
      if (isPhone(page)) {
        await page.getByRole('button', { name: words.closeMenu }).click()
        await expect(menuOf(page)).toBeHidden()
        await searchOpener(page).click()
      }
      await field(page).fill('whey')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${localPath('/busca')}\\?busca=whey$`))
    })
  })
}

testCompany.describe('a shop that names its company', () => {
  // One worker starts the shop once.
  testCompany.describe.configure({ mode: 'default' })

  for (const language of LANGUAGES) {
    const { lang, home } = language
    const words = WORDS[lang]
    testCompany(
      `P23 ${home}: the footer names the company; external sites are plain links; the page states that the purchase is secure`,
      { tag: '@any-size' },
      async ({ page }) => {
        await visit(page, home)
        await expect(page.getByRole('region', { name: words.secure })).toBeVisible()
        const footer = page.getByRole('contentinfo')
        for (const text of ['11.222.333/0001-81', 'Rua das Acácias', '+55 11 4000-0001', '+55 11 4000-0002'])
          await expect(footer.getByText(text)).toBeVisible()
        for (const [name, host] of [
          [lang === 'pt' ? 'Rastrear pedido' : 'Track your order', 'rastreio'],
          [lang === 'pt' ? 'Clube de assinatura' : 'Subscription club', 'clube'],
          ['Blog', 'blog'],
          ['Instagram', 'instagram'],
        ] as const) {
          const link = footer.getByRole('link', { name })
          await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}\\.example\\.com`))
          await expect(link).toHaveAttribute('rel', 'noopener')
        }
        // Without Mercado Pago's keys the checkout has Pix, and in the demonstration a simulated card.
        const payments = footer.getByRole('list', {
          name: lang === 'pt' ? 'Formas de pagamento' : 'Payment methods',
        })
        await expect(payments.getByRole('listitem')).toHaveText([
          'Pix',
          lang === 'pt' ? 'Cartão de crédito' : 'Credit card',
        ])
      },
    )
  }

  testCompany(
    'spec section 8: copying the e-bit seal triggers the alert, pressing it does not; the WhatsApp link names the page, or the cart once it has an item',
    { tag: '@any-size' },
    async ({ page }) => {
      const [language] = LANGUAGES
      const words = WORDS.pt
      await visit(page, '/colageno')
      await test.step('seal', async () => {
        const sentences: string[] = []
        page.on('dialog', async (dialog) => {
          sentences.push(dialog.message())
          await dialog.accept()
        })
        const seal = page.getByRole('contentinfo').getByRole('link', { name: words.seal })
        await seal.scrollIntoViewIfNeeded()
        // The link leads to another site, so the click must not follow it.
        await seal.evaluate((node) => node.addEventListener('click', (event) => event.preventDefault()))
        await seal.click()
        expect(sentences).toEqual([])
        await seal.click({ button: 'right' })
        await seal.focus()
        await page.keyboard.press('Control+c')
        for (const eventName of ['selectstart', 'dragstart']) {
          const isAllowed = await seal.evaluate(
            (node, type) => node.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
            eventName,
          )
          expect(isAllowed, eventName).toBe(false)
        }
        expect(sentences).toEqual([words.sealAlert, words.sealAlert, words.sealAlert, words.sealAlert])
      })
      await test.step('WhatsApp', async () => {
        const link = page.getByRole('contentinfo').getByRole('link', { name: words.whatsapp })
        const message = async () => new URL((await link.getAttribute('href'))!).searchParams.get('text')
        await link.focus()
        expect(await message()).toBe(`${words.pageMessage}\n${await page.title()}\n${page.url()}`)
        const card = kitCard(page, words.kit).first()
        await card.getByLabel(language.flavour, { exact: true }).selectOption({ label: 'Cranberry' })
        await card.getByRole('button', { name: language.add }).click()
        await expect(drawerOf(page, language)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(drawerOf(page, language)).toBeHidden()
        await link.hover()
        await expect
          .poll(message)
          .toMatch(new RegExp(`^${words.cartMessage.replace(/[!?]/g, '\\$&')}\n1 × .*${words.kit}`))
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511900000003\?text=/)
        await expect(link).toHaveAttribute('rel', 'noopener')
      })
    },
  )
})
