import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const PAGE = '/pagina/atendimento'

const COPY = {
  pt: {
    form: 'Escreva para a gente',
    name: 'Nome',
    phone: 'Telefone (opcional)',
    requiredPhone: 'Telefone com DDD',
    subject: 'Assunto',
    about: 'Entrega',
    order: 'Número do pedido (opcional)',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    sent: 'Mensagem enviada',
    noName: 'Informe o seu nome.',
    badEmail: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
    noSubject: 'Escolha um assunto.',
    failed: /^Não foi possível enviar a sua mensagem agora/,
    notSent: 'Sua mensagem ainda não foi enviada',
  },
  en: {
    form: 'Write to us',
    name: 'Name',
    phone: 'Phone (optional)',
    requiredPhone: 'Phone with area code',
    subject: 'Subject',
    about: 'Delivery',
    order: 'Order number (optional)',
    message: 'Message',
    send: 'Send message',
    sent: 'Message sent',
    noName: 'Please enter your name.',
    badEmail: 'This e-mail does not look complete. Example: name@example.com',
    noSubject: 'Please choose a subject.',
    failed: /^Your message could not be sent right now/,
    notSent: 'Your message has not been sent yet',
  },
} as const

type Copy = (typeof COPY)['pt' | 'en']

const fields = (page: Page, copy: Copy) => {
  const form = page.locator('main form').filter({ has: page.getByRole('button', { name: copy.send }) })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  return {
    form,
    name: field(copy.name),
    email: field('E-mail'),
    // A store that is not the embedded one requires the phone.
    phone: field(copy.phone).or(field(copy.requiredPhone)),
    subject: field(copy.subject),
    order: field(copy.order),
    message: field(copy.message),
    send: form.getByRole('button', { name: copy.send }),
  }
}

async function fill(page: Page, copy: Copy, message = 'Olá! Onde está o meu pedido?') {
  const form = fields(page, copy)
  await form.name.fill('Ana Souza')
  await form.email.fill('ana@exemplo.com')
  await form.phone.pressSequentially('11987654321')
  await form.subject.selectOption({ label: copy.about })
  await form.order.fill('4321')
  await form.message.fill(message)
  return form
}

/** Opens the page and moves the focus in the form until its code has loaded. */
async function openForm(page: Page, copy: Copy, path: string) {
  await page.goto(path)
  const form = fields(page, copy)
  await expect(async () => {
    await form.email.focus()
    await form.name.focus()
    expect(await form.form.evaluate((node: HTMLFormElement) => node.noValidate)).toBe(true)
  }).toPass()
  return form
}

// The page scrolls smoothly to the element with the focus. Meanwhile the header covers parts of other fields, which axe reports as
// too small, and a focus on a field that is still on the screen does not end the scrolling.
async function untilScrolled(page: Page) {
  await expect(async () => {
    const before = await page.evaluate(() => scrollY)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }).toPass()
}

for (const { lang, localPath } of LANGUAGES) {
  const copy = COPY[lang]
  const path = localPath(PAGE)

  test(
    `T21 ${lang}: the form's code loads with the first interaction; by keyboard each error appears at its field and can be corrected; the message is sent without leaving the page, and its protocol number appears`,
    { tag: '@one-language' },
    async ({ page }) => {
      const form = fields(page, copy)

      await test.step('the code that sends the form loads with the first interaction with it', async () => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const scripts: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url())
        })
        await form.name.focus()
        await expect.poll(() => scripts.length).toBeGreaterThan(0)
        await expect.poll(() => form.form.evaluate((node: HTMLFormElement) => node.noValidate)).toBe(true)
      })

      await test.step('each error appears at its field', async () => {
        await form.email.fill('ana@')
        await form.send.focus()
        await untilScrolled(page)
        await page.keyboard.press('Enter')
        await expect(form.name).toBeFocused()
        await expect(form.name).toHaveAccessibleDescription(copy.noName)
        await expect(form.email).toHaveAccessibleDescription(copy.badEmail)
        await expect(form.subject).toHaveAccessibleDescription(copy.noSubject)
        await untilScrolled(page)
        await expectAccessible(page)
      })

      await test.step('the errors are corrected by keyboard and the message is sent', async () => {
        await page.keyboard.type('Ana')
        await expect(form.name).not.toHaveAttribute('aria-invalid')
        await page.keyboard.press('Tab')
        await page.keyboard.press('End')
        await page.keyboard.type('exemplo.com')
        await page.keyboard.press('Tab')
        await page.keyboard.type('11987654321')
        await expect(form.phone).toHaveValue('(11) 98765-4321')
        await page.keyboard.press('Tab')
        await form.subject.selectOption({ index: 1 })
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.type('Oi')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        const sent = page.locator('#mensagem-enviada')
        await expect(sent).toBeFocused()
        await expect(sent.getByRole('heading')).toHaveText(copy.sent)
        await expect(sent).toContainText(/RL-\d{8}-[2-9A-Z]{4}/)
        await expect(form.message).toHaveValue('')
        expect(new URL(page.url()).pathname).toBe(path)
        await expectAccessible(page)
      })
    },
  )

  test(
    `${lang}: when sending fails, an error message is shown and the fields keep their values`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.route('**/contact/message', (route) => route.fulfill({ status: 500, body: '{}' }))
      await openForm(page, copy, path)
      const { message, send } = await fill(page, copy)
      await send.click()
      await expect(page.getByText(copy.failed)).toBeVisible()
      await expect(message).toHaveValue('Olá! Onde está o meu pedido?')
      await expect(send).toBeEnabled()
      consoleErrors.length = 0
    },
  )

  test.describe(`${lang} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('a sent form leads to the confirmation', { tag: '@one-language' }, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('#mensagem-enviada')).toBeHidden()
      const { send } = await fill(page, copy)
      await send.click()
      await expect(page).toHaveURL(new RegExp(`${path}#mensagem-enviada$`))
      await expect(page.getByRole('heading', { name: copy.sent })).toBeInViewport()
    })
  })
}

test('the page of a rejected form is accessible, not cached and not indexable', async ({ page, context }) => {
  const response = await context.request.post('/pagina/atendimento/enviar', {
    form: { nome: 'Ana' },
    maxRedirects: 0,
  })
  expect([response.status(), response.headers()['location']]).toEqual([303, '/pagina/atendimento/revisar'])
  expect(response.headers()['cache-control']).toBe('no-store')
  const cookie = (await context.cookies()).find(({ name }) => name === 'formulario')
  expect(cookie).toMatchObject({ path: '/pagina/atendimento/revisar', httpOnly: true, sameSite: 'Lax' })
  const shown = await page.goto('/pagina/atendimento/revisar')
  expect(shown?.headers()['cache-control']).toMatch(/private.*no-store/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(COPY.pt.noSubject)
  await expectAccessible(page)
})
