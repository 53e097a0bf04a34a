import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

// The first five are the links of the side menu, in its order (spec section 2).
const PAGES = [
  { path: '/pagina/atendimento', pt: 'Atendimento', en: 'Customer service' },
  { path: '/pagina/duvidas-frequentes', pt: 'Dúvidas frequentes', en: 'Frequently asked questions' },
  { path: '/pagina/politica-de-privacidade', pt: 'Política de privacidade', en: 'Privacy policy' },
  { path: '/pagina/quem-somos', pt: 'Quem somos', en: 'About us' },
  { path: '/pagina/termos', pt: 'Termos e condições', en: 'Terms and conditions' },
  {
    path: '/pagina/politica-de-pagamento',
    pt: 'Política de pagamento e reembolso',
    en: 'Payment and refund policy',
  },
  { path: '/pagina/troca-e-devolucao', pt: 'Troca e devolução', en: 'Returns and exchange' },
  { path: '/pagina/referencias', pt: 'Referências científicas', en: 'Scientific references' },
  { path: '/pagina', pt: 'Informações e ajuda', en: 'Information and help' },
] as const
const MENU = PAGES.slice(0, 5)
const COPY = {
  pt: { menu: 'Páginas institucionais', crumbs: 'Você está em', help: 'Fale com o atendimento' },
  en: { menu: 'About the shop', crumbs: 'You are here', help: 'Talk to customer service' },
} as const

for (const { lang, home, localPath } of LANGUAGES) {
  const copy = COPY[lang]

  // Without JavaScript a page loads in half the time, and the server renders these parts.
  test.describe('the HTML', () => {
    test.use({ javaScriptEnabled: false })

    test(`spec section 2 ${lang}: each page has title, breadcrumb, side menu with five links, link to customer service`, async ({
      page,
      shop,
    }) => {
      for (const { path, [lang]: title } of PAGES) {
        const response = await page.goto(localPath(path))
        expect(response?.status(), path).toBe(200)
        await expect(page).toHaveTitle(new RegExp(`^${title}.* \\| Rosalume$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^index, follow/)

        const crumbs = page.getByRole('navigation', { name: copy.crumbs })
        await expect(crumbs.getByRole('listitem')).toHaveText(['Home', title])
        await expect(crumbs.getByRole('link')).toHaveAttribute('href', home)

        const links = page.getByRole('navigation', { name: copy.menu }).getByRole('link')
        await expect(links).toHaveText(MENU.map((each) => each[lang]))
        const current = page.getByRole('navigation', { name: copy.menu }).locator('[aria-current="page"]')
        await expect(current).toHaveText(MENU.some((each) => each.path === path) ? [title] : [])

        const isAbout = path === '/pagina/quem-somos'
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          shop.origin + (isAbout ? path : localPath(path)),
        )
        await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(isAbout ? 0 : 3)
        const help = page.getByRole('link', { name: copy.help })
        if (path.endsWith('atendimento')) await expect(help).toHaveCount(0)
        else await expect(help.last()).toHaveAttribute('href', localPath('/pagina/atendimento'))
      }
    })
  })

  test(`R91 ${lang}: axe passes with an open answer`, { tag: '@one-language' }, async ({ page }) => {
    await page.goto(`${localPath('/pagina/duvidas-frequentes')}#gravidas`)
    await expect(page.locator('#gravidas')).toBeVisible()
    await expectAccessible(page)
  })

  test(
    `spec section 4 ${lang}: keys open and close an answer within 300 ms, and at most one is open across all subjects`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/pagina/duvidas-frequentes'))
      const open = page.getByRole('article').locator('details[open]')
      const questions = page.getByRole('article').locator('summary')
      await expect(open).toHaveCount(0)
      await questions.first().focus()
      await page.keyboard.press('Enter')
      await expect(open).toHaveCount(1)
      await page.keyboard.press('Tab')
      await questions.last().focus()
      await page.keyboard.press('Space')
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toHaveText(await questions.last().innerText())
      await page.keyboard.press('Space')
      await expect(open).toHaveCount(0)
      const duration = await open
        .or(page.getByRole('article').locator('details').first())
        .first()
        .evaluate((node) => getComputedStyle(node, '::details-content').transitionDuration)
      expect(duration).toMatch(/^(?:0\.3s(?:, )?)+$/)
    },
  )

  test(`${lang}: a link to a question opens its answer`, { tag: '@one-language' }, async ({ page }) => {
    await page.goto(`${localPath('/pagina/duvidas-frequentes')}#frete`)
    await expect(page.getByRole('article').locator('details[open]')).toHaveCount(1)
    await expect(page.locator('#frete')).toContainText(
      lang === 'pt' ? /R\$\s299,00.*R\$\s9,90/ : /R\$\s?299(?:\.00)?.*R\$\s?9\.90/,
    )
    await expect(page.locator('#frete')).toBeInViewport()
  })
}

test.describe('the texts', () => {
  test.use({ javaScriptEnabled: false })

  test('P2 the Portuguese page about the company also has the English text; the English page has only that', async ({
    page,
  }) => {
    await page.goto('/pagina/quem-somos')
    const english = page.locator('section[lang="en"]')
    await expect(english.getByRole('heading', { level: 2 })).toHaveText('About us')
    await expect(english).toContainText('founded in 2020')
    await expect(english).toContainText('30% of the Brazilian collagen market')
    await expect(page.getByRole('article')).toContainText('Segundo dados da própria empresa')
    await page.goto('/en/pagina/quem-somos')
    await expect(page.locator('section[lang]')).toHaveCount(0)
    await expect(page.getByRole('article')).toContainText('founded in 2020')
  })

  test('P20 the page shows the chat hours, which differ from the hours in the footer', async ({ page }) => {
    await page.goto('/pagina/atendimento')
    await expect(page.getByRole('article')).toContainText('das 9h às 17h (horário de Brasília)')
    await expect(page.getByRole('contentinfo')).toContainText('das 8h às 18h')
    // The demonstration has no WhatsApp number, so the page leads to the form instead of promising a conversation.
    await expect(page.getByRole('region', { name: 'Ajuda por chat' })).toContainText(
      'a loja ainda não publicou um número',
    )
    await page.goto('/en/pagina/atendimento')
    await expect(page.getByRole('article')).toContainText('Monday to Friday, 9 AM to 5 PM (Brazil time)')
  })

  test('P24 references link to the articles with rel=noopener', async ({ page }) => {
    await page.goto('/pagina/referencias')
    const links = page.getByRole('article').locator('a[href^="https://"]')
    expect(await links.count()).toBeGreaterThanOrEqual(10)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/(?:doi\.org|pubmed\.ncbi\.nlm\.nih\.gov)\//)
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
    await expect(page.locator('[lang="en"] > a').first()).toBeVisible()
  })
})

test('spec section 4 on a phone the side menu opens and closes by keyboard and by tap, on a wide screen it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/pagina/termos')
  const menu = page.getByRole('navigation', { name: 'Páginas institucionais' })
  const current = menu.getByRole('link', { name: 'Termos e condições' })
  const toggle = menu.locator('summary')
  expect((await menu.boundingBox())!.height).toBeLessThan(64)
  await expect(current).toBeHidden()
  await toggle.press('Enter')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await toggle.click()
  await expect(current).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(toggle).toBeHidden()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { lang, localPath } of LANGUAGES) {
    test(
      `spec section 4 ${lang}: questions open one at a time`,
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(localPath('/pagina/duvidas-frequentes'))
        const questions = page.getByRole('article').locator('summary')
        await questions.nth(0).click()
        await questions.nth(2).click()
        await expect(page.getByRole('article').locator('details[open]')).toHaveCount(1)
        await expect(page.locator('#porcoes')).toContainText('29 kcal')
        await page.getByRole('navigation', { name: COPY[lang].menu }).getByRole('link').nth(4).click()
        await expect(page).toHaveURL(new RegExp(`${localPath('/pagina/termos')}$`))
      },
    )
  }
})

test('in print every answer is visible and the menu is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/pagina/duvidas-frequentes')
  await expect(page.locator('#frete')).toContainText('entrega')
  expect(
    await page.locator('#frete').evaluate((node) => node.getBoundingClientRect().height),
  ).toBeGreaterThan(20)
  await expect(page.getByRole('navigation', { name: 'Páginas institucionais' })).toBeHidden()
})
