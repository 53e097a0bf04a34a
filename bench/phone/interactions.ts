import type { Browser, Locator, Page } from '@playwright/test'
import { openPhone, type Phone, type Slowness } from './phone.ts'

/** One interaction of a visitor: the page, its preparation and the pressed element. */
export interface Interaction {
  name: string
  /** The path of the page. */
  from: string
  prepare?: (page: Page, press: (target: Locator) => Promise<void>) => Promise<void>
  target: (page: Page) => Locator
  /** The key that is typed into the target, instead of a tap. */
  key?: string
}

declare global {
  interface Window {
    longestEvent: number
  }
}

const SETTLES_MS = 1500

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const addToCart = button(/^Adicion/)

const cartLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /carrinho/i })
    .first()

// The cart opens by itself when something is added to it.
async function openFilledCart(page: Page, press: (target: Locator) => Promise<void>) {
  await press(addToCart(page))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aumentar/ })
    .first()
    .waitFor()
}

/** The twelve interactions of the bench. */
export const INTERACTIONS: readonly Interaction[] = [
  { name: 'menu', from: '/', target: button(/^Abrir o menu/) },
  {
    name: 'search opens',
    from: '/',
    target: (page) => page.getByRole('banner').getByRole('button', { name: /busca/i }).first(),
  },
  {
    name: 'search types',
    from: '/busca',
    target: (page) => page.getByRole('main').getByLabel('O que você procura?').first(),
    key: 'c',
  },
  {
    name: 'cart drawer',
    from: '/',
    target: cartLink,
  },
  { name: 'add to cart', from: '/serum', target: addToCart },
  {
    name: 'plus',
    from: '/serum',
    prepare: openFilledCart,
    target: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Aumentar/ })
        .first(),
  },
  {
    name: 'flavour',
    from: '/',
    target: (page) => page.getByRole('article').getByRole('combobox').first(),
    key: 'ArrowDown',
  },
  { name: 'details panel', from: '/', target: button(/^Detalhes/) },
  {
    name: 'gallery',
    from: '/serum',
    target: (page) =>
      page
        .getByRole('main')
        .locator('button[aria-current]')
        .locator('xpath=following-sibling::button')
        .first(),
  },
  {
    name: 'zoom',
    from: '/serum',
    target: (page) => page.getByRole('main').locator('[role=group] > a').first(),
  },
  {
    name: 'filter',
    from: '/categoria/skincare',
    prepare: (page, press) => press(button(/^Filtrar/)(page)),
    target: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /estoque/i })
        .first(),
  },
  { name: 'accordion', from: '/colageno', target: (page) => page.locator('main details > summary').first() },
]

// Runs in the page. The duration of an event lasts until the next frame is painted, as in the metric INP.
function recordEvents() {
  window.longestEvent = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** Does one interaction on a fresh page; returns its duration in milliseconds, 0 when it is below 16 ms. */
export async function durationOf(
  browser: Browser,
  { origin, interaction, slowness }: { origin: string; interaction: Interaction; slowness: Slowness },
): Promise<number> {
  const phone = await openPhone(browser, slowness, recordEvents)
  try {
    const { page } = phone
    await page.goto(origin + interaction.from, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLES_MS)
    const press = (target: Locator) => pressOn(phone, target)
    await interaction.prepare?.(page, press)
    const target = interaction.target(page)
    await scrollToCentre(target)
    await page.waitForTimeout(SETTLES_MS)
    await scrollToCentre(target)
    if (interaction.key) await target.focus()
    await page.waitForTimeout(500)
    await page.evaluate(() => (window.longestEvent = 0))
    if (interaction.key) await page.keyboard.press(interaction.key)
    else await press(target)
    await page.waitForTimeout(SETTLES_MS)
    return await page.evaluate(() => window.longestEvent)
  } finally {
    await phone.close()
  }
}

const scrollToCentre = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function pressOn(phone: Phone, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!
  await phone.tap(x + width / 2, y + height / 2)
}
