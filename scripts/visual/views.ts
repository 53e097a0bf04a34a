import type { Page } from '@playwright/test'
import { kitCard, LANGUAGES } from '../../e2e/fixtures.ts'
import { fillCart, fillCheckout } from '../../e2e/filled-checkout.ts'
import { TEMPLATES, type Template } from '../../e2e/templates.ts'
import type { Lang } from '../../lib/routes/lang.ts'

/** A template, or a template after an interaction such as opening a dialog. */
export interface View {
  name: string
  template: Template
  /** The interaction before the screenshot. */
  open?: (page: Page, lang: Lang) => Promise<void>
  /** Takes only the viewport, not the whole page. */
  isScreen?: boolean
}

const labelsOf = (lang: Lang) => LANGUAGES.find((language) => language.lang === lang)!

async function addToCart(page: Page, lang: Lang) {
  await page
    .getByRole('main')
    .getByRole('button', { name: labelsOf(lang).add })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: labelsOf(lang).drawer })
  await drawer.getByRole('textbox').first().waitFor()
  return drawer
}

async function openMenu(page: Page, lang: Lang) {
  const burger = page.getByRole('button', { name: labelsOf(lang).openMenu })
  if (await burger.isVisible()) await burger.click()
  else await page.getByRole('banner').locator('summary', { hasText: 'Skincare' }).click()
}

async function openSuggestions(page: Page, lang: Lang) {
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: lang === 'pt' ? 'Abrir a busca' : 'Open search' })
  if (await opener.isVisible()) await opener.click()
  await page.locator('input[name="busca"]:visible').fill(lang === 'pt' ? 'colageno' : 'collagen')
  await page.getByRole('option').first().waitFor()
}

// The scripts of the reviews load when the section is scrolled into view.
async function openReviewForm(page: Page, lang: Lang) {
  const write = page
    .getByRole('main')
    .getByText(lang === 'pt' ? 'Avaliar' : 'Write a review', { exact: true })
  await write.first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: lang === 'pt' ? 'Avaliar' : 'Write a review', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const press = (pt: RegExp, en: RegExp) => async (page: Page, lang: Lang) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: lang === 'pt' ? pt : en })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Adds a kit with a flavour to the cart, then opens a page that shows the cart. */
const withKit = (path: string) => async (page: Page, lang: Lang) => {
  const words = labelsOf(lang)
  const card = kitCard(page, lang === 'pt' ? '2 potes' : '2 jars').first()
  await card.getByLabel(words.flavour, { exact: true }).selectOption({ index: 1 })
  await card.getByRole('button', { name: words.add }).click()
  await page.getByRole('dialog', { name: words.drawer }).getByRole('textbox').first().waitFor()
  await page.goto(words.localPath(path))
  await page.getByRole('main').getByText('Cranberry').first().waitFor()
}

// Two pots cost more than the kit of two.
const cartWithOffer = async (page: Page, lang: Lang) => {
  await fillCart(page.request)
  await page.goto(labelsOf(lang).localPath('/checkout/carrinho/'))
}

// The payment with the installments of a card.
const cardChosen = async (page: Page, lang: Lang) => {
  await fillCheckout(page.request)
  await page.goto(labelsOf(lang).localPath('/checkout/pagamento'))
  await page.getByRole('radio', { name: lang === 'pt' ? /^Cartão/ : /^Credit card/ }).check()
}

// The demonstration's page for a card payment.
const cardPayment = async (page: Page, lang: Lang) => {
  await cardChosen(page, lang)
  await page
    .getByRole('button', {
      name: lang === 'pt' ? 'Ir para o pagamento com cartão' : 'Continue to card payment',
    })
    .click()
  await page.waitForURL(/\/cartao$/)
}

const STATES: View[] = [
  { name: 'menu open', template: 'product', open: openMenu },
  { name: 'suggestions', template: 'product', open: openSuggestions },
  {
    name: 'drawer empty',
    template: 'product',
    open: async (page, lang) => {
      await page
        .getByRole('link', { name: labelsOf(lang).cart })
        .first()
        .click()
      await page.getByRole('dialog', { name: labelsOf(lang).drawer }).waitFor()
    },
  },
  { name: 'drawer', template: 'product', open: async (page, lang) => void (await addToCart(page, lang)) },
  {
    name: 'drawer at goal',
    template: 'product',
    open: async (page, lang) => {
      const drawer = await addToCart(page, lang)
      await drawer.getByRole('textbox').first().fill('10')
      await drawer.getByRole('textbox').first().press('Enter')
      await drawer.getByText(labelsOf(lang).goalReached).first().waitFor()
    },
  },
  {
    name: 'drawer with an offer',
    template: 'product',
    open: async (page, lang) => {
      const drawer = await addToCart(page, lang)
      await drawer.getByRole('textbox').first().fill('2')
      await drawer.getByRole('button', { name: /^(?:Trocar por|Switch to) / }).waitFor()
    },
  },
  { name: 'kit details', template: 'home', open: press(/^DETALHES/i, /^DETAILS/i) },
  {
    name: 'picture zoom',
    template: 'product',
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(?:Ampliar|Enlarge): / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'review form', template: 'product', open: openReviewForm },
]

/** The views of the contact sheet: the templates, then open dialogs and menus, then pages with a filled cart. */
export const VIEWS: View[] = [
  ...(Object.keys(TEMPLATES) as Template[]).map((template) => ({ name: template, template })),
  ...STATES.map((view) => ({ ...view, isScreen: true })),
  { name: 'cart with a kit', template: 'landing', open: withKit('/checkout/carrinho/') },
  { name: 'cart with an offer', template: 'home', open: cartWithOffer },
  { name: 'order summary with a kit', template: 'landing', open: withKit('/checkout/pagamento') },
  { name: 'payment by card', template: 'home', open: cardChosen },
  { name: 'card payment', template: 'home', open: cardPayment },
]
