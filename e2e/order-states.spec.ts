import type { Page } from '@playwright/test'
import { expectAccessible, FRAME, WCAG } from './accessibility.ts'
import { expect, test as base } from './fixtures.ts'
import { fillCart, fillCheckout } from './filled-checkout.ts'
import { TEAM_PASSWORD } from './shared-shop.ts'

/**
 * The scripts of the pages do not run: they change nothing about most of these states, and those of the others are checked with
 * scripts in e2e/checkout.spec.ts. axe needs timers, which a page without JavaScript does not have.
 */
const test = base.extend({
  page: async ({ page }, use) => {
    const browser = await page.context().newCDPSession(page)
    for (const method of ['goto', 'reload'] as const) {
      const navigate = page[method].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
      page[method] = async (...args: unknown[]) => {
        await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
        const response = await navigate(...args)
        await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
        return response
      }
    }
    await use(page)
  },
})

/** Fails when the page has a violation of WCAG 2.2 AA outside `without`, lacks a text or scrolls sideways on a phone. */
async function check(page: Page, text: string | RegExp, without = FRAME): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
  await expectAccessible(page, WCAG, without)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, String(text)).toBeLessThanOrEqual(0)
}

/** Posts a form and opens the page that it leads to. */
async function send(page: Page, path: string, form: Record<string, string> = {}): Promise<void> {
  const response = await page.request.post(path, { form, maxRedirects: 0 })
  expect(response.status(), path).toBe(303)
  const location = response.headers()['location']!
  // An address that differs only in its fragment is only scrolled to, without a response.
  if (!(await page.goto(location))) await page.reload()
}

async function open(page: Page, path: string, text: string | RegExp): Promise<void> {
  await page.goto(path)
  await check(page, text)
}

/** What the page's form with an action sends. */
function sentBy(page: Page, action: string): Promise<Record<string, string>> {
  return page
    .locator(`form[action="${action}"]`)
    .first()
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    )
}

// As wide as a phone, and so high that the summary, which sticks to the bottom of the window, covers no field on the way there.
test.use({ viewport: { width: 360, height: 2400 }, waitsForHydration: false })

test(
  'R91 every state of checkout and order: errors, changed prices, waiting, unknown, withdrawn, too late',
  { tag: '@one-language' },
  async ({ page }) => {
    await open(page, '/checkout/pagamento', 'Seu carrinho está vazio.')
    await fillCart(page.request)
    await send(page, '/checkout/pagamento/dados', { nome: '', email: 'a', cpf: '1', celular: '2' })
    await check(page, 'Informe o seu nome completo.')
    await fillCheckout(page.request)
    await send(page, '/checkout/pagamento/entrega', { cep: '1', uf: 'ZZ' })
    await check(page, /Este CEP não existe/)
    await send(page, '/checkout/pagamento/opcao', { opcao: 'foguete' })
    await check(page, 'Escolha uma forma de entrega.')
    await send(page, '/checkout/carrinho/cupom', { cupom: 'NENHUM', volta: 'pagamento' })
    await check(page, 'Este cupom não existe ou já venceu.')
    await page.goto('/checkout/pagamento')
    const order = await sentBy(page, '/checkout/pagamento/pedido')
    await send(page, '/checkout/pagamento/pedido', { ...order, 'total-pix': '1' })
    await check(page, /O preço, o frete ou o estoque mudou/)
    await page.goto('/checkout/pagamento')
    await send(page, '/checkout/pagamento/pedido', order)
    await check(page, 'Pague com Pix')
    const number = new URL(page.url()).pathname.split('/').at(-1)!
    await send(page, '/pedido/ver', { numero: number, email: 'bia@exemplo.com.br' })
    await check(page, /Não encontramos um pedido/)
    await page.goto(`/pedido/${number}`)
    const withdrawal = await sentBy(page, '/pedido/desistir')
    await page.getByText('Desistir da compra', { exact: true }).click()
    await check(page, /Motivo/)
    await send(page, '/pedido/desistir', withdrawal)
    await check(page, 'Recebemos a sua desistência.')
    await send(page, '/pedido/desistir', withdrawal)
    await check(page, /O prazo para desistir por aqui terminou/)
    await page.context().clearCookies()
    await open(page, `/pedido/${number}`, 'Acompanhar um pedido')
  },
)

test(
  'R91 every state of an account: wrong password, no orders, orders, profile, addresses, erasure, new password',
  { tag: '@one-language' },
  async ({ page }) => {
    const email = `ana.${crypto.randomUUID()}@example.com`
    await send(page, '/checkout/acesso/entrar', { usuario: email, senha: 'errada-errada' })
    await check(page, /E-mail ou senha não conferem/)
    await send(page, '/checkout/acesso/cadastrar', { nome: '', email: 'a', senha: '1' })
    await check(page, 'Informe o seu nome.')
    await send(page, '/checkout/acesso/recuperar', { usuario: email })
    await check(page, 'Solicitação recebida')
    await open(page, '/checkout/acesso/nova-senha?token=velho&erro=link', /Este link já foi usado/)
    await open(page, '/checkout/perfil', 'Entre na sua conta para ver e mudar os seus dados.')
    await send(page, '/checkout/acesso/cadastrar', { nome: 'Ana', email, senha: 'segredo-bem-longo' })
    await check(page, 'Olá, Ana!')
    await open(page, '/checkout/pedidos', /Você ainda não fez pedidos com esta conta/)
    await open(page, '/checkout/perfil', /Nenhum endereço salvo/)
    await send(page, '/checkout/perfil/dados', { nome: '', celular: '1' })
    await check(page, 'Informe o seu nome.')
    await send(page, '/checkout/perfil/dados', { nome: 'Ana Souza', celular: '11912345678' })
    await check(page, 'Seus dados foram salvos.')
    await send(page, '/checkout/perfil/endereco', { cep: '1' })
    await check(page, /Este CEP não existe/)
    await send(page, '/checkout/perfil/apagar', { senha: 'errada-errada' })
    await check(page, 'A senha não confere.')
    await fillCheckout(page.request)
    await page.goto('/checkout/pagamento')
    await send(page, '/checkout/pagamento/pedido', await sentBy(page, '/checkout/pagamento/pedido'))
    await page.goto('/checkout/pedidos')
    // Nothing is left out of this check: it includes the header of a signed-in customer.
    await check(page, 'Aguardando pagamento', [])
  },
)

/** Places an order, signs in as the team, and returns the order's number. */
async function orderForTeam(page: Page): Promise<string> {
  await fillCheckout(page.request)
  await page.goto('/checkout/pagamento')
  await send(page, '/checkout/pagamento/pedido', await sentBy(page, '/checkout/pagamento/pedido'))
  const numero = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto('/moderacao/entrar')
  await page.getByLabel('Senha').fill(TEAM_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/moderacao$/)
  return numero
}

test(
  'R91 every state of the team’s pages of orders: none, hidden address, no name, each step, an incomplete one',
  { tag: '@one-language' },
  async ({ page }) => {
    const numero = await orderForTeam(page)
    await open(page, '/moderacao/pedidos', numero)
    await open(page, '/moderacao/pedidos?situacao=devolvido', 'Nenhum pedido nesta situação.')
    const at = `/moderacao/pedidos/${numero}`
    await open(page, at, 'Quem é você?')
    const { ficha = '' } = await sentBy(page, '/moderacao/pedidos/pessoa')
    const post = (path: string, form: Record<string, string>) => send(page, path, { ficha, numero, ...form })
    await post('/moderacao/pedidos/pessoa', { nome: '', funcao: '' })
    await check(page, 'Diga o seu nome e a sua função.')
    await post('/moderacao/pedidos/pessoa', { nome: 'Bia', funcao: 'expedicao' })
    await check(page, /Avenida Paulista, 1000/)
    await post('/moderacao/pedidos/passo', { passo: 'enviado', transportadora: '', codigo: '' })
    await check(page, 'Preencha os campos deste passo.')
    for (const passo of ['pago', 'separado']) await post('/moderacao/pedidos/passo', { passo })
    await check(page, /Separado/)
    await post('/moderacao/pedidos/passo', { passo: 'enviado', transportadora: 'Correios', codigo: 'BR1' })
    await check(page, 'Correios · BR1')
    await open(page, `/pedido/${numero}`, 'A caminho')
    await page.goto(at)
    await post('/moderacao/pedidos/passo', { passo: 'pago' })
    await check(page, /este passo não vale mais/)
    await post('/moderacao/pedidos/passo', { passo: 'devolvido', motivo: 'Voltou' })
    await check(page, /Devolvido/)
    await open(page, `/pedido/${numero}`, 'Recebemos a devolução.')
  },
)

test(
  'R91 every state of refund and invoice: wrong amount, day and key, nothing chosen, recorded, on the buyer’s page',
  { tag: '@one-language' },
  async ({ page }) => {
    const numero = await orderForTeam(page)
    const at = `/moderacao/pedidos/${numero}`
    await page.goto(at)
    const { ficha = '' } = await sentBy(page, '/moderacao/pedidos/pessoa')
    const post = (path: string, form: Record<string, string>) => send(page, path, { ficha, numero, ...form })
    await post('/moderacao/pedidos/pessoa', { nome: 'Bia', funcao: 'financeiro' })
    await expect(page.getByRole('heading', { name: 'Reembolso e nota fiscal' })).toBeHidden()
    await post('/moderacao/pedidos/passo', { passo: 'pago' })
    await post('/moderacao/pedidos/passo', { passo: 'reembolso', valor: '9999,00', meio: 'pix', dia: '' })
    await check(page, /Este valor não vale/)
    await expect(page.getByLabel('Valor em reais')).toHaveValue('9999,00')
    await post('/moderacao/pedidos/passo', { passo: 'reembolso', valor: '5', meio: 'pix', dia: '2001-01-01' })
    await check(page, /Este dia não vale/)
    await post('/moderacao/pedidos/passo', { passo: 'reembolso', valor: '', meio: 'pix', dia: '' })
    await check(page, 'Preencha os campos deste passo.')
    await post('/moderacao/pedidos/passo', { passo: 'reembolso', valor: '12,34', meio: 'pix', dia: '' })
    await check(page, /Reembolso de R\$\s12,34, Pix/)
    await post('/moderacao/pedidos/passo', { passo: 'reembolso', valor: '1,00', meio: 'pix', dia: '' })
    const mistake = page.getByRole('form', { name: /Foi um engano\? Registro 2: R\$\s1,00, Pix/ })
    await mistake.getByLabel('Por que este registro é um engano?').fill('Era de outro pedido')
    await mistake.getByRole('button', { name: 'Desfazer o registro' }).click()
    await check(page, /registro de reembolso desfeito: 1\.00, pix, .*: Era de outro pedido/)
    await expect(page.getByText('por Bia (Financeiro)').last()).toBeVisible()
    await expect(mistake).toBeHidden()
    const again = { passo: 'reembolso_desfeito', reembolso: '2', engano: 'Era de outro pedido' }
    await post('/moderacao/pedidos/passo', again)
    await check(page, 'Este reembolso não está mais registrado.')
    await post('/moderacao/pedidos/passo', { ...again, reembolso: '1', engano: ' ' })
    await check(page, 'Preencha os campos deste passo.')
    const chave = '3526 1111 2223 3300 0181 5500 1000 0001 2311 2345 6787'
    await post('/moderacao/pedidos/passo', { passo: 'nota_fiscal', chave: `${chave.slice(0, -1)}8` })
    await check(page, /Esta chave não confere/)
    await expect(page.getByLabel('Chave de acesso da NF-e')).toHaveValue(`${chave.slice(0, -1)}8`)
    await post('/moderacao/pedidos/passo', { passo: 'nota_fiscal', chave })
    await check(page, `Nota fiscal ${chave}`)
    for (const [path, texts] of [
      [`/pedido/${numero}`, [/R\$\s12,34 devolvidos por Pix/, 'Consultar a nota no portal da NF-e']],
      [`/en/pedido/${numero}`, [/R\$\s?12\.34 refunded by Pix/, /See the invoice on the NF-e portal/]],
    ] as const) {
      await page.goto(path)
      for (const text of texts) await check(page, text)
      await expect(page.getByText(/R\$\s?1[,.]00 /)).toBeHidden()
    }
  },
)
