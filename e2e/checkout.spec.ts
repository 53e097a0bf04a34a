import { expectAccessible } from './accessibility.ts'
import { FakeMercadoPago } from '../lib/embedded/testing/fake-mercado-pago/fake-mercado-pago.ts'
import { expect, LANGUAGES, test as base } from './fixtures.ts'
import { fillCart, fillCheckout } from './filled-checkout.ts'
import { PlainBrowser } from './plain-browser.ts'
import { TEAM_PASSWORD } from './shared-shop.ts'
import { openShop } from './shop.ts'

const ACCOUNT = { accessToken: 'TEST-token-1234', webhookSecret: 'segredo-das-notificacoes' }

type PayingShop = Awaited<ReturnType<typeof openPayingShop>>

/** Starts a shop that takes Pix and, with a fake of its API on loopback, Mercado Pago, and whose team signs in. */
async function openPayingShop() {
  const mercadoPago = await FakeMercadoPago.open(ACCOUNT)
  const { origin, stop } = await openShop({
    MERCADO_PAGO_TOKEN: ACCOUNT.accessToken,
    MERCADO_PAGO_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
    MERCADO_PAGO_API_URL: mercadoPago.url,
    MODERATION_PASSWORD: TEAM_PASSWORD,
  })
  return {
    origin,
    mercadoPago,
    stop: async () => {
      await stop()
      return mercadoPago[Symbol.asyncDispose]()
    },
  }
}

const test = base.extend<{ payingShop: PayingShop; mercadoPago: FakeMercadoPago }>({
  payingShop: async ({ ownShop }, use) => use(await ownShop(openPayingShop)),
  shop: ({ payingShop }, use) => use(payingShop),
  mercadoPago: ({ payingShop }, use) => use(payingShop.mercadoPago),
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

const TEXTS = {
  pt: {
    name: 'Nome completo',
    phone: 'Celular com DDD',
    cep: 'CEP',
    street: 'Rua ou avenida',
    number: 'Número',
    district: 'Bairro',
    city: 'Cidade',
    state: 'Estado',
    noName: /Informe o seu nome/,
    where: /Endereço de entrega/,
    how: /Forma de entrega/,
    payment: /Pagamento/,
    thanks: 'Obrigado, Ana!',
    order: /^Pagar R\$\s59,70 com Pix$/,
    copy: 'Copiar o código',
    waiting: 'Aguardando pagamento',
    purchase: 'Finalizar compra',
    total: /^Total/,
    keep: 'Continuar comprando',
  },
  en: {
    name: 'Full name',
    phone: 'Mobile phone with area code',
    cep: 'Postal code (CEP)',
    street: 'Street or avenue',
    number: 'Number',
    district: 'Neighborhood',
    city: 'City',
    state: 'State',
    noName: /Please enter your full name/,
    where: /Delivery address/,
    how: /Delivery method/,
    payment: /Payment/,
    thanks: 'Thank you, Ana!',
    order: /^Pay R\$\s?59\.70 with Pix$/,
    copy: 'Copy code',
    waiting: 'Awaiting payment',
    purchase: 'Checkout',
    total: /^Total/,
    keep: 'Continue Shopping',
  },
} as const

const FRAME = {
  pt: { secure: 'Compra segura', back: 'Voltar ao carrinho', service: 'Atendimento', other: /english/i },
  en: {
    secure: 'Secure checkout',
    back: 'Back to cart',
    service: 'Customer service',
    other: /portugu/i,
  },
} as const

for (const { lang, home, localPath } of LANGUAGES) {
  const text = TEXTS[lang]

  test(`P6 ${lang}: the first screen of the cart page has the total and the purchase button; at the end of a phone's page they cover neither the text above nor the link below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await fillCart(page.request)
    await page.goto(localPath('/checkout/carrinho/'))
    const purchase = page.locator('main').getByRole('link', { name: text.purchase })
    await expect(purchase).toBeInViewport({ ratio: 1 })
    await expect(purchase.locator('..')).toContainText(/R\$\s59[.,]70/)
    // It ends below the total: at the end of the page it covers nothing.
    const keep = page.locator('main').getByRole('link', { name: text.keep })
    await keep.scrollIntoViewIfNeeded()
    const boxOf = async (part: typeof keep) => (await part.boundingBox())!
    const total = page.locator('main').getByText(text.total).first()
    const [above, bar, below] = await Promise.all([total, purchase.locator('..'), keep].map(boxOf))
    expect(bar!.y).toBeGreaterThan(above!.y + above!.height)
    expect(below!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(purchase).toBeInViewport({ ratio: 1 })
  })

  test(`P31 ${lang}: header and footer of the checkout have no links but those to the home page, help, policies, the other language and the cart, at any width; other pages have the complete header`, async ({
    page,
  }) => {
    const frame = FRAME[lang]
    const header = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    const shown = (area: typeof header) => area.locator('a, button, input').filter({ visible: true })
    await fillCart(page.request)
    await page.goto(localPath('/checkout/pagamento'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(shown(header)).toHaveCount(1)
      await expect(shown(header)).toHaveAttribute('href', home)
      const secure = page.getByText(frame.secure, { exact: true })
      await expect(secure).toBeInViewport({ ratio: 1 })
      const [note, bar] = [(await secure.boundingBox())!, (await header.boundingBox())!]
      expect(note.y + note.height, 'the note is in the header').toBeLessThanOrEqual(bar.y + bar.height + 1)
      await expect(page.getByRole('link', { name: frame.back })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: frame.other }).first()).toBeInViewport({ ratio: 1 })
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('heading', { name: frame.service })).toBeVisible()
      for (const link of await shown(footer).all())
        await expect(link).toHaveAttribute(
          'href',
          /^(?:mailto:|tel:|(?:\/en)?\/(?:pagina\/|checkout\/pagamento))/,
        )
    }
    await page.getByRole('link', { name: frame.back }).click()
    await expect(page).toHaveURL(new RegExp(`${localPath('/checkout/carrinho/')}$`))
    await expect(header.getByRole('searchbox')).toBeVisible()
  })
  test(
    `4.28 ${lang}: the account fills name, e-mail and phone on a first order; typed values win, through errors and reloads`,
    { tag: '@one-language' },
    async ({ page }) => {
      const email = `ana.${crypto.randomUUID()}@exemplo.com.br`
      const form = { nome: 'Ana', email, senha: 'segredo-longo', celular: '11912345678' }
      await page.request.post('/v2/front/checkout/register', { data: form })
      await fillCart(page.request)
      await page.goto(localPath('/checkout/pagamento'))
      const field = (name: string | RegExp) => page.getByLabel(name, { exact: true })
      await expect(field(text.name)).toHaveValue('Ana')
      await expect(field('E-mail')).toHaveValue(email)
      await expect(field(text.phone)).toHaveValue('(11) 91234-5678')
      await field(text.name).focus()
      await page.waitForFunction(() =>
        document.querySelector('form[data-section]')?.hasAttribute('data-checked'),
      )
      await field(text.name).fill('Ana Souza')
      await field(text.phone).fill('')
      await page.reload()
      await expect(field(text.name)).toHaveValue('Ana Souza')
      await expect(field(text.phone)).toHaveValue('')
      await expect(field('E-mail')).toHaveValue(email)
      // The same without the script: the store rejects the form, and nothing is filled over what was sent.
      const sent = { nome: 'Bia Lima', email: '', cpf: '1', celular: '' }
      await page.request.post(localPath('/checkout/pagamento/dados'), { form: sent, maxRedirects: 0 })
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await expect(field(text.name)).toHaveValue('Bia Lima')
      await expect(field('E-mail')).toHaveValue('')
      await expect(field(text.phone)).toHaveValue('')
    },
  )

  test(
    `P31 ${lang}: an order by Pix with the keyboard alone; a reload keeps what was typed, and errors get the focus`,
    { tag: '@one-language' },
    async ({ page }) => {
      const keys = page.keyboard
      const focused = (name: string | RegExp) => expect(page.getByLabel(name, { exact: true })).toBeFocused()
      await fillCart(page.request)
      await page.goto(localPath('/checkout/pagamento'))
      await expectAccessible(page)
      const name = page.getByLabel(text.name, { exact: true })
      // Until the form's script has loaded, which starts at its first focus, Enter posts the form.
      const scriptLoaded = () =>
        page.waitForFunction(() => document.querySelector('form[data-section]')?.hasAttribute('data-checked'))
      await page.getByLabel(text.phone, { exact: true }).focus()
      await scriptLoaded()
      await keys.press('Enter')
      await focused(text.name)
      await expect(name).toHaveAccessibleDescription(text.noName)
      await keys.type('Ana Souza')
      await keys.press('Tab')
      await keys.type('ana@exemplo.com.br')
      await keys.press('Tab')
      await keys.type('52998224725')
      await page.reload()
      await expect(name).toHaveValue('Ana Souza')
      const cpf = page.getByLabel(/^CPF/)
      await expect(cpf).toHaveValue('529.982.247-25')

      // The CPF gets a wrong check digit, so that submitting shows an error and moves the focus back to it.
      await cpf.fill('529.982.247-24')
      await scriptLoaded()
      await cpf.press('Tab')
      await focused(text.phone)
      await keys.type('11912345678')
      await keys.press('Enter')
      await expect(cpf).toBeFocused()
      await expect(cpf).toHaveAttribute('aria-invalid', 'true')
      await cpf.fill('52998224725')
      await cpf.press('Enter')
      await expect(page.getByRole('heading', { name: text.where })).toHaveAttribute('aria-current', 'step')
      await expect(page.locator('#passo-entrega')).toBeFocused()

      await keys.press('Tab')
      await focused(text.cep)
      await keys.type('01310100')
      await expect(page.getByLabel(text.city, { exact: true })).toHaveValue('São Paulo')
      await expect(page.getByLabel(text.state, { exact: true })).toHaveValue('SP')
      await page.getByLabel(text.street, { exact: true }).focus()
      await keys.type('Avenida Paulista')
      await keys.press('Tab')
      await focused(text.number)
      await keys.type('1000')
      await page.getByLabel(text.district, { exact: true }).focus()
      await keys.type('Bela Vista')
      await keys.press('Enter')
      await expect(page.getByRole('heading', { name: text.how })).toHaveAttribute('aria-current', 'step')
      await keys.press('Tab')
      await expect(page.getByRole('radio').first()).toBeFocused()
      await keys.press('Enter')
      await expect(page.getByRole('heading', { name: text.payment })).toHaveAttribute('aria-current', 'step')
      // The sticky header may cover a link of the step above.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)

      await page.getByRole('button', { name: text.order }).focus()
      await keys.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.thanks)
      expect(new URL(page.url()).search, 'R85 no key in the address').toBe('')
      for (const size of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size)
        await page.evaluate(() => scrollTo(0, 0))
        await expect(page.locator('#pix-codigo')).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('button', { name: text.copy })).toBeInViewport({ ratio: 1 })
      }
      await expectAccessible(page)
      const number = new URL(page.url()).pathname.split('/').at(-1)!
      await page.goto(localPath(`/pedido/${number}`))
      await expect(page.getByRole('heading', { name: text.waiting }).first()).toBeVisible()
      await expectAccessible(page)
    },
  )
}

test('4.34 P31 Mercado Pago: the order leads straight to its page; a refused card leaves it waiting, an approved one pays it', async ({
  page,
  mercadoPago,
}) => {
  await fillCheckout(page.request)
  await page.goto('/checkout/pagamento')
  await page.getByRole('radio', { name: /Mercado Pago/ }).check()
  await page.getByRole('button', { name: 'Ir para o pagamento no Mercado Pago' }).click()
  await expect(page).toHaveURL(new RegExp(`^${mercadoPago.url}/`))
  // The back button leads to the order.
  await page.goBack()
  await page.getByRole('link', { name: /^Pedido \d+$/ }).click()
  await expect(page.getByRole('heading', { name: 'Aguardando pagamento' }).first()).toBeVisible()
  const pay = page.getByRole('link', { name: 'Ir para o Mercado Pago' })
  await pay.click()
  await page.getByRole('button', { name: 'Pagar com cartão recusado' }).click()
  await expect(page.getByRole('heading', { name: 'O pedido espera outro pagamento' })).toBeVisible()
  // R85: no key in the address.
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+$/)
  await expect(page.getByText(/O pagamento não foi aprovado/)).toBeVisible()
  await pay.click()
  await page.getByLabel('Parcelas').selectOption('3')
  await page.getByRole('button', { name: 'Pagar com cartão', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Obrigado, Ana!')
  await expect(page.getByRole('heading', { name: 'Pagamento aprovado' })).toBeVisible()
  await expect(pay).toBeHidden()
})

test('4.31 a boleto: the page leads to it, and shows its payment by itself', async ({
  page,
  mercadoPago,
}) => {
  await fillCheckout(page.request)
  await page.goto('/checkout/pagamento')
  await page.getByRole('radio', { name: /Mercado Pago/ }).check()
  await page.getByRole('button', { name: 'Ir para o pagamento no Mercado Pago' }).click()
  await page.getByRole('button', { name: 'Gerar boleto' }).click()
  await expect(page.getByRole('heading', { name: 'Pague o boleto' })).toBeVisible()
  await expectAccessible(page)
  const boleto = [...mercadoPago.payments.keys()].at(-1)!
  await expect(page.getByRole('link', { name: 'Abrir o boleto' })).toHaveAttribute(
    'href',
    `${mercadoPago.url}/payments/${boleto}/ticket`,
  )
  await mercadoPago.change(boleto, 'approved', 'accredited')
  await expect(page.getByRole('heading', { name: 'Pagamento aprovado' })).toBeVisible()
})

test('P31 4.31 an order of the English pages: paid at Mercado Pago, sent by the team, followed by number and e-mail, refunded', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  await fillCheckout(page.request)
  await page.goto('/en/checkout/pagamento')
  await page.getByRole('radio', { name: /Mercado Pago/ }).check()
  await page.getByRole('button', { name: 'Continue to Mercado Pago' }).click()
  await page.getByLabel('Parcelas').selectOption('3')
  await page.getByRole('button', { name: 'Pagar com cartão', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/checkout\/pedido\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Ana!')
  await expect(page.getByRole('heading', { name: 'Payment approved' })).toBeVisible()
  const number = new URL(page.url()).pathname.split('/').at(-1)!

  const team = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await team.goto('/moderacao/entrar')
  await team.getByLabel('Senha').fill(TEAM_PASSWORD)
  await team.keyboard.press('Enter')
  await expect(team).toHaveURL(/\/moderacao$/)
  await team.goto(`/moderacao/pedidos/${number}`)
  await team.getByLabel('Seu nome').fill('Bia')
  await team.getByLabel('Sua função').selectOption('expedicao')
  await team.getByRole('button', { name: 'Mostrar os dados do cliente' }).click()
  await team.getByLabel('Transportadora').fill('Correios')
  await team.getByLabel('Código de rastreio').fill('BR1')
  await team.getByRole('button', { name: 'Marcar como enviado' }).click()
  await team.getByLabel('Valor em reais').fill('12,34')
  await team.getByLabel('Como voltou').selectOption('cartao')
  await team.getByRole('button', { name: 'Registrar o reembolso' }).click()
  await expect(team.getByText(/Reembolso de R\$\s12,34, Estorno no cartão/)).toBeVisible()
  await team.context().close()

  await page.context().clearCookies()
  await page.goto('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click()
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail used for the order').fill('ana@exemplo.com.br')
  await page.getByRole('button', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await expect(page.getByText('Correios, code BR1')).toBeVisible()
  await expect(page.getByText(/R\$\s?12\.34 credited to your card on/)).toBeVisible()
  await expect(page.getByText('Avenida Paulista')).toBeHidden()
})

test('4.34 T21 without JavaScript the order leads straight to the page of Mercado Pago, and back to the paid order', async ({
  request,
  mercadoPago,
}) => {
  await fillCheckout(request)
  const plain = new PlainBrowser(request)
  await plain.open('/en/checkout/pagamento')
  plain.fill(/Mercado Pago/, true)
  await plain.press(/Continue to Mercado Pago/)
  expect(plain.url.origin).toBe(new URL(mercadoPago.url).origin)
  await plain.press('Pagar com cartão')
  expect(plain.find('heading', 'Payment approved')).toBeTruthy()
})
