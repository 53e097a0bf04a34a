import type { Page } from '@playwright/test'
import { kitCard, LANGUAGES } from '../../e2e/fixtures.ts'
import { TEMPLATES, type Template } from '../../e2e/templates.ts'
import type { Lang } from '../../lib/routes/lang.ts'

/** A page, or a page on which somebody has opened something. */
export interface View {
  name: string
  template: Template
  /** What a visitor does on it before the picture is taken. */
  open?: (page: Page, lang: Lang) => Promise<void>
  /** Only what the screen shows, not the whole page. */
  isScreen?: boolean
}

const wordsOf = (lang: Lang) => LANGUAGES.find((language) => language.lang === lang)!

async function addToCart(page: Page, lang: Lang) {
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(lang).add })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: wordsOf(lang).drawer })
  await drawer.getByRole('textbox').first().waitFor()
  return drawer
}

async function openMenu(page: Page, lang: Lang) {
  const burger = page.getByRole('button', { name: wordsOf(lang).openMenu })
  if (await burger.isVisible()) await burger.click()
  else await page.getByRole('banner').locator('summary', { hasText: 'Skincare' }).click()
}

async function suggest(page: Page, lang: Lang) {
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: lang === 'pt' ? 'Abrir a busca' : 'Open search' })
  if (await opener.isVisible()) await opener.click()
  await page.locator('input[name="busca"]:visible').fill(lang === 'pt' ? 'colageno' : 'collagen')
  await page.getByRole('option').first().waitFor()
}

// The reviews wake up when somebody comes near.
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

/** A kit in a flavour, then the page that shows what is in the cart. */
const withKit = (path: string) => async (page: Page, lang: Lang) => {
  const words = wordsOf(lang)
  const card = kitCard(page, lang === 'pt' ? '2 potes' : '2 pots').first()
  await card.getByLabel(words.flavour, { exact: true }).selectOption({ index: 1 })
  await card.getByRole('button', { name: words.add }).click()
  await page.getByRole('dialog', { name: words.drawer }).getByRole('textbox').first().waitFor()
  await page.goto(words.page(path))
  await page.getByRole('main').getByText('Cranberry').first().waitFor()
}

const STATES: View[] = [
  { name: 'menu open', template: 'product', open: openMenu },
  { name: 'suggestions', template: 'product', open: suggest },
  {
    name: 'drawer empty',
    template: 'product',
    open: async (page, lang) => {
      await page
        .getByRole('link', { name: wordsOf(lang).cart })
        .first()
        .click()
      await page.getByRole('dialog', { name: wordsOf(lang).drawer }).waitFor()
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
      await drawer.getByText(wordsOf(lang).goalReached).first().waitFor()
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

/** Everything that the contact sheet shows: the templates, then what opens on them, then pages with something in the cart. */
export const VIEWS: View[] = [
  ...(Object.keys(TEMPLATES) as Template[]).map((template) => ({ name: template, template })),
  ...STATES.map((view) => ({ ...view, isScreen: true })),
  { name: 'cart with a kit', template: 'landing', open: withKit('/checkout/carrinho/') },
  { name: 'order summary with a kit', template: 'landing', open: withKit('/checkout/pagamento') },
]
