import { fillCheckout } from '../filled-checkout.ts'
import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test, visit } from './fixtures.ts'

const TEXTS = {
  pt: {
    pay: /com Pix/,
    keep: 'Guardar este pedido',
    link: 'Entrar ou criar conta',
    signUp: 'Criar conta',
    name: 'Nome',
    password: /^Senha/,
    kept: /O pedido está na sua conta/,
    see: /^Ver o pagamento: Pedido \d+$/,
    again: 'Comprar de novo',
    moved: (number: string) => `O pedido ${number} agora está na sua conta, em “Meus pedidos”.`,
    other: (number: string) => `O pedido ${number}, aberto neste navegador, foi feito com outro e-mail.`,
    open: (number: string) => `Abra o pedido ${number} para guardá-lo nesta conta.`,
  },
  en: {
    pay: /with Pix/,
    keep: 'Save this order',
    link: 'Sign in or create an account',
    signUp: 'Create account',
    name: 'Name',
    password: /^Password/,
    kept: /The order is in your account/,
    see: /^View payment: Order \d+$/,
    again: 'Buy again',
    moved: (number: string) => `Order ${number} is now in your account, under “My orders”.`,
    other: (number: string) => `Order ${number}, opened in this browser, was placed with another e-mail.`,
    open: (number: string) => `Open order ${number} to save it to this account.`,
  },
} as const

for (const { lang, localPath } of LANGUAGES)
  test(`4.33 T21 ${lang}: without JavaScript a guest signs up from the page of an order: the form has the buyer's name and e-mail, the new account has the order, and its list of orders leads to the payment and buys the order again`, async ({
    plain,
    request,
  }) => {
    const text = TEXTS[lang]
    await fillCheckout(request)
    await plain.open(localPath('/checkout/pagamento'))
    await plain.press(text.pay)
    const number = plain.url.pathname.split('/').at(-1)!
    await plain.follow(text.link, plain.main)
    const form = () => plain.find('form', text.signUp)
    expect(plain.field(text.name, form()).value).toBe('Ana Souza')
    expect(plain.field('E-mail', form()).value).toBe('ana@exemplo.com.br')
    plain.fill(text.name, 'Ana', form())
    plain.fill('E-mail', 'ana@', form())
    plain.fill(text.password, 'curta', form())
    await plain.press(text.signUp, form())
    // A rejected form still leads to the order.
    expect(plain.field(text.name, form()).value).toBe('Ana')
    plain.fill('E-mail', `ana.${crypto.randomUUID()}@example.com`, form())
    plain.fill(text.password, 'segredo-bem-longo', form())
    await plain.press(text.signUp, form())
    expect(plain.text(plain.main)).toMatch(text.kept)
    expect(plain.text(plain.main)).not.toContain(text.keep)
    await plain.open(localPath('/checkout/pedidos'))
    expect(plain.find('link', new RegExp(`${number}$`))).toBeTruthy()
    const bought = plain.text(plain.main.querySelector('li li p')!)
    await plain.open(localPath('/checkout/acesso'))
    expect(plain.text(plain.main)).toContain(bought)
    await plain.follow(text.see)
    await plain.press(text.again)
    expect(plain.url.pathname).toBe(localPath('/checkout/carrinho/'))
    expect(plain.text(plain.main)).toContain(bought)
  })

for (const { lang, localPath } of LANGUAGES)
  test(`4.33 T21 ${lang}: without JavaScript a guest who signs up on the account page finds the order with that e-mail in the account; another order of the browser is only offered, and a stranger with the buyer’s e-mail gets none`, async ({
    plain,
    request,
    shop,
  }) => {
    const text = TEXTS[lang]
    const [email, otherEmail] = ['ana', 'bia'].map((name) => `${name}.${crypto.randomUUID()}@example.com`)
    const order = async (address: string) => {
      await fillCheckout(request, address)
      await plain.open(localPath('/checkout/pagamento'))
      await plain.press(text.pay)
      return plain.url.pathname.split('/').at(-1)!
    }
    const other = await order(otherEmail!)
    const own = await order(email!)
    await visit(shop.origin, async (stranger) => {
      await stranger.open(localPath('/checkout/acesso'))
      await signUp(stranger, lang, otherEmail!)
      await stranger.open(localPath('/checkout/pedidos'))
      expect(stranger.text(stranger.main)).not.toContain(other)
    })
    // Both pages still open without a key in their addresses.
    await plain.open(localPath(`/pedido/${other}`))
    expect(plain.text(plain.main)).toContain('Ana Souza')
    await plain.open(localPath('/checkout/acesso'))
    await signUp(plain, lang, email!)
    expect(plain.text(plain.main)).toContain(text.moved(own))
    expect(plain.text(plain.main)).toContain(text.other(other))
    await plain.open(localPath('/checkout/pedidos'))
    expect(plain.text(plain.main)).toContain(own)
    expect(plain.text(plain.main)).not.toContain(other)
    await plain.open(localPath('/checkout/acesso'))
    await plain.follow(text.open(other))
    await plain.press(text.keep)
    expect(plain.text(plain.main)).toMatch(text.kept)
  })

async function signUp(plain: PlainBrowser, lang: 'pt' | 'en', email: string): Promise<void> {
  const text = TEXTS[lang]
  const form = plain.find('form', text.signUp)
  plain.fill(text.name, 'Ana', form)
  plain.fill('E-mail', email, form)
  plain.fill(text.password, 'segredo-bem-longo', form)
  await plain.press(text.signUp, form)
}
