import { randomBytes } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import { openShop, type Shop } from './shop.ts'

/** A language as a visitor meets it: where its pages stand and the sentences of the spec, to the letter. */
export const LANGUAGES = [
  {
    lang: 'pt',
    home: '/',
    page: (path: string) => path,
    add: 'Adicionar ao carrinho',
    flavour: 'Sabor',
    cart: /^Carrinho/,
    drawer: 'Seu carrinho',
    noFlavour: 'Selecione um sabor para adicionar ao carrinho!',
    addFailed: 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
    goalReached: 'Você ganhou 20% OFF!',
    purchase: 'Finalizar compra',
    keepShopping: 'Continuar comprando',
    soldOut: 'Esgotado',
    details: 'DETALHES',
    access: 'Entrar / Cadastrar',
    openMenu: 'Abrir o menu',
    notFound: 'Página não encontrada',
    unavailable: 'A loja volta em instantes',
  },
  {
    lang: 'en',
    home: '/en',
    page: (path: string) => `/en${path}`,
    add: 'Add to cart',
    flavour: 'Flavor',
    cart: /^(?:Cart|Empty cart)/,
    drawer: 'Your cart',
    noFlavour: 'Select a flavor to add to cart!',
    addFailed: 'An issue prevented the product from being added to the cart. Please try again later.',
    goalReached: 'You got 20% OFF!',
    purchase: 'Purchase',
    keepShopping: 'Continue Shopping',
    soldOut: 'Sold out',
    details: 'DETAILS',
    access: 'Sign in / Sign up',
    openMenu: 'Open the menu',
    notFound: 'Page not found',
    unavailable: 'The shop will be right back',
  },
] as const

/** Longer than a page takes to start, in milliseconds. */
const START_MS = 15_000

export type Language = (typeof LANGUAGES)[number]

/**
 * Waits until what is seen answers to presses, as a visitor does who looks first. The scripts of a page are asked for after its
 * first paint (docs/decisions/0033), so its load event says nothing of them; where they never come, a moment is waited.
 */
async function start(page: Page) {
  const isStarted = () => {
    const isHydrated = (part: Element | null) =>
      !part || Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    return (
      !document.querySelector('script[data-src]') &&
      (!document.querySelector('script[src^="/_next/"]') ||
        ['header a', 'main > *'].every((part) => isHydrated(document.querySelector(part))))
    )
  }
  await page.waitForFunction(isStarted, undefined, { timeout: START_MS }).catch(() => {})
}

/** The page, which from now on has started when it is gone to. */
export function patient(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as (...how: unknown[]) => ReturnType<Page['goto']>
    page[way] = async (...how: unknown[]) => {
      const response = await go(...how)
      await start(page)
      return response
    }
  }
  return page
}

/** Every test has the worker's shop, and pages that have started when they are gone to; a page that writes an error to the console fails its test. */
export const test = base.extend<{ complaints: string[] }, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await openShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : patient(page)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on(
        'console',
        (message) =>
          message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
      )
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}

/** The card of a kit by its title. */
export function kitCard(page: Page, title: string | RegExp) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
}

/** The open cart drawer. */
export function drawerOf(page: Page, { drawer }: Language) {
  return page.getByRole('dialog', { name: drawer })
}
