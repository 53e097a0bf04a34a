import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { sharedShop } from './shared-shop.ts'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')
const SOLD_OUT = '/mascara-de-argila-rosa-com-acido-hialuronico.html'

/** Runs a command that reads what visitors have sent to the shared shop. */
async function runCommand(script: string, ...args: string[]) {
  const { dataDir, origin } = sharedShop()
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: origin }
  const { stdout } = await promisify(execFile)(node, [`scripts/${script}.mjs`, ...args], { cwd: root, env })
  return stdout
}

const COPY = {
  pt: {
    name: 'Nome',
    notify: 'Avise-me',
    notified: 'Aviso cadastrado',
    email: 'Seu e-mail',
    subscribe: 'Quero receber',
    subscribed: 'Cadastro recebido',
    badEmail: /Este e-mail não parece completo/,
    coupon: 'Código do cupom',
    ask: 'Tem um cupom?',
    apply: 'Aplicar',
    unknown: 'Este cupom não existe ou já venceu.',
    remove: 'Remover o cupom BEMVINDO10',
  },
  en: {
    name: 'Name',
    notify: 'Notify me',
    notified: 'Request received',
    email: 'Your e-mail',
    subscribe: 'Sign me up',
    subscribed: 'You are on the list',
    badEmail: /This e-mail does not look complete/,
    coupon: 'Coupon code',
    ask: 'Have a coupon?',
    apply: 'Apply',
    unknown: 'This coupon does not exist or has expired.',
    remove: 'Remove coupon BEMVINDO10',
  },
} as const

const newsletter = (page: Page) => page.getByRole('contentinfo').locator('form')

for (const { lang, localPath, cart } of LANGUAGES) {
  const copy = COPY[lang]

  test(
    `4.21 ${lang}: the newsletter form and the back-in-stock form are sent without leaving the page`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath(SOLD_OUT))
      const main = page.getByRole('main')
      const email = `notify-${lang}@exemplo.com`
      await main.getByRole('textbox', { name: copy.name }).fill('Ana')
      await main.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await expect(main.getByRole('checkbox')).not.toBeChecked()
      await main.getByRole('button', { name: copy.notify, exact: true }).click()
      await expect(page.locator('#avise-me-enviado')).toContainText(copy.notified)
      // The message is in the page from the start, hidden; once sent it gets the focus, which scrolls to it.
      await expect(page.locator('#avise-me-enviado')).toBeFocused()
      // At the top, where the sticky header does not cover half of a link, which axe takes for a small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page)
      expect(await runCommand('requests', 'list')).toContain(email)

      const field = newsletter(page).getByLabel(copy.email)
      await field.fill('ana@')
      await newsletter(page).getByRole('button', { name: copy.subscribe }).click()
      await expect(field).toHaveAccessibleDescription(copy.badEmail)
      await field.fill(`news-${lang}@exemplo.com`)
      await newsletter(page).getByRole('button', { name: copy.subscribe }).click()
      await expect(page.locator('#novidades-enviado')).toContainText(copy.subscribed)
      expect(new URL(page.url()).pathname).toBe(localPath(SOLD_OUT))
    },
  )

  test(
    `4.20 ${lang}: a coupon is entered, rejected, applied and removed in the drawer`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(localPath('/colageno'))
      await page.request.post('/v2/front/checkout/cart', {
        data: { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 5 }] },
      })
      await page.reload()
      await page.getByRole('link', { name: cart }).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText(copy.ask).click()
      const field = drawer.getByRole('textbox', { name: copy.coupon })
      await field.fill('NATAL')
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(copy.unknown)
      await field.fill('bemvindo10')
      await field.press('Enter')
      const remove = drawer.getByRole('button', { name: copy.remove })
      await expect(remove).toBeVisible()
      await expectAccessible(page)
      await remove.click()
      await expect(field).toBeVisible()
      // The browser logs the 422 of the rejected coupon.
      consoleErrors.length = 0
    },
  )
}
