import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const COPY = {
  pt: {
    link: 'Fale com a gente',
    title: 'Quando respondemos às mensagens',
    hours: 'Segunda a sexta, das 9h às 17h (horário de Brasília)',
    open: 'A equipe está atendendo agora, até as 17h.',
    closed: 'A equipe volta segunda-feira, às 9h.',
    name: 'Nome',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    noName: 'Informe o seu nome.',
    sent: 'Mensagem enviada',
    protocol: 'Número de protocolo:',
    failed: /^Não foi possível enviar a sua mensagem agora/,
    page: 'Todas as formas de contato',
    heading: 'Atendimento',
  },
  en: {
    link: 'Talk to us',
    title: 'When we reply to messages',
    hours: 'Monday to Friday, 9 AM to 5 PM (Brazil time)',
    open: 'Our team is here now, until 5 PM.',
    closed: 'Our team is back on Monday at 9 AM.',
    name: 'Name',
    message: 'Message',
    send: 'Send message',
    noName: 'Please enter your name.',
    sent: 'Message sent',
    protocol: 'Reference number:',
    failed: /^Your message could not be sent right now/,
    page: 'All ways to reach us',
    heading: 'Customer service',
  },
} as const

for (const { lang, localPath } of LANGUAGES) {
  const copy = COPY[lang]

  test(`P20 ${lang}: the footer's link opens the chat panel, which says whether someone is there now`, async ({
    page,
  }) => {
    // A Friday, two hours after the chat closed in Brasília.
    await page.clock.setFixedTime('2026-11-20T22:00:00Z')
    await page.goto(localPath('/serum'))
    // The shell's script opens the panel and sets this attribute.
    await expect(page.locator('html[data-scrolls]')).toBeAttached()
    const link = page.getByRole('contentinfo').getByRole('link', { name: copy.link })
    await link.click()
    const panel = page.getByRole('dialog', { name: copy.link })
    await expect(panel.getByRole('heading', { name: copy.title })).toBeVisible()
    await expect(panel).toContainText(copy.hours)
    await expect(panel).toContainText(copy.closed)
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(localPath('/serum'))

    await page.clock.setFixedTime('2026-11-20T18:00:00Z')
    await link.press('Enter')
    await expect(panel).toContainText(copy.open)
    await panel.getByRole('link', { name: copy.page }).click()
    await expect(page.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible()
    await expect(panel).toBeHidden()
  })

  test(
    `${lang}: a message from the chat panel shows its errors, survives closing and a failure, and arrives`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(localPath('/serum'))
      await expect(page.locator('html[data-scrolls]')).toBeAttached()
      const link = page.getByRole('contentinfo').getByRole('link', { name: copy.link })
      await link.click()
      const panel = page.getByRole('dialog', { name: copy.link })
      const field = (name: string) => panel.getByLabel(name, { exact: true })
      const send = panel.getByRole('button', { name: copy.send })
      await send.click()
      await expect(panel.getByText(copy.noName)).toBeVisible()
      await expect(field(copy.name)).toBeFocused()
      await field(copy.name).fill('Ana Souza')
      await field('E-mail').fill('ana@exemplo.com')
      await field(copy.message).fill('Olá! Qual sérum combina com pele seca?')

      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await link.click()
      await expect(field(copy.name)).toHaveValue('Ana Souza')

      await page.route('**/contact/message', (route) => route.fulfill({ status: 500, body: '{}' }))
      await send.click()
      await expect(panel.getByRole('alert').filter({ hasText: copy.failed })).toBeVisible()
      await expect(field(copy.message)).toHaveValue(/pele seca/)
      await page.unroute('**/contact/message')
      // The browser logs the failed request.
      consoleErrors.length = 0

      const request = page.waitForRequest('**/contact/message')
      await send.click()
      expect((await request).postDataJSON()).toMatchObject({
        nome: 'Ana Souza',
        assunto: 'outro',
        mensagem: 'Olá! Qual sérum combina com pele seca?',
      })
      // A toast in the panel shows the same text, but only the confirmation has the protocol number.
      const confirmation = panel.getByRole('status').filter({ hasText: copy.sent })
      await expect(confirmation).toBeVisible()
      await expect(confirmation).toContainText(copy.protocol)
      await expect(field(copy.name)).toHaveValue('')
    },
  )
}

test(
  'a chat panel whose page does not load opens that page',
  { tag: '@any-size' },
  async ({ page, consoleErrors }) => {
    await page.goto('/serum')
    await expect(page.locator('html[data-scrolls]')).toBeAttached()
    await page.route('**/pagina/atendimento', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fale com a gente' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible()
    // The browser logs the failed request.
    consoleErrors.length = 0
  },
)
