import type { Locator, Page } from '@playwright/test'
import { fillCart, fillCheckout } from './filled-checkout.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const MOST_STOPS = 120

// With reduced motion the page jumps to the focused element. Smooth scrolling would delay each of the many Tab presses.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Why the focused element cannot be seen as such; '' when it can, and for the page itself. */
const problemOfFocus = () => {
  const ancestor = (of: Element, up: number): Element | null =>
    up === 0 ? of : of.parentElement && ancestor(of.parentElement, up - 1)
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const { width, height, bottom, top } = element.getBoundingClientRect()
  const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
  const isOutlined = (of: Element | null, pseudo?: string) =>
    of !== null && getComputedStyle(of, pseudo).outlineStyle !== 'none'
  // A card draws the outline of its link around itself.
  const isMarked =
    getComputedStyle(element).boxShadow !== 'none' ||
    [0, 1, 2, 3].some((up) =>
      [undefined, '::before', '::after'].some((pseudo) => isOutlined(ancestor(element, up), pseudo)),
    )
  return isSeen && isMarked ? '' : `${element.outerHTML.slice(0, 200)} seen ${isSeen}, marked ${isMarked}`
}

/** Presses Tab until an element has the focus. Every stop on the way is visible, on the screen and marked as focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Looking for it by its role at each stop would take more time than all else.
  let element = await target.elementHandle()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(problemOfFocus), { message: 'every stop is seen' }).toBe('')
    const state = await element?.evaluate((node) => ({
      isReached: node === document.activeElement,
      isReplaced: !node.isConnected,
    }))
    if (state?.isReached) return
    if (state?.isReplaced) element = await target.elementHandle()
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`)
}

/** Fills a field that the keyboard reaches from where it is. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

const TEXTS = {
  pt: {
    field: 'O que você procura?',
    add: 'Adicionar ao carrinho',
    purchase: 'Finalizar compra',
    name: 'Nome completo',
    phone: 'Celular com DDD',
    cep: 'CEP',
    street: 'Rua ou avenida',
    number: 'Número',
    district: 'Bairro',
    city: 'Cidade',
    goOn: 'Continuar',
    pay: /^Pagar .* com Pix$/,
    thanks: 'Obrigado, Ana!',
    withdrawal: 'Desistir da compra',
    reason: 'Motivo (opcional)',
    withdraw: 'Quero desistir da compra',
    withdrawn: 'Recebemos a sua desistência.',
    state: 'Cancelado',
  },
  en: {
    field: 'What are you looking for?',
    add: 'Add to cart',
    purchase: 'Checkout',
    name: 'Full name',
    phone: 'Mobile phone with area code',
    cep: 'Postal code (CEP)',
    street: 'Street or avenue',
    number: 'Number',
    district: 'Neighborhood',
    city: 'City',
    goOn: 'Continue',
    pay: /^Pay .* with Pix$/,
    thanks: 'Thank you, Ana!',
    withdrawal: 'Cancel or return this order',
    reason: 'Reason (optional)',
    withdraw: 'Cancel or return the order',
    withdrawn: 'We received your cancellation or return request.',
    state: 'Canceled',
  },
} as const

for (const { lang, localPath } of LANGUAGES) {
  const text = TEXTS[lang]
  test(
    `P31 ${lang}: the keyboard alone leads from the search to an order by Pix and to its withdrawal`,
    { tag: '@one-language' },
    async ({ page }) => {
      test.slow()
      const keys = page.keyboard
      await page.goto(localPath('/'))
      await tabTo(page, page.getByRole('banner').getByLabel(text.field))
      await keys.type('serum')
      await keys.press('Enter')
      await expect(page).toHaveURL(/busca=serum/)
      await tabTo(page, page.getByRole('main').locator('h2 a, a:has(h2)').first())
      await keys.press('Enter')
      // The cards of the results have such a button too.
      await expect(page).not.toHaveURL(/busca=/)
      const add = page.getByRole('main').getByRole('button', { name: text.add }).first()
      await tabTo(page, add)
      await keys.press('Enter')
      const purchase = page.getByRole('dialog').getByRole('link', { name: text.purchase })
      await tabTo(page, purchase)
      await keys.press('Enter')
      await expect(page).toHaveURL(/\/checkout\/pagamento/)
      await typeInto(page, text.name, 'Ana Souza')
      await typeInto(page, 'E-mail', 'ana@exemplo.com.br')
      await tabTo(page, page.getByLabel(/^CPF/))
      await keys.type('52998224725')
      await typeInto(page, text.phone, '11912345678')
      await tabTo(page, page.getByRole('button', { name: text.goOn }))
      await keys.press('Enter')
      await typeInto(page, text.cep, '01310100')
      await expect(page.getByLabel(text.city, { exact: true })).toHaveValue('São Paulo')
      await typeInto(page, text.street, 'Avenida Paulista')
      await typeInto(page, text.number, '1000')
      await typeInto(page, text.district, 'Bela Vista')
      await tabTo(page, page.getByRole('button', { name: text.goOn }))
      await keys.press('Enter')
      await tabTo(page, page.getByRole('radio').first())
      await keys.press('Space')
      await tabTo(page, page.getByRole('button', { name: text.goOn }))
      await keys.press('Enter')
      await tabTo(page, page.getByRole('button', { name: text.pay }))
      await keys.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.thanks)
      await tabTo(page, page.getByText(text.withdrawal, { exact: true }))
      await keys.press('Enter')
      await typeInto(page, text.reason, 'Mudei de ideia')
      await tabTo(page, page.getByRole('button', { name: text.withdraw }))
      await keys.press('Enter')
      await expect(page.getByText(text.withdrawn)).toBeVisible()
      await expect(page.getByRole('heading', { name: text.state })).toBeVisible()
    },
  )
}

test('the suggestion for a misspelled e-mail moves nothing: the press that shows it stops at it once, the next one sends the form', async ({
  page,
}) => {
  await fillCart(page.request)
  await page.goto('/checkout/pagamento')
  await page.getByLabel('Nome completo').focus()
  await page.waitForFunction(() => document.querySelector('form[data-section]')?.hasAttribute('data-checked'))
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel(/^CPF/).fill('52998224725')
  await page.getByLabel('Celular com DDD').fill('11912345678')
  await page.getByLabel('E-mail', { exact: true }).fill('maria@gmial.com')
  await page.getByRole('button', { name: 'Continuar' }).hover()
  await page.mouse.down()
  await expect(page.getByRole('button', { name: 'Você quis dizer maria@gmail.com?' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Você quis dizer maria@gmail.com?' })).toBeFocused()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: /Endereço de entrega/ })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('P16 P31 on a phone the last button of the checkout is above the summary and names the payment; the note on interest is there only while the installments have it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await fillCheckout(page.request)
  await page.goto('/checkout/pagamento#passo-pagamento')
  const pix = page.getByRole('button', { name: /^Pagar R\$\s59,70 com Pix$/ })
  const summary = page.getByRole('complementary').locator('summary').first()
  const gap = async () => {
    const [button, bar] = [(await pix.boundingBox())!, (await summary.boundingBox())!]
    return bar.y - button.y - button.height
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await page.getByRole('radio', { name: /^Cartão/ }).check()
  await expect(
    page.getByRole('button', { name: 'Ir para o pagamento com cartão', exact: true }),
  ).toBeVisible()
  await expect(pix).toBeHidden()
  const note = page.getByText(/cobra os juros/)
  await expect(note).toBeHidden()
  await page.getByLabel('Em quantas vezes?').selectOption('2')
  await expect(note).toBeVisible()
})
